/** Lays out a round: fair columns, a hand, and now and then a chain. */
import { pickOne, type Random, shuffled, wholeBetween } from '@nobi/kit/guest';
import type { BankWord } from '../../../words/bank.ts';
import { decoysFor } from './decoys.ts';
import { type Bubble, type Jar, joined, type Task, textOf, topOf } from './jar.ts';
import { gameWords, isRude, isWord } from './words.ts';

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

/** Where the partner is named and seen: one beginning in the hand, and nothing under a bubble. */
const isMatching = ({ skill }: Task): boolean => skill === 'match-syllables';

const handFor = (task: Task, random: Random): string => {
  const { syllables } = task.word;
  const at =
    task.level === 0 || isMatching(task) ? 0 : wholeBetween(random, 0, syllables.length - 1);
  return syllables[at] ?? '';
};

/** The other word of a chain reaction: one half beneath a needed bubble, one on top elsewhere. */
const bonusFor = (task: Task, random: Random): readonly string[] => {
  if (task.level === 0 || isMatching(task) || random() < 0.3) return [];
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
  const isFlat = isMatching(task);
  const lanes = level === 0 || (isFlat && level === 1) ? 3 : 4;
  const decoys = decoysFor({ word, level, count: 12, random });
  const spare = decoys.values();
  const next = (): string => spare.next().value ?? 'ta';
  const tops = [...needed, ...bonus.slice(1)];
  while (tops.length < lanes) tops.push(next());
  const stacks = tops.map((top, i) => {
    if (i === 0 && bonus[0]) return [bonus[0], top];
    if (isFlat) return [top];
    const isDeep = level === 2 || (level === 1 && random() < 0.5);
    return isDeep ? [next(), top] : [top];
  });
  const hasTwoInHand =
    !isFlat && level === 2 && (word.syllables.length === 2 || task.hasTwo === true);
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
