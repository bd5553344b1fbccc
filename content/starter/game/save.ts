/** The save. One that cannot be read is a fresh start, never an error. */
import { type Answer, freshSkill, type SkillRecord } from '@nobi/kit/learning';
import { bank } from './rules.ts';
import { rounds, type Sitting } from './session.ts';

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null;
const numberIn = (value: unknown, from: number, to: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(to, Math.max(from, value)) : from;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isTask = (value: unknown): value is string => bank.some(({ id }) => id === value);

const readAnswer = (value: unknown): Answer[] =>
  isBox(value) && typeof value.day === 'number'
    ? [{ day: value.day, clean: value.clean === true }]
    : [];

const readRecord = (value: unknown): SkillRecord =>
  isBox(value)
    ? {
        rating: numberIn(value.rating, -6, 6),
        seen: numberIn(value.seen, 0, 100_000),
        answers: list(value.answers).flatMap(readAnswer).slice(-20),
        masteredOn: typeof value.masteredOn === 'number' ? value.masteredOn : null,
      }
    : freshSkill();

const readBack = (value: unknown): Sitting['back'] =>
  isBox(value) && isTask(value.task) ? { task: value.task, at: numberIn(value.at, 0, 99) } : null;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

export const writeSave = (sitting: Sitting): string => JSON.stringify({ v: 1, sitting });

export const readSave = (text: string | null): Sitting | null => {
  const value = parsed(text);
  if (!isBox(value) || value.v !== 1 || !isBox(value.sitting)) return null;
  const { sitting } = value;
  if (!isTask(sitting.task)) return null;
  return {
    record: readRecord(sitting.record),
    recent: list(sitting.recent).filter(isTask).slice(-4),
    at: numberIn(sitting.at, 0, rounds),
    task: sitting.task,
    seed: numberIn(sitting.seed, 0, 2 ** 32),
    misses: numberIn(sitting.misses, 0, 50),
    hints: numberIn(sitting.hints, 0, 50),
    back: readBack(sitting.back),
  };
};
