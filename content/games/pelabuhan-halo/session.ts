/** One sitting: seven orders, the help that a miss calls for, and what the child showed. Pure. */
import { seeded } from '@nobi/kit/guest';
import {
  freshSkill,
  type Help,
  helpAfter,
  learn,
  masteryOf,
  pickItem,
  type SkillRecord,
  targetSuccess,
} from '@nobi/kit/learning';
import {
  judge,
  makeRound,
  type Placed,
  place,
  type Round,
  sentenceOf,
  type Verdict,
  wordsIn,
} from './rules.ts';
import { type SpotId, spots } from './spots.ts';
import { bank, firstTask, type SkillId, skillIds, type Task } from './tasks.ts';
import { colourIds, nouns, sizeIds } from './things.ts';

export const roundsPerSitting = 7;
/** A word is known when it was right in so many different sentences. */
export const sentencesPerWord = 3;

export interface Progress {
  skills: Partial<Record<SkillId, SkillRecord>>;
  /** Sentences (by task) in which a word was right at the first try, at most three each. */
  heard: Record<string, string[]>;
  recent: string[];
}

export interface Sitting {
  seed: number;
  /** Counts the orders; equal to `roundsPerSitting` when the harbour closes. */
  at: number;
  taskId: string;
  placed: Placed;
  misses: number;
  hints: number;
  /** A task that needed a worked example comes back two rounds later. */
  again: { taskId: string; at: number } | null;
  /** Tasks that were done, for the recap. */
  done: string[];
}

export interface Game {
  progress: Progress;
  sitting: Sitting;
}

export const freshProgress = (): Progress => ({ skills: {}, heard: {}, recent: [] });

const youngest = 5;

/** A skill not met yet starts a little below the one before it. */
export const recordOf = (progress: Progress, skill: SkillId): SkillRecord => {
  const own = progress.skills[skill];
  if (own) return own;
  const before = skillIds[skillIds.indexOf(skill) - 1];
  return freshSkill(before ? recordOf(progress, before).rating - 0.1 : -0.6);
};

/** Colours come after some nouns, sizes after some colours, and so on. */
const isOpen = (progress: Progress, skill: SkillId): boolean => {
  const before = skillIds[skillIds.indexOf(skill) - 1];
  if (!before) return true;
  const { seen, rating } = recordOf(progress, before);
  return seen >= 2 && rating > -0.9 && isOpen(progress, before);
};

const raise = (): never => {
  throw new Error('the captain has no orders');
};

export const taskNamed = (id: string): Task | undefined => bank.find((task) => task.id === id);
export const taskOf = (sitting: Pick<Sitting, 'taskId'>): Task =>
  taskNamed(sitting.taskId) ?? bank[0] ?? raise();

export const roundOf = (sitting: Pick<Sitting, 'taskId' | 'seed' | 'at'>): Round =>
  makeRound(taskOf(sitting), seeded(sitting.seed + sitting.at * 7919));

/** Two orders of one kind are enough where there are others, and no place comes twice in a row. */
const choices = (progress: Progress): Task[] => {
  const open = bank.filter(({ skill }) => isOpen(progress, skill));
  const last = progress.recent.slice(-2).map(taskNamed);
  const lately = last.map((task) => task?.skill);
  const spot = last.at(-1)?.steps[0]?.spot;
  const elsewhere = open.filter(({ steps }) => steps[0]?.spot !== spot);
  if (lately.length < 2 || lately[0] !== lately[1]) return elsewhere;
  const fresh = elsewhere.filter(({ skill }) => skill !== lately[0]);
  return fresh.length > 0 ? fresh : elsewhere;
};

const chooseTask = (
  progress: Progress,
  sitting: Pick<Sitting, 'seed' | 'at' | 'again'>,
): string => {
  if (sitting.again && sitting.again.at <= sitting.at) return sitting.again.taskId;
  // The very first order of all shows how the crane works: two things, one short word.
  if (progress.recent.length === 0) return firstTask;
  const picked = pickItem(choices(progress), {
    ratingOf: (task) => recordOf(progress, task.skill).rating,
    target: targetSuccess(youngest),
    recent: progress.recent.slice(-5),
    random: seeded(sitting.seed + sitting.at * 104_729),
  });
  return (picked ?? bank[0] ?? raise()).id;
};

