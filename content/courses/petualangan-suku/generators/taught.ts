/** What a child has met by a lesson: letters, and the words that can be read with them. */
import { closedFrom, courseWords, laterWords, lettersOfNames, taughtIn } from '../rules/words.ts';

const order = Object.keys(taughtIn);

export interface Taught {
  /** The place of the lesson in the course. */
  at: number;
  /** How many lessons it lies behind the story: 0 up to there. */
  behind: number;
  glyphs: readonly string[];
  fresh: readonly string[];
  vowels: readonly string[];
  /** Those that make syllables: q and x stand in names only. */
  consonants: readonly string[];
  /** Pictured words that can be read by now. */
  words: readonly string[];
  /** Words whose pictures may be shown: what is heard need not be readable yet. */
  pictured: readonly string[];
  canRead(word: string): boolean;
}

const soundsOf = (word: string): string[] => word.match(/ng|ny|[a-z]/g) ?? [];
const isVowel = (glyph: string): boolean => /^[aiueo]$/.test(glyph);

/** A closed syllable waits for its lesson. */
const isOpen = (sounds: readonly string[]): boolean =>
  sounds.every((sound, at) => isVowel(sound) || isVowel(sounds[at + 1] ?? ''));

export const taughtBy = (lesson: string): Taught => {
  const at = order.indexOf(lesson);
  const glyphs = order.slice(0, at + 1).flatMap((id) => taughtIn[id] ?? []);
  const mayClose = at >= order.indexOf(closedFrom);
  const canRead = (word: string): boolean => {
    const sounds = soundsOf(word);
    return sounds.every((sound) => glyphs.includes(sound)) && (mayClose || isOpen(sounds));
  };
  return {
    at,
    behind: Math.max(0, at - order.indexOf('first-story')),
    glyphs,
    fresh: taughtIn[lesson] ?? [],
    vowels: glyphs.filter(isVowel),
    consonants: glyphs.filter((glyph) => !isVowel(glyph) && !lettersOfNames.includes(glyph)),
    words: courseWords.filter(canRead),
    pictured: courseWords.filter((word) => !laterWords.includes(word) || canRead(word)),
    canRead,
  };
};

/** The words that have one of the lesson's letters; in lessons without new ones all of them. */
export const newWords = ({ fresh, words }: Taught): readonly string[] =>
  fresh.length === 0
    ? words
    : words.filter((word) => soundsOf(word).some((sound) => fresh.includes(sound)));
