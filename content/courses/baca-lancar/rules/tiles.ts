/** What lies ready to build a word from: its own parts, and parts that are taken for them. Pure. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';
import { soundsOf, takenFor } from './hearing.ts';
import { syllablesOf, wordNamed } from './words.ts';

export type Arguments = Pick<CourseTask, 'args'>;

export const textsIn = ({ args }: Arguments, name: string): string[] => {
  const value = args[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** The parts of the answer, in order. */
export const partsOf = (task: Arguments): readonly string[] => {
  const word = wordIn(task, 'word');
  return wordIn(task, 'by') === 'sounds' ? soundsOf(word) : syllablesOf(word);
};

/** What the group of a word is mistaken in comes first. */
const telling: Readonly<Record<string, RegExp>> = {
  ghj: /^[ghj]$/,
  cwy: /^[cwy]$/,
  fvz: /^[fvzx]$/,
  mirror: /^[bdp]$/,
  closed: /^[^aiueo]$/,
  nasal: /^n[gy]$/,
  sykh: /^(?:sy|kh)$/,
  glide: /^(?:ai|au|oi|ei)$/,
  cluster: /^[lrst]$/,
};

const wrongSounds = (word: string): string[] => {
  const sounds = soundsOf(word);
  const isTelling = (each: string): boolean =>
    telling[wordNamed(word)?.group ?? '']?.test(each) ?? false;
  const order = [...sounds.filter(isTelling), ...sounds.filter((each) => !isTelling(each))];
  return [0, 1].flatMap((turn) => order.flatMap((each) => takenFor(each)[turn] ?? []));
};

/** A syllable with one sound taken for another, or with its end dropped. */
const wrongSyllables = (word: string): string[] => {
  const isTelling = telling[wordNamed(word)?.group ?? ''];
  return [true, false].flatMap((first) =>
    syllablesOf(word).flatMap((syllable) => {
      const sounds = syllable.match(/ng|ny|sy|kh|(?:ai|au|oi|ei)$|[a-z]/g) ?? [];
      return sounds.flatMap((each, at) => {
        const other = takenFor(each)[0];
        if (other === undefined || (isTelling?.test(each) ?? false) !== first) return [];
        return [sounds.map((one, place) => (place === at ? other : one)).join('')];
      });
    }),
  );
};

/** Beside the parts so many that do not belong, all different; where they lie is left to chance. */
export const tilesOf = (task: Arguments): string[] => {
  const word = wordIn(task, 'word');
  const parts = partsOf(task);
  const wrong = wordIn(task, 'by') === 'sounds' ? wrongSounds(word) : wrongSyllables(word);
  const others = [...new Set(wrong)].filter((each) => !parts.includes(each));
  return [...parts, ...others.slice(0, numberIn(task, 'many'))];
};

/** Where a word may be cut: after how many letters each part ends but for the last. */
export const cutsOf = (word: string): number[] => {
  const lengths = syllablesOf(word).map(({ length }) => length);
  return lengths.slice(0, -1).map((_, at) => lengths.slice(0, at + 1).reduce((a, b) => a + b, 0));
};

export type CutMiss = 'apart' | 'vowels' | 'few' | 'many' | 'elsewhere';

/** What is wrong with the cuts: two letters of one sound parted, too few, too many. */
export const cutMiss = (word: string, cuts: readonly number[]): CutMiss => {
  const right = cutsOf(word);
  const sounds = soundsOf(word);
  const ends = sounds.map((_, at) => sounds.slice(0, at + 1).join('').length);
  const inside = cuts.find((cut) => !ends.includes(cut));
  if (inside !== undefined) return /[aiueo]/.test(word[inside] ?? '') ? 'vowels' : 'apart';
  if (cuts.length < right.length) return 'few';
  return cuts.length > right.length ? 'many' : 'elsewhere';
};
