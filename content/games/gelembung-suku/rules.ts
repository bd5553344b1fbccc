/** What fits together and what a round lays out. Pure: chance comes in as an argument. */
import { pickOne, type Random, shuffled, wholeBetween } from '@nobi/kit/guest';
import type { BankWord } from '../../words/bank.ts';
import { decoysFor } from './decoys.ts';
import { gameWords, isRude, isWord, type SkillId, skillOf, wordOf } from './words.ts';

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
  id: string;
  word: BankWord;
  skill: SkillId;
  level: Level;
  /** On the learning kit's scale. */
  difficulty: number;
}

export type Outcome =
  | { kind: 'joins'; made: Bubble; whole: boolean; jar: Jar }
  | { kind: 'apart'; read: string };

const easiest = [-3.2, -2.3, -1.5, -0.8, 0];
const steps = [0, 0.7, 1.5];
const levels: readonly Level[] = [0, 1, 2];

export const bank: readonly Task[] = gameWords.flatMap((word) =>
  levels.map((level) => ({
    id: `${word.id}-${level}`,
    word,
    skill: skillOf(word),
    level,
    difficulty: (easiest[word.pattern - 1] ?? 0) + (steps[level] ?? 0),
  })),
);

export const textOf = ({ parts }: Bubble): string => parts.join('');

const topOf = (lane: readonly Bubble[] | undefined): Bubble | undefined => lane?.at(-1);

/** True if these syllables stand side by side in the word. */
const isStretch = (parts: readonly string[], { syllables }: BankWord): boolean =>
  syllables.some((_, from) => parts.every((part, i) => part === syllables[from + i]));

const joined = (one: Bubble, other: Bubble, word: BankWord): readonly string[] | undefined =>
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

const clashes = (one: Bubble, other: Bubble): boolean =>
  [textOf(one) + textOf(other), textOf(other) + textOf(one)].some(
    (text) => isWord(text) || isRude(text),
  );

/** Apart from the wanted word nothing within reach makes a word, or anything unkind. */
const isFair = (jar: Jar, word: BankWord): boolean => {
  const tops = jar.lanes.flatMap((lane) => topOf(lane) ?? []);
  const reach = [...jar.hand, ...tops];
  return reach.every((one, i) =>
    reach.slice(i + 1).every((other) => joined(one, other, word) || !clashes(one, other)),
  );
};

const handFor = (task: Task, random: Random): string => {
  const { syllables } = task.word;
  const at = task.level === 0 ? 0 : wholeBetween(random, 0, syllables.length - 1);
  return syllables[at] ?? '';
};

/** The other word of a chain reaction: one half beneath a needed bubble, one on top elsewhere. */
const bonusFor = (task: Task, random: Random): readonly string[] => {
  if (task.level === 0 || random() < 0.3) return [];
  const others = gameWords.filter(
    ({ syllables, pattern }) =>
      pattern <= task.word.pattern &&
      syllables.length === 2 &&
      !syllables.some((part) => task.word.syllables.includes(part)),
  );
  return pickOne(random, others)?.syllables ?? [];
};

const layOut = (task: Task, random: Random, bonus: readonly string[]): Jar => {
  const { word, level } = task;
  const held = handFor(task, random);
  const at = word.syllables.indexOf(held);
  const needed = word.syllables.filter((_, i) => i !== at);
  const lanes = level === 0 ? 3 : 4;
  const decoys = decoysFor({ word, level, count: 12, random });
  const spare = decoys.values();
  const next = (): string => spare.next().value ?? 'ta';
  const tops = [...needed, ...bonus.slice(1)];
  while (tops.length < lanes) tops.push(next());
  const stacks = tops.map((top, i) => {
    if (i === 0 && bonus[0]) return [bonus[0], top];
    const isDeep = level === 2 || (level === 1 && random() < 0.5);
    return isDeep ? [next(), top] : [top];
  });
  const hasTwoInHand = level === 2 && word.syllables.length === 2;
  const hand = hasTwoInHand ? shuffled(random, [held, next()]) : [held];
  let key = 0;
  const bubble = (part: string): Bubble => {
    key += 1;
    return { key, parts: [part] };
  };
  return {
    hand: hand.map(bubble),
    lanes: shuffled(random, stacks).map((stack) => stack.map(bubble)),
  };
};

/** Lays out one round; it can always be solved, and only in the wanted way. */
export const makeRound = (task: Task, random: Random): Jar => {
  const bonus = bonusFor(task, random);
  for (let tries = 0; tries < 60; tries += 1) {
    const jar = layOut(task, random, tries < 30 ? bonus : []);
    if (isFair(jar, task.word)) return jar;
  }
  return layOut({ ...task, level: 0 }, random, []);
};
