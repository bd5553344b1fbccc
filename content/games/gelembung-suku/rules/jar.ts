/** What fits together and what a round lays out. Pure: chance comes in as an argument. */
import type { BankWord } from '../../../words/bank.ts';
import { gameWords, matchedWords, type SkillId, skillOf, wordOf } from './words.ts';

export interface Bubble {
  key: number;
  /** One syllable, or several once they have grown together. */
  parts: readonly string[];
}

export interface Jar {
  hand: readonly Bubble[];
  /** Stacks, lowest first: only the top of a stack can be reached. */
  lanes: readonly (readonly Bubble[])[];
}

export interface Move {
  hand: number;
  lane: number;
}

export type Level = 0 | 1 | 2;

export interface Task {
  /** The plan's name of it, and its level. */
  id: string;
  name: string;
  word: BankWord;
  skill: SkillId;
  level: Level;
  /** On the learning kit's scale. */
  difficulty: number;
  /** A long word with two bubbles in the hand, of which one belongs elsewhere. */
  hasTwo?: true;
}

export type Outcome =
  | { kind: 'joins'; made: Bubble; whole: boolean; jar: Jar }
  | { kind: 'apart'; read: string };

const easiest = [-3.2, -2.3, -1.5, -0.8, 0];
const steps = [0, 0.7, 1.5];
/** Of a long word with two bubbles in the hand. */
const longest = 2.7;
const levels: readonly Level[] = [0, 1, 2];

/** Long words, many different letters, and letters that mirror each other make a word harder. */
const weightOf = ({ id, pattern }: BankWord): number => {
  const letters = [...id];
  const mirrored = letters.filter((letter) => 'bdp'.includes(letter)).length;
  const usual = [0, 4, 4, 5, 6, 7][pattern] ?? 6;
  return (
    0.2 * (letters.length - usual) +
    0.1 * (new Set(letters).size - usual + 1) +
    0.07 * mirrored +
    0.03 * letters.filter((letter) => 'eou'.includes(letter)).length
  );
};

const atEach = (word: BankWord, task: Pick<Task, 'name' | 'skill'>, hard: number): Task[] =>
  levels.map((level) => ({
    ...task,
    id: `${task.name}-${level}`,
    word,
    level,
    difficulty: hard + (steps[level] ?? 0) * (task.skill === 'match-syllables' ? 0.5 : 1),
  }));

export const bank: readonly Task[] = [
  ...matchedWords.flatMap((word) =>
    atEach(word, { name: `same-${word.id}`, skill: 'match-syllables' }, -4.4 + weightOf(word)),
  ),
  ...gameWords
    .filter(({ syllables }) => syllables.length > 2)
    .flatMap((word): Task[] => {
      const name = `two-${word.id}`;
      const difficulty = longest + weightOf(word);
      return [
        { id: `${name}-2`, name, word, skill: skillOf(word), level: 2, difficulty, hasTwo: true },
      ];
    }),
  ...gameWords.flatMap((word) =>
    atEach(
      word,
      { name: word.id, skill: skillOf(word) },
      (easiest[word.pattern - 1] ?? 0) + weightOf(word),
    ),
  ),
];

export const textOf = ({ parts }: Bubble): string => parts.join('');

export const topOf = (lane: readonly Bubble[] | undefined): Bubble | undefined => lane?.at(-1);

/** True if these syllables stand side by side in the word. */
const isStretch = (parts: readonly string[], { syllables }: BankWord): boolean =>
  syllables.some((_, from) => parts.every((part, i) => part === syllables[from + i]));

export const joined = (one: Bubble, other: Bubble, word: BankWord): readonly string[] | undefined =>
  [
    [...one.parts, ...other.parts],
    [...other.parts, ...one.parts],
  ].find((parts) => isStretch(parts, word));

/** What two bubbles that do not fit read as, in the order in which the child may have meant them. */
const readTogether = (held: Bubble, top: Bubble, word: BankWord): string =>
  held.parts[0] === word.syllables.at(-1) ? textOf(top) + textOf(held) : textOf(held) + textOf(top);

const without = (lanes: Jar['lanes'], at: number): Jar['lanes'] =>
  lanes.map((lane, i) => (i === at ? lane.slice(0, -1) : lane));

/** Drops a bubble of the hand on a stack. What has grown comes back into the hand until it is whole. */
export const drop = (jar: Jar, word: BankWord, move: Move): Outcome => {
  const held = jar.hand[move.hand];
  const top = topOf(jar.lanes[move.lane]);
  const parts = held && top && joined(held, top, word);
  if (!held || !parts)
    return { kind: 'apart', read: held && top ? readTogether(held, top, word) : '' };
  const made = { key: held.key + 1000, parts };
  const whole = parts.length === word.syllables.length;
  const hand = whole ? [] : jar.hand.map((each, i) => (i === move.hand ? made : each));
  return { kind: 'joins', made, whole, jar: { hand, lanes: without(jar.lanes, move.lane) } };
};

export const allMoves = (jar: Jar): Move[] =>
  jar.hand.flatMap((_, hand) => jar.lanes.map((_, lane) => ({ hand, lane })));

/** A move that fits, or nothing if there is none. */
export const wayOf = (jar: Jar, word: BankWord): Move | undefined =>
  allMoves(jar).find((move) => drop(jar, word, move).kind === 'joins');

export interface Bonus {
  from: number;
  to: number;
  word: BankWord;
}

/** Two tops that have come free and make a word of their own: a chain reaction. */
export const bonusIn = (lanes: Jar['lanes']): Bonus | undefined => {
  for (const [from, one] of lanes.entries())
    for (const [to, other] of lanes.entries()) {
      const first = topOf(one);
      const second = topOf(other);
      if (from === to || !first || !second) continue;
      const word = wordOf([...first.parts, ...second.parts]);
      if (word) return { from, to, word };
    }
  return undefined;
};

export const afterBonus = (lanes: Jar['lanes'], { from, to }: Bonus): Jar['lanes'] =>
  without(without(lanes, from), to);
