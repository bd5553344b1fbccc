/**
 * A letter that is being taught is said as it sounds, not by its name: "m bertemu a" is no "em bertemu a".
 *
 * Which letters and pairs of letters are one sound in Indonesian: Badan Bahasa, Ejaan yang Disempurnakan,
 * edisi V (2022), I.A to I.C. Its vowels are left alone, since their names are their sounds. English:
 * Letters and Sounds (DfES 00282-2007), phases two and three; its vowels are left alone, since `a` is a word.
 *
 * A device's voice says no consonant by itself: eSpeak NG 1.51 reads "m" as "em", "mmm" as "em em em" and
 * "ng" as "en-ge". With an open vowel after it, it says the sound: "meh", "ngeh"; in English "muh". That is
 * the best a device can do; a recorded clip needs no such vowel.
 */
import type { Lang } from '../../port.ts';

/** Small letters alone; capitals are names ("kelas B"), and a letter after a number is its unit. */
const alone: Readonly<Record<Lang, RegExp>> = {
  id: /(?<![\p{L}\p{N}'’-]|\p{N}\s)(?:ng|ny|sy|kh|[b-df-hj-np-tv-z])(?![\p{L}\p{N}'’-])/gu,
  en: /(?<![\p{L}\p{N}'’-]|\p{N}\s)(?:[b-df-hj-np-tv-z])(?![\p{L}\p{N}'’-])/gu,
};

/** What does not sound as it is written. */
const written: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  id: { q: 'k', x: 's' },
  en: { c: 'k', q: 'kw', x: 'ks' },
};
const vowel: Readonly<Record<Lang, string>> = { id: 'eh', en: 'uh' };

/** What a device is to say for these words. */
export const asSounds = (text: string, lang: Lang): string =>
  text.replace(
    alone[lang],
    (letters: string) => `${written[lang][letters] ?? letters}${vowel[lang]}`,
  );
