/** What a round asks and what counts as a bridge. Pure: chance comes in as an argument. */
import { type Random, shuffled, wholeBetween } from '@nobi/kit/guest';

export type SkillId = 'bonds-5' | 'bonds-10' | 'bonds-20';
export const skillIds: readonly SkillId[] = ['bonds-5', 'bonds-10', 'bonds-20'];

export interface Task {
  id: string;
  skill: SkillId;
  target: number;
  /** `complete`: one plank is missing. `build`: the gap is empty. */
  form: 'complete' | 'build';
  slots: number;
  /** On the learning kit's scale; a new child stands at 0. */
  difficulty: number;
}

export interface Round {
  target: number;
  slots: number;
  /** Planks that already lie there. */
  given: number[];
  /** Planks to choose from, shortest first. */
  tray: number[];
}

export type Verdict =
  | { kind: 'building'; left: number }
  | { kind: 'fits' }
  | { kind: 'short'; by: number }
  | { kind: 'long'; by: number };

const task = (
  skill: SkillId,
  target: number,
  how: Pick<Task, 'form' | 'slots' | 'difficulty'>,
): Task => ({ id: `${how.form}-${target}-${how.slots}`, skill, target, ...how });

const complete = (skill: SkillId, target: number, difficulty: number): Task =>
  task(skill, target, { form: 'complete', slots: 1, difficulty });
const build = (skill: SkillId, target: number, difficulty: number): Task =>
  task(skill, target, { form: 'build', slots: 2, difficulty });
const buildThree = (skill: SkillId, target: number, difficulty: number): Task =>
  task(skill, target, { form: 'build', slots: 3, difficulty });

export const bank: readonly Task[] = [
  complete('bonds-5', 3, -3.2),
  complete('bonds-5', 4, -2.4),
  complete('bonds-5', 5, -1.9),
  build('bonds-5', 4, -1.8),
  build('bonds-5', 5, -1.5),
  complete('bonds-10', 6, -1.4),
  complete('bonds-10', 7, -1.2),
  complete('bonds-10', 8, -1.0),
  complete('bonds-10', 10, -0.8),
  build('bonds-10', 7, -0.5),
  build('bonds-10', 8, -0.3),
  build('bonds-10', 9, -0.1),
  build('bonds-10', 10, -0.2),
  complete('bonds-20', 12, 0.2),
  buildThree('bonds-10', 10, 0.5),
  complete('bonds-20', 15, 0.6),
  build('bonds-20', 12, 0.8),
  build('bonds-20', 15, 1.1),
  buildThree('bonds-20', 15, 1.5),
  complete('bonds-20', 20, 1.4),
  buildThree('bonds-20', 20, 2.0),
];

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

/** Planks near the wanted one, none of which would do: telling them apart needs the number. */
const decoys = (random: Random, answer: number, target: number): number[] => {
  const most = Math.min(longest, Math.max(target, 5));
  const others = Array.from({ length: most }, (_, i) => i + 1).filter((each) => each !== answer);
  return shuffled(random, others)
    .sort((a, b) => Math.abs(a - answer) - Math.abs(b - answer))
    .slice(0, 5);
};

const completeRound = (task: Task, random: Random): Round => {
  const { target } = task;
  const answer = wholeBetween(random, 1, Math.min(longest - 1, target - 1));
  const rest = target - answer;
  // A plank is ten long at most, so a big rest arrives as two planks.
  const given = rest > longest ? [longest, rest - longest] : [rest];
  const tray = [answer, ...shuffled(random, decoys(random, answer, target)).slice(0, 3)];
  return { target, slots: 1, given, tray: tray.sort((a, b) => a - b) };
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
  return { target, slots, given: [], tray: tray.slice(0, 6).sort((a, b) => a - b) };
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
