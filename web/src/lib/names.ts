/* Names in sentences, as `src/threedoors/texts/names.py` puts them there: small articles in mid-sentence, run together
   with `de` and `a` where a language does so, commas closed, and what agrees with a name. */

export type Names = Record<string, string>;

const OPENS = '\ue000'; // marks nobody ever sees, of no alphabet
const CLOSES = '\ue001';
const ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { 'the ': 'm', 'a ': 'm', 'an ': 'm' },
  fr: { 'les ': 'mp', 'le ': 'm', 'la ': 'f', 'l’': 'm', 'un ': 'm', 'une ': 'f' },
  es: { 'los ': 'mp', 'las ': 'fp', 'el ': 'm', 'la ': 'f', 'un ': 'm', 'una ': 'f' },
};
const JOINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' },
  es: { 'de el': 'del', 'a el': 'al' },
};
const BEGINS = new RegExp(`(^|[.!?…] |  |[“«] ?)${OPENS}(\\p{L})`, 'gmu');

const articleOf = (name: string, language: string): string =>
  Object.keys(ARTICLES[language] ?? {}).find((one) => name.toLowerCase().startsWith(one)) ?? '';

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
  for (const [apart, together] of Object.entries(JOINED[language] ?? {})) {
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
  ARTICLES[language]?.[articleOf(names[language] ?? '', language)] ??
  'm';
