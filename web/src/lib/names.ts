/* Names in sentences, as `src/threedoors/texts/names.py` puts them there: small articles in mid-sentence, run together
   with `de` and `a` where a language does so, commas closed, and what agrees with a name. Both read the same articles. */
import written from '../../../src/threedoors/texts/articles.json';

export type Names = Record<string, string>;

const OPENS = '\ue000'; // marks nobody ever sees, of no alphabet
const CLOSES = '\ue001';
interface Articles {
  articles: Readonly<Record<string, string>>; // with what agrees with each: m, f, mp or fp
  joined: Readonly<Record<string, string>>; // what an article and the word before it run together to
}
const BROUGHT = import.meta.glob<Articles>('../../../src/threedoors/texts/*/articles.json', {
  eager: true,
  import: 'default',
});
const NONE: Articles = { articles: {}, joined: {} };

const articlesOf = (language: string): Articles =>
  BROUGHT[`../../../src/threedoors/texts/${language}/articles.json`] ??
  (written as Readonly<Record<string, Articles>>)[language] ??
  NONE;

const BEGINS = new RegExp(`(^|[.!?…] |  |[“«] ?)${OPENS}(\\p{L})`, 'gmu');

const articleOf = (name: string, language: string): string =>
  Object.keys(articlesOf(language).articles).find((one) => name.toLowerCase().startsWith(one)) ??
  '';

/** A name between its marks, with a small article: to be put into a sentence. */
export function inside(name: string, language: string): string {
  const article = articleOf(name, language);
  const small = article ? OPENS + name.charAt(0).toLowerCase() + name.slice(1) : name;
  return name.includes(',') ? small + CLOSES : small;
}

/** A whole sentence without marks. */
export function settled(text: string, language: string): string {
  if (!text.includes(OPENS) && !text.includes(CLOSES)) return text;
  let whole = text.replace(
    BEGINS,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  for (const [apart, together] of Object.entries(articlesOf(language).joined)) {
    const [before, article] = apart.split(' ');
    const met = new RegExp(`(?<!\\p{L})${before} ${OPENS}${article} `, 'gu');
    whole = whole.replace(met, `${together} `);
  }
  return whole
    .replace(new RegExp(`${CLOSES}(?= \\p{L})`, 'gu'), ',')
    .replaceAll(OPENS, '')
    .replaceAll(CLOSES, '');
}

/** What agrees with a name: m, f, mp or fp; said beside it, or told by its article. */
export const genderOf = (names: Names, language: string): string =>
  names[`${language}_gender`] ??
  articlesOf(language).articles[articleOf(names[language] ?? '', language)] ??
  'm';