const atHome = (taskId: string): Placed =>
  Array.from({ length: taskOf({ taskId }).many }, () => null);

export const sitDown = (progress: Progress, seed: number): Game => {
  const blank = { seed, at: 0, again: null };
  const taskId = chooseTask(progress, blank);
  return {
    progress,
    sitting: { ...blank, taskId, placed: atHome(taskId), misses: 0, hints: 0, done: [] },
  };
};

const change = (game: Game, changed: Partial<Sitting>): Game => ({
  ...game,
  sitting: { ...game.sitting, ...changed },
});

/** Lets a thing down on a spot and says what came of it. */
export const putDown = (game: Game, at: number, spot: SpotId): { game: Game; verdict: Verdict } => {
  const { sitting } = game;
  const verdict = judge(roundOf(sitting), sitting.placed, { at, spot });
  const misses = sitting.misses + (verdict.kind === 'other' ? 1 : 0);
  return { verdict, game: change(game, { placed: place(sitting.placed, at, spot), misses }) };
};

/** Everything that does not stand where the captain wants it, back on the quay. */
export const sentHome = (game: Game, at: number): Game =>
  change(game, { placed: game.sitting.placed.map((old, i) => (i === at ? null : old)) });

export const missed = (game: Game): Game => change(game, { misses: game.sitting.misses + 1 });
export const hinted = (game: Game): Game => change(game, { hints: game.sitting.hints + 1 });
export const helpNow = (game: Game): Help => helpAfter(game.sitting.misses);
export const isClean = (sitting: Sitting): boolean => sitting.misses === 0 && sitting.hints === 0;
export const isOver = (sitting: Sitting): boolean => sitting.at >= roundsPerSitting;

const wordsOf: Record<SkillId, readonly string[]> = {
  nouns: nouns.map(({ en }) => en),
  colours: colourIds,
  sizes: sizeIds,
  prepositions: [...new Set(Object.values(spots).map(({ where }) => where))],
  'two-steps': [],
};

const enoughWords: Record<SkillId, number> = {
  nouns: 4,
  colours: 3,
  sizes: 2,
  prepositions: 3,
  'two-steps': 0,
};

export const knownWords = (progress: Progress, skill: SkillId): string[] =>
  wordsOf[skill].filter((word) => (progress.heard[word]?.length ?? 0) >= sentencesPerWord);

/** The kit's mastery and enough words, each right in three different sentences. */
export const isMastered = (progress: Progress, skill: SkillId, day: number): boolean =>
  masteryOf(recordOf(progress, skill), day) === 'mastered' &&
  knownWords(progress, skill).length >= enoughWords[skill];

const heardToo = (progress: Progress, task: Task): Progress['heard'] => {
  const heard = { ...progress.heard };
  const sentence = sentenceOf(task);
  for (const word of task.steps.flatMap(wordsIn))
    heard[word] = [...new Set([...(heard[word] ?? []), sentence])].slice(0, sentencesPerWord);
  return heard;
};

const learned = ({ progress, sitting }: Game, day: number): Progress => {
  const task = taskOf(sitting);
  const { skill, difficulty, id } = task;
  const clean = isClean(sitting);
  return {
    skills: {
      ...progress.skills,
      [skill]: learn(recordOf(progress, skill), { clean, day, difficulty }),
    },
    heard: clean ? heardToo(progress, task) : progress.heard,
    recent: [...progress.recent, id].slice(-8),
  };
};

/** The order was right: what was learned, and the next one (or the end of the sitting). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { sitting, progress } = game;
  const { id, skill } = taskOf(sitting);
  const after = learned(game, day);
  const at = sitting.at + 1;
  const repeated = sitting.again?.taskId === id ? null : sitting.again;
  const again = helpNow(game) === 'worked' ? { taskId: id, at: at + 1 } : repeated;
  const next = { ...sitting, at, again };
  const taskId = chooseTask(after, next);
  return {
    mastered: !isMastered(progress, skill, day) && isMastered(after, skill, day),
    game: {
      progress: after,
      sitting: {
        ...next,
        taskId,
        placed: atHome(taskId),
        misses: 0,
        hints: 0,
        done: [...sitting.done, id].slice(-roundsPerSitting),
      },
    },
  };
};
