/** The save. One that cannot be read is a fresh start, never an error. */
import {
  freshLearning,
  readAssigned,
  readLearningOf,
  readPlaySession,
  type Saved,
  writeGame,
} from '@nobi/kit/game';
import { isText, openSave } from '@nobi/kit/save';
import { type Progress, rounds, type Session, sessions } from './session.ts';
import { plan, taskNamed, topLevel } from './tasks.ts';

export type Save = Saved<Progress, Session>;

const isTask = (value: unknown): value is string =>
  isText(value) && taskNamed(value, topLevel) !== undefined;

const readSession = (save: Record<string, unknown>): Session | null => {
  const found = readPlaySession(save, { isTask, rounds });
  if (!found) return null;
  const session = { ...found.session, ...readAssigned(found.stored, 0) };
  return sessions.isOver(session) ? null : session;
};

export const readSave = (text: string | null): Save => {
  const save = openSave(text);
  return save
    ? { progress: readLearningOf(plan, save.progress), session: readSession(save) }
    : { progress: freshLearning(), session: null };
};

export const writeSave = (save: Save): string => writeGame(save);
