/** What all games do with the chooser: begin a session, settle a round, lay out the next. Pure. */
import { seeded } from '../guest/random.ts';
import {
  type Assignment,
  beginWith,
  chooseTask,
  freshState,
  fromRecords,
  isNewlyShown,
  type LearningState,
  type LearningTask,
  type Plan,
  settleTask,
} from '../learning/index.ts';
import type { BeginsWith } from '../port.ts';
import { readLearning } from '../save/chooser.ts';
import { readEach, readSkill } from '../save/learning.ts';
import { isBox } from '../save/read.ts';
import { type Assigned, assigned, assignmentOf, outcomeOf } from './assigned.ts';
import { type Grown, grownAfter, readGrown } from './grown.ts';
import type { PlaySession } from './session.ts';

export interface LearningProgress {
  learning: LearningState;
  grown: Grown;
}

export const freshLearning = (): LearningProgress => ({ learning: freshState(), grown: {} });

/** A round as the chooser meant it, before the game adds what lies there. */
export interface ChosenRound extends PlaySession, Assigned {}

export interface Played<Progress, Session> {
  progress: Progress;
  session: Session;
}

export interface SessionRules<Task, Progress, Session> {
  plan: Plan<Task & LearningTask>;
  /** Rounds of one session. */
  rounds: number;
  taskOf(round: Pick<ChosenRound, 'taskId' | 'level'>): Task & LearningTask;
  /** What lies there as a round begins; `before` is the one just settled, null at the first. */
  layOut(round: ChosenRound, before: Session | null): Session;
  /** What is remembered beside the learning. */
  remember?(game: Played<Progress, Session>): Progress;
  /** Another choice than the first, where rounds that fit as well play better. */
  prefer?(progress: Progress, roll: (turn: number) => Assignment): Assignment;
  /** Whether a skill was just shown, where that asks for more than the chooser does. */
  isNews?(change: Record<'before' | 'after', Progress>, skill: string): boolean;
}

export interface When {
  seed: number;
  day: number;
}

export interface Sessions<Progress, Session> {
  /** A save, corrected by what the child has shown. */
  begin(progress: Progress, known: BeginsWith): Progress;
  start(progress: Progress, when: When): Played<Progress, Session>;
  /** The round is right: what was learned, and the next one (or the end of the session). */
  moveOn(
    game: Played<Progress, Session>,
    day: number,
  ): { game: Played<Progress, Session>; mastered: boolean };
  isOver(session: Pick<PlaySession, 'at'>): boolean;
}

const untouched = { misses: 0, hints: 0 };

export const openSessions = <Task, Progress extends LearningProgress, Session extends ChosenRound>(
  rules: SessionRules<Task, Progress, Session>,
): Sessions<Progress, Session> => {
  const { plan, rounds, taskOf, layOut } = rules;
  const choose = (progress: Progress, { seed, at, day }: When & { at: number }): Assignment => {
    const roll = (turn: number): Assignment =>
      chooseTask(plan, progress.learning, {
        day,
        at,
        random: seeded(seed + at * 104_729 + turn * 31),
      });
    return rules.prefer?.(progress, roll) ?? roll(0);
  };
  const lay = (
    progress: Progress,
    when: When & { at: number },
    before: Session | null,
  ): Played<Progress, Session> => {
    const { seed, at } = when;
    const round = { seed, at, ...untouched, ...assigned(choose(progress, when)) };
    return { progress, session: layOut(round, before) };
  };
  return {
    begin: (progress, known) => ({
      ...progress,
      learning: beginWith(plan, progress.learning, known),
    }),
    start: (progress, when) => lay(progress, { ...when, at: 0 }, null),
    isOver: ({ at }) => at >= rounds,
    moveOn(game, day) {
      const { session, progress } = game;
      const task = taskOf(session);
      const learning = settleTask(plan, progress.learning, {
        assignment: assignmentOf(task, session),
        outcome: outcomeOf(session, day),
        choose: (other) => choose({ ...progress, learning: other }, { ...session, day }),
      });
      const grown = grownAfter(plan, learning, progress.grown);
      const learned = { ...(rules.remember?.(game) ?? progress), learning, grown };
      const next = { seed: session.seed, at: session.at + 1, day };
      return {
        game: lay(learned, next, session),
        mastered:
          rules.isNews?.({ before: progress, after: learned }, task.skill) ??
          isNewlyShown({ before: progress.learning, after: learning }, { id: task.skill }),
      };
    },
  };
};

/** Saves of before the chooser hold a record for each skill. */
export const readLearningOf = (plan: Plan, progress: unknown): LearningProgress => {
  if (!isBox(progress)) return freshLearning();
  const ids = plan.skills.map(({ id }) => id);
  const learning =
    readLearning(progress.learning) ?? fromRecords(plan, readEach(ids, progress.skills, readSkill));
  return { learning, grown: grownAfter(plan, learning, readGrown(progress.grown)) };
};
