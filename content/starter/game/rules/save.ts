/** The save. One that cannot be read is a fresh start, never an error. */
import { freshSkill } from '@nobi/kit/learning';
import { isBox, list, openSave, readSkill, whole } from '@nobi/kit/save';
import { rounds, type Session } from './session.ts';
import { bank } from './tasks.ts';

const isTask = (value: unknown): value is string => bank.some(({ id }) => id === value);

const readBack = (value: unknown): Session['back'] =>
  isBox(value) && isTask(value.task) ? { task: value.task, at: whole(value.at, 0, 99) } : null;

export const writeSave = (session: Session): string => JSON.stringify({ v: 1, session });

export const readSave = (text: string | null): Session | null => {
  const session = openSave(text)?.session;
  if (!isBox(session) || !isTask(session.task)) return null;
  return {
    record: readSkill(session.record) ?? freshSkill(),
    recent: list(session.recent).filter(isTask).slice(-4),
    at: whole(session.at, 0, rounds),
    task: session.task,
    seed: whole(session.seed, 0, 2 ** 32),
    misses: whole(session.misses, 0, 50),
    hints: whole(session.hints, 0, 50),
    back: readBack(session.back),
  };
};
