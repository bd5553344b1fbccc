/** What is kept between sessions. A save that cannot be read is a fresh start, never an error. */
import {
  freshLearning,
  readAssigned,
  readLearningOf,
  readPlaySession,
  type Saved,
  writeGame,
} from '@nobi/kit/game';
import { isBox, isText, list, openSave, whole } from '@nobi/kit/save';
import { codeOf, fieldsOf } from './code.ts';
import { type Plot, readPlots } from './garden.ts';
import type { Order } from './orders.ts';
import { type Progress, rounds, type Session, sessions } from './session.ts';
import { plan, taskNamed, topLevel } from './tasks.ts';

export interface Save extends Saved<Progress, Session> {
  plots: readonly Plot[];
  /** The level that the child is building. */
  made: readonly Order[];
}

const isTask = (value: unknown): value is string =>
  isText(value) && taskNamed(value, topLevel) !== undefined;

const readSession = (save: Record<string, unknown>): Session | null => {
  const found = readPlaySession(save, { isTask, rounds });
  if (!found) return null;
  const { session, stored } = found;
  const round = {
    ...session,
    ...readAssigned(stored, 0),
    filled: list(stored.filled).filter(isTask).slice(-rounds),
  };
  const isThere = taskNamed(round.taskId, round.level) !== undefined;
  return sessions.isOver(round) || !isThere ? null : round;
};

export const readSave = (text: string | null): Save => {
  const save = openSave(text);
  const fresh = { ...freshLearning(), sacks: 0 };
  if (!save) return { progress: fresh, session: null, plots: [], made: [] };
  const { progress } = save;
  const sacks = isBox(progress) ? whole(progress.sacks, 0, 9999) : 0;
  return {
    progress: { ...readLearningOf(plan, progress), sacks },
    session: readSession(save),
    plots: readPlots(save.plots),
    made: isText(save.made) ? (fieldsOf(save.made) ?? []) : [],
  };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: made.length > 0 ? codeOf(made) : '' });
