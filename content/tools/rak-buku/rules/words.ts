/** How long a word takes, and its syllables as the dictionary parts it. */
import { affixed } from './affixed.ts';

/** A little longer than a calm voice takes for it, in seconds: what is said next would cut it off. */
export const secondsFor = (word: string): number =>
  0.2 + word.length * 0.06 + (/[,;:]$/u.test(word) ? 0.2 : 0);

const sound = /ng|ny|sy|kh|(?:ai|au|oi)$|\p{L}/giu;
const isVowel = (each: string): boolean => /^[aiueoé]/iu.test(each);

/** Whether a syllable begins here: at a vowel after a vowel, or before the last of what stands between two. */
const begins = (sounds: readonly string[], at: number): boolean => {
  const [each = '', before = '', second = ''] = [sounds[at], sounds[at - 1], sounds[at - 2]];
  if (!sounds.slice(0, at).some(isVowel) || !sounds.slice(at).some(isVowel)) return false;
  if (isVowel(each)) return isVowel(before);
  // One alone goes with what follows (bo-la); of several the first stays behind (tap-lak, in-fra).
  const isAlone = isVowel(before) && isVowel(sounds[at + 1] ?? '');
  return isAlone || (!isVowel(before) && isVowel(second));
};

const partRoot = (word: string): string[] => {
  const sounds = word.match(sound) ?? [];
  const parts: string[] = [];
  for (const [at, each] of sounds.entries()) {
    if (at === 0 || begins(sounds, at)) parts.push(each);
    else parts.push(`${parts.pop() ?? ''}${each}`);
  }
  return parts;
};

/** The parts of one word without signs; a doubled word stays two words with a hyphen. */
export const syllablesOf = (word: string): string[] => {
  const known = affixed[word.toLowerCase()];
  if (!known) return word.split('-').flatMap(partRoot);
  let from = 0;
  return known.split('-').map((part) => {
    const piece = word.slice(from, from + part.length);
    from += part.length;
    return piece;
  });
};
