/** How Indonesian prefixes meet a root, as the dictionary (KBBI) writes them. Pure. */

/** What stands before the root, and what is left of the root. */
export interface Joined {
  readonly prefix: string;
  readonly stem: string;
}

const vowel = /[aiueo]/g;

/** One vowel, and no second syllable: cat, pel, lap. */
const isShort = (root: string): boolean => (root.match(vowel) ?? []).length === 1;
/** Two consonants at the beginning keep both: program, traktir. */
const isCluster = (root: string): boolean => /^[ptks][^aiueo]/.test(root);

const nasal = (root: string): string => {
  if (/^[bfvp]/.test(root)) return 'm';
  if (/^[tdcjz]/.test(root)) return 'n';
  if (/^s/.test(root)) return isCluster(root) ? 'n' : 'ny';
  return /^[aiueogkh]/.test(root) ? 'ng' : '';
};

const withNasal = (start: 'me' | 'pe', root: string): Joined => {
  if (isShort(root)) return { prefix: `${start}nge`, stem: root };
  const melts = /^[ptks]/.test(root) && !isCluster(root);
  return { prefix: `${start}${nasal(root)}`, stem: melts ? root.slice(1) : root };
};

export const withMe = (root: string): Joined => withNasal('me', root);

/** Who works at a thing or plays a sport keeps the root whole: petani, petinju. */
const plainPe = 'tani tinju voli catur silat sulap gulat sepeda ternak kerja renang lari'.split(
  ' ',
);

export const withPe = (root: string): Joined =>
  plainPe.includes(root) ? { prefix: 'pe', stem: root } : withNasal('pe', root);

/** The r of ber- goes before an r, and before a first syllable that ends in er. */
export const withBer = (root: string): Joined => {
  if (root === 'ajar') return { prefix: 'bel', stem: root };
  const isSilent = /^r/.test(root) || /^[^aiueo]+er[^aiueo]/.test(root);
  return { prefix: isSilent ? 'be' : 'ber', stem: root };
};

export const joined = ({ prefix, stem }: Joined): string => prefix + stem;
