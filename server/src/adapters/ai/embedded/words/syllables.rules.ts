const vowel = /^[aiueo]$/;
/** Two letters that are one sound and never part. */
const sounds = /ng|ny|sy|kh|[a-z]/g;
/** One sound only at the end of a word: pan-tai, but la-ut. */
const lastPair = /(?:ai|au|oi|ei)$/;

/** Letters as sounds, the last vowel pair kept together. */
const soundsOf = (word: string): string[] => {
  const pair = lastPair.exec(word)?.[0];
  const isPair = pair !== undefined && /[aiueo].*[aiueo]{2}$/.test(word);
  if (!isPair) return word.match(sounds) ?? [];
  return [...(word.slice(0, -2).match(sounds) ?? []), pair];
};

const isVowel = (sound: string) => vowel.test(sound) || lastPair.test(sound);

/**
 * Splits an Indonesian root by the rule of its spelling: before one consonant, between two, after
 * the first of three. Undefined for what is no word of plain letters with a vowel.
 */
export const syllablesOf = (word: string): string[] | undefined => {
  if (!/^[a-z]{1,24}$/.test(word) || !/[aiueo]/.test(word)) return undefined;
  const all = soundsOf(word);
  const cores = all.flatMap((sound, at) => (isVowel(sound) ? [at] : []));
  const starts = cores.slice(1).map((core, index) => {
    const between = core - (cores[index] ?? 0) - 1;
    return between < 2 ? core - between : (cores[index] ?? 0) + 2;
  });
  const cuts = [0, ...starts, all.length];
  return cuts.slice(1).map((end, index) => all.slice(cuts[index], end).join(''));
};
