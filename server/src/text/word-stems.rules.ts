const least = 3;
const vowel = /^[aiueo]/;

/** The letter that a prefix has swallowed: me-nulis from tulis, ny-ari from cari, ng-itung from hitung. */
const swallowed: Record<string, readonly string[]> = {
  meng: ['', 'k', 'h'],
  peng: ['', 'k', 'h'],
  meny: ['s', 'c'],
  peny: ['s', 'c'],
  men: ['', 't'],
  pen: ['', 't'],
  mem: ['', 'p'],
  pem: ['', 'p'],
  nge: [''],
  ng: ['', 'k', 'h'],
  ny: ['s', 'c'],
  n: ['t'],
  m: ['p'],
};
const plainPrefixes = ['me', 'pe', 'ber', 'be', 'ter', 'per', 'di', 'ke', 'se', 'bel', 'pel'];

const withoutPrefix = (word: string): string[] => [
  ...plainPrefixes
    .filter((prefix) => word.startsWith(prefix))
    .map((prefix) => word.slice(prefix.length)),
  ...Object.entries(swallowed)
    .filter(([prefix]) => word.startsWith(prefix))
    .flatMap(([prefix, letters]) => {
      const rest = word.slice(prefix.length);
      return letters
        .filter((letter) => letter === '' || vowel.test(rest))
        .map((letter) => letter + rest);
    }),
];

const ends = (word: string, endings: readonly string[]): string[] =>
  endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));

const indonesian = (word: string): string[] => {
  const bare = [word, ...ends(word, ['lah', 'kah', 'pun', 'nya', 'ku', 'mu'])];
  const rooted = bare.flatMap((each) => [each, ...ends(each, ['kan', 'an', 'i', 'in'])]);
  return rooted.flatMap((each) => [each, ...withoutPrefix(each)]);
};

const english = (word: string): string[] => {
  const plural = [
    ...ends(word, ["'s", 's', 'es']),
    ...ends(word, ['ies', 'ied']).map((each) => `${each}y`),
  ];
  const verb = ends(word, ['ing', 'ed', 'er', 'est', 'ly', 'd', 'r']).flatMap((each) => [
    each,
    `${each}e`,
    each.at(-1) === each.at(-2) ? each.slice(0, -1) : each,
  ]);
  return [...plural, ...verb];
};

/**
 * What a word may be a form of, itself first: "menulis" is also "tulis", "games" also "game". Light on
 * purpose: it may name roots that do not exist, so compare only with words that do.
 */
export const stemsOf = (word: string): readonly string[] => [
  ...new Set(
    [word, ...indonesian(word), ...english(word)].filter(
      (each) => each.length >= least || each === word,
    ),
  ),
];

/** Words of a text that `plainText` has read; "hitung-hitungan" is two of them. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d]+(?:'s)?/gu) ?? [];
