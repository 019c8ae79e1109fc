// How the client's code is laid out: one declaration a line, so that a file's length is its size.
export default {
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
  printWidth: 100,
  singleQuote: true,
};
