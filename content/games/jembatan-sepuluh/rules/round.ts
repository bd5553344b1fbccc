/** What a round asks and what counts as a bridge. Pure: chance comes in as an argument. */
import { type Random, shuffled, wholeBetween } from '@nobi/kit/guest';
import type { Task } from './tasks.ts';

export interface Round {
  target: number;
  slots: number;
  /** Planks that already lie there. */
  start: number[];
  /** Planks to choose from, shortest first. */
  tray: number[];
}

export type Verdict =
  | { kind: 'building'; left: number }
  | { kind: 'fits' }
  | { kind: 'short'; by: number }
  | { kind: 'long'; by: number };
export const total = (planks: readonly number[]): number =>
  planks.reduce((sum, each) => sum + each, 0);

/** What the planks that lie in the gap amount to. `free` is how many more may be laid. */
export const judge = (planks: readonly number[], target: number, free: number): Verdict => {
  const left = target - total(planks);
  if (left === 0) return { kind: 'fits' };
  if (left < 0) return { kind: 'long', by: -left };
  return free > 0 ? { kind: 'building', left } : { kind: 'short', by: left };
};

const longest = 10;

/**
 * Planks that a child lays who counts one too few or too many, lays the same again, or lays the whole
 * length; then others near the wanted one. None of them would do.
 */
const decoys = (
  random: Random,
  { answer, rest, target }: Record<'answer' | 'rest' | 'target', number>,
): number[] => {
  const most = Math.min(longest, Math.max(target, 5));
  const mistakes = shuffled(random, [answer - 1, answer + 1, rest, target]);
  const near = shuffled(
    random,
    Array.from({ length: most }, (_, i) => i + 1),
  ).sort((a, b) => Math.abs(a - answer) - Math.abs(b - answer));
  return [...new Set([...mistakes, ...near])].filter(
    (plank) => plank !== answer && plank >= 1 && plank <= most,
  );
};

const completeRound = (task: Task, random: Random): Round => {
  const { target } = task;
  const answer = task.answer ?? wholeBetween(random, 1, Math.min(longest - 1, target - 1));
  const rest = target - answer;
  // A plank is ten long at most, so a big rest arrives as two planks.
  const first = task.after ?? (rest > longest ? longest : rest);
  const start = [first, rest - first].filter((plank) => plank > 0);
  const others =
    task.beside === null ? decoys(random, { answer, rest, target }).slice(0, 3) : [task.beside];
  const tray = [answer, ...others];
  return { target, slots: 1, start, tray: tray.sort((a, b) => a - b) };
};

const splits = (target: number, parts: number): number[][] => {
  if (parts === 1) return target >= 1 && target <= longest ? [[target]] : [];
  return Array.from({ length: longest }, (_, i) => i + 1).flatMap((first) =>
    splits(target - first, parts - 1)
      .filter((rest) => (rest[0] ?? 0) >= first)
      .map((rest) => [first, ...rest]),
  );
};

/** The tray that holds both bridges, sharing planks where it can. */
const union = (one: readonly number[], other: readonly number[]): number[] => {
  const spare = [...one];
  const extra = other.filter((plank) => {
    const at = spare.indexOf(plank);
    if (at < 0) return true;
    spare.splice(at, 1);
    return false;
  });
  return [...one, ...extra];
};

const buildRound = (task: Task, random: Random): Round => {
  const { target, slots } = task;
  const [first = [], second = first] = shuffled(random, splits(target, slots));
  const both = union(first, second);
  const spare = shuffled(
    random,
    Array.from({ length: Math.min(longest, target - 1) }, (_, i) => i + 1).filter(
      (each) => !both.includes(each) && !both.includes(target - each),
    ),
  );
  const size = slots === 2 ? 5 : 6;
  const tray = [...both, ...spare].slice(0, Math.max(size, both.length));
  return { target, slots, start: [], tray: tray.slice(0, 6).sort((a, b) => a - b) };
};

/** Lays out one round. A build round always holds at least one way, mostly two or more. */
export const makeRound = (task: Task, random: Random): Round =>
  task.form === 'complete' ? completeRound(task, random) : buildRound(task, random);

/** Tray places that would finish the bridge from here, or nothing if there is no way. */
export const wayToFit = (
  round: Pick<Round, 'tray' | 'slots'>,
  left: number,
  used: readonly number[],
): number[] | null => {
  if (left === 0) return [];
  if (left < 0 || used.length >= round.slots) return null;
  for (const [place, length] of round.tray.entries()) {
    if (used.includes(place)) continue;
    const rest = wayToFit(round, left - length, [...used, place]);
    if (rest) return [place, ...rest];
  }
  return null;
};
