/** One session: seven orders, the help that a miss calls for, and what the child showed. Pure. */
import { type ChosenRound, isAlone, openSessions, withSession } from '@nobi/kit/game';
import {
  type Assignment,
  type Help,
  helpAfter,
  isNewlyShown,
  isMastered as isShown,
  type LearningTask,
} from '@nobi/kit/learning';
import { plan, planned } from './plan.ts';
import {
  type Game,
  knownWords,
  lexicon,
  type Progress,
  roundOf,
  roundsPerSession,
  type Session,
  sentencesPerWord,
  taskNamed,
  taskOf,
} from './progress.ts';
import { judge, place, sentenceOf, type Verdict, wordsIn } from './round.ts';
import type { SpotId } from './spots.ts';
import { type SkillId, skillIds, type Task } from './tasks.ts';

const spotOf = (id: string): SpotId | undefined => taskNamed(id)?.steps[0]?.spot;

/** A few other rolls of the dice, so that no place comes twice in a row. */
const rolls = 6;

const elsewhere = ({ recent }: Progress, roll: (turn: number) => Assignment): Assignment => {
  const last = spotOf(recent.at(-1) ?? '');
  for (let turn = 0; turn < rolls; turn += 1) {
    const chosen = roll(turn);
    if (spotOf(chosen.task.id) !== last) return chosen;
  }
  return roll(0);
};

const layOut = (round: ChosenRound, before: Session | null): Session => ({
  ...round,
  placed: Array.from({ length: taskOf(round).many }, () => null),
  done: before ? [...before.done, before.taskId].slice(-roundsPerSession) : [],
});

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
/** Shown without help, and enough words, each right in three different sentences. */
export const isMastered = (progress: Progress, skill: SkillId): boolean =>
  isShown(progress.learning, { id: skill }) &&
  knownWords(progress, skill).length >= lexicon[skill].enough;

const heardToo = (progress: Progress, task: Task): Progress['heard'] => {
  const vocabulary = { ...progress.heard };
  const sentence = sentenceOf(task);
  for (const word of wordsIn(task))
    vocabulary[word] = [...new Set([...(vocabulary[word] ?? []), sentence])].slice(
      0,
      sentencesPerWord,
    );
  return vocabulary;
};

const remembered = ({ progress, session }: Game): Progress => {
  const task = taskOf(session);
  return {
    ...progress,
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
  const hadWords = knownWords(before, skill).length >= lexicon[skill].enough;
  return hadWords ? isNewlyShown(learning, { id: skill }) : true;
};

export const sessions = openSessions<LearningTask, Progress, Session>({
  plan,
  rounds: roundsPerSession,
  taskOf: (round) => planned(taskOf(round)),
  layOut,
  remember: remembered,
  prefer: elsewhere,
  isNews: (change, skill) => {
    const own = skillIds.find((id) => id === skill);
    return own !== undefined && isNewlyKnown(change, own);
  },
});
