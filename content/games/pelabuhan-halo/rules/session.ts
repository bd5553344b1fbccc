/** One session: seven orders, the help that a miss calls for, and what the child showed. Pure. */
import { assigned, assignmentOf, isAlone, outcomeOf, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import {
  type Assignment,
  chooseTask,
  type Help,
  helpAfter,
  isNewlyShown,
  isMastered as isShown,
  settleTask,
} from '@nobi/kit/learning';
import { plan, planned } from './plan.ts';
import {
  enoughWords,
  type Game,
  knownWords,
  type Progress,
  roundOf,
  roundsPerSession,
  type Session,
  sentencesPerWord,
  taskNamed,
  taskOf,
} from './progress.ts';
import { judge, type Placed, place, sentenceOf, type Verdict, wordsIn } from './round.ts';
import type { SpotId } from './spots.ts';
import type { SkillId, Task } from './tasks.ts';

const spotOf = (id: string): SpotId | undefined => taskNamed(id)?.steps[0]?.spot;

/** A few other rolls of the dice, so that no place comes twice in a row. */
const rolls = 6;

const nextTask = (
  { learning, recent }: Progress,
  { seed, at }: Pick<Session, 'seed' | 'at'>,
  day: number,
): Pick<Session, 'taskId' | 'level' | 'kind' | 'help'> => {
  const roll = (turn: number): Assignment =>
    chooseTask(plan, learning, { day, at, random: seeded(seed + at * 104_729 + turn * 31) });
  const last = spotOf(recent.at(-1) ?? '');
  const turns = Array.from({ length: rolls }, (_, turn) => roll(turn));
  const elsewhere = turns.find(({ task }) => spotOf(task.id) !== last);
  return assigned(elsewhere ?? roll(0));
};

const atHome = (taskId: string): Placed =>
  Array.from({ length: taskOf({ taskId }).many }, () => null);

export const startSession = (
  progress: Progress,
  { seed, day }: { seed: number; day: number },
): Game => {
  const blank = { seed, at: 0, misses: 0, hints: 0, done: [] };
  const next = nextTask(progress, blank, day);
  return { progress, session: { ...blank, ...next, placed: atHome(next.taskId) } };
};

/** Lets a thing down on a spot and says what came of it. */
export const putDown = (game: Game, at: number, spot: SpotId): { game: Game; verdict: Verdict } => {
  const { session } = game;
  const verdict = judge(roundOf(session), session.placed, { at, spot });
  const misses = session.misses + (verdict.kind === 'other' ? 1 : 0);
  return { verdict, game: withSession(game, { placed: place(session.placed, at, spot), misses }) };
};

/** Everything that does not stand where the captain wants it, back on the quay. */
export const sentHome = (game: Game, at: number): Game =>
  withSession(game, { placed: game.session.placed.map((old, i) => (i === at ? null : old)) });

export const helpNow = (game: Game): Help => helpAfter(game.session.misses);
export const isOver = (session: Session): boolean => session.at >= roundsPerSession;
/** Shown without help, and enough words, each right in three different sentences. */
export const isMastered = (progress: Progress, skill: SkillId): boolean =>
  isShown(progress.learning, { id: skill }) &&
  knownWords(progress, skill).length >= enoughWords[skill];

const heardToo = (progress: Progress, task: Task): Progress['heard'] => {
  const vocabulary = { ...progress.heard };
  const sentence = sentenceOf(task);
  for (const word of task.steps.flatMap(wordsIn))
    vocabulary[word] = [...new Set([...(vocabulary[word] ?? []), sentence])].slice(
      0,
      sentencesPerWord,
    );
  return vocabulary;
};

const learned = ({ progress, session }: Game, day: number): Progress => {
  const task = taskOf(session);
  return {
    learning: settleTask(plan, progress.learning, {
      assignment: assignmentOf(planned(task), session),
      outcome: outcomeOf(session, day),
    }),
    heard: isAlone(session) ? heardToo(progress, task) : progress.heard,
    recent: [...progress.recent, task.id].slice(-8),
  };
};

/** Either the orders or the words may have been the last that lacked. */
const isNewlyKnown = (
  { before, after }: Record<'before' | 'after', Progress>,
  skill: SkillId,
): boolean => {
  if (!isMastered(after, skill)) return false;
  const learning = { before: before.learning, after: after.learning };
  const hadWords = knownWords(before, skill).length >= enoughWords[skill];
  return hadWords ? isNewlyShown(learning, { id: skill }) : true;
};

/** The order was right: what was learned, and the next one (or the end of the session). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { session, progress } = game;
  const { id, skill } = taskOf(session);
  const after = learned(game, day);
  const at = session.at + 1;
  const next = nextTask(after, { seed: session.seed, at }, day);
  return {
    mastered: isNewlyKnown({ before: progress, after }, skill),
    game: {
      progress: after,
      session: {
        ...session,
        ...next,
        at,
        placed: atHome(next.taskId),
        misses: 0,
        hints: 0,
        done: [...session.done, id].slice(-roundsPerSession),
      },
    },
  };
};
