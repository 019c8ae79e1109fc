// Faults in style sheets and in the style blocks of components. Layout is Prettier's.
export default {
  extends: 'stylelint-config-recommended',
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'no-descending-specificity': null, // components are read by what they show, not by weight
  },
};
