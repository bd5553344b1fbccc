/** For each word of a group: read it, build it of syllables and of sounds, and cut it. */

import { slippedOf, soundsOf } from '../rules/hearing.ts';
import { pictureNames } from '../rules/pictured.ts';
import { cutsOf } from '../rules/tiles.ts';
import { type Group, type Word, words, wordsOf } from '../rules/words.ts';
import type { Made } from './making.ts';

const isPictured = ({ id }: Word): boolean => pictureNames.has(id);
/** A line with a gap is more to read than a picture. */
const cost = (word: Word): number =>
  0.09 * word.id.length + (isPictured(word) ? 0 : 0.5) + 0.12 * word.syllables.length;

interface Spelling {
  by: 'sounds' | 'syllables';
  many: number;
}

const spelling = (word: Word, at: number, { by, many }: Spelling): Made => ({
  activity: 'spell',
  args: { word: word.id, by, many, ...(by === 'syllables' && many === 1 && { view: 1 }) },
  say: isPictured(word) ? 'spell' : 'fill',
  weight: cost(word) + 0.35 * many + (by === 'sounds' ? 1.1 : 0) + 0.004 * at,
});

const spellings = (word: Word, at: number): Made[] => {
  const inParts = word.syllables.length;
  const inSounds = soundsOf(word.id).length;
  return [
    ...(inParts > 1 ? [1, 2, 3].map((many) => spelling(word, at, { by: 'syllables', many })) : []),
    ...(inSounds > 2 && inSounds <= 7
      ? [1, 2].map((many) => spelling(word, at, { by: 'sounds', many }))
      : []),
  ];
};

/** Two pairs of wrong forms at most: those that the group is about come first. */
const readings = (word: Word, at: number): Made[] => {
  const wrong = slippedOf(word.id, word.group).length;
  return [0, 2].flatMap((turn): Made[] =>
    wrong < turn + 2
      ? []
      : [
          {
            activity: 'pick',
            args: { by: 'written', word: word.id, shift: turn },
            say: isPictured(word) ? 'written' : 'fitting',
            weight: cost(word) + 0.55 - 0.05 * turn + 0.003 * at,
          },
        ],
  );
};

const likeness = (one: string, other: string): number =>
  (one[0] === other[0] ? 2 : 0) +
  (one.at(-1) === other.at(-1) ? 1 : 0) +
  (one.length === other.length ? 1 : 0);

/** The word is read, and of three pictures whose names look alike one fits. */
const meanings = (word: Word, at: number): Made[] => {
  if (!isPictured(word)) return [];
  const own = wordsOf(word.group).filter(isPictured);
  const others = (own.length > 3 ? own : words.filter(isPictured))
    .filter(({ id }) => id !== word.id)
    .map((each, place) => ({ id: each.id, close: likeness(word.id, each.id) - place * 0.001 }))
    .toSorted((one, other) => other.close - one.close);
  const among = [others[at % 2]?.id ?? '', word.id, others[2]?.id ?? ''];
  return [
    {
      activity: 'pick',
      args: { by: 'picture', word: word.id, among },
      say: 'picture',
      weight: cost(word) + 0.2 + 0.003 * at,
    },
  ];
};

const cuttings = (word: Word, at: number): Made[] => {
  const cuts = cutsOf(word.id).length;
  if (cuts === 0) return [];
  const weight = cost(word) + 0.4 * cuts + 0.5 + 0.004 * at;
  return [{ activity: 'split', args: { word: word.id }, say: 'split', weight }];
};

const cutFrom: ReadonlySet<Group> = new Set(['closed', 'nasal', 'sykh', 'glide', 'cluster']);

export const wordTasks = (group: Group): Made[] =>
  wordsOf(group).flatMap((word, at) => [
    ...spellings(word, at),
    // Every other word is read twice: most answers are built.
    ...readings(word, at).slice(0, 1 + (at % 2)),
    ...(at % 2 === 0 ? meanings(word, at) : []),
    ...(cutFrom.has(group) ? cuttings(word, at) : []),
  ]);
