/** What is kept between sittings. A save that cannot be read is a fresh start, never an error. */
import type { Answer, Ladder, SkillRecord } from '@nobi/kit/learning';
import { bank, type SkillId, skillIds } from './rules.ts';
import {
  freshProgress,
  isOver,
  type Progress,
  roundOf,
  roundsPerSitting,
  type Sitting,
} from './session.ts';

/** A thing of the free play: a plank by its length, or an animal by its place in the queue. */
export interface Piece {
  plank: number | null;
  animal: number | null;
  x: number;
  y: number;
  angle: number;
}

export interface Save {
  progress: Progress;
  sitting: Sitting | null;
  pieces: Piece[];
}

export const mostPieces = 36;

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const whole = (value: unknown, from: number, to: number): number =>
  isNumber(value) ? Math.min(to, Math.max(from, Math.round(value))) : from;
const near = (value: unknown, bound: number): number =>
  isNumber(value) ? Math.min(bound, Math.max(-bound, value)) : 0;

const readAnswer = (value: unknown): Answer[] =>
  isBox(value) && isNumber(value.day) ? [{ day: value.day, clean: value.clean === true }] : [];

const readSkill = (value: unknown): SkillRecord | undefined => {
  if (!isBox(value)) return undefined;
  return {
    rating: near(value.rating, 6),
    seen: whole(value.seen, 0, 100_000),
    answers: list(value.answers).flatMap(readAnswer).slice(-20),
    masteredOn: isNumber(value.masteredOn) ? value.masteredOn : null,
  };
};

const readLadder = (value: unknown): Ladder | undefined =>
  isBox(value) ? { step: whole(value.step, 0, 2), run: whole(value.run, -3, 3) } : undefined;

const readEach = <Thing>(
  value: unknown,
  read: (value: unknown) => Thing | undefined,
): Partial<Record<SkillId, Thing>> => {
  const found: Partial<Record<SkillId, Thing>> = {};
  if (!isBox(value)) return found;
  for (const skill of skillIds) {
    const thing = read(value[skill]);
    if (thing !== undefined) found[skill] = thing;
  }
  return found;
};

const isTask = (value: unknown): value is string => bank.some((task) => task.id === value);

const readProgress = (value: unknown): Progress =>
  isBox(value)
    ? {
        skills: readEach(value.skills, readSkill),
        ladders: readEach(value.ladders, readLadder),
        recent: list(value.recent).filter(isTask).slice(-6),
      }
    : freshProgress();

const readSitting = (value: unknown): Sitting | null => {
  if (!isBox(value) || !isTask(value.taskId)) return null;
  const again = isBox(value.again) && isTask(value.again.taskId) ? value.again : null;
  const sitting: Sitting = {
    seed: whole(value.seed, 0, 2 ** 32),
    at: whole(value.at, 0, roundsPerSitting),
    taskId: value.taskId,
    laid: list(value.laid).filter(isNumber),
    misses: whole(value.misses, 0, 50),
    hints: whole(value.hints, 0, 50),
    again:
      again && isTask(again.taskId) ? { taskId: again.taskId, at: whole(again.at, 0, 12) } : null,
    built: list(value.built)
      .map((planks) => list(planks).filter(isNumber))
      .slice(-roundsPerSitting),
  };
  if (isOver(sitting)) return null;
  const round = roundOf(sitting);
  // Only a bridge that is still being built can be resumed; what was decided is asked again.
  const laid = [...new Set(sitting.laid)].filter((place) => round.tray[place] !== undefined);
  return { ...sitting, laid: laid.slice(0, round.slots - 1) };
};

const readPiece = (value: unknown): Piece[] => {
  if (!isBox(value)) return [];
  const plank = isNumber(value.plank) ? whole(value.plank, 1, 10) : null;
  const animal = plank === null && isNumber(value.animal) ? whole(value.animal, 0, 5) : null;
  if (plank === null && animal === null) return [];
  return [
    { plank, animal, x: near(value.x, 700), y: near(value.y, 700), angle: near(value.angle, 7) },
  ];
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const readSave = (text: string | null): Save => {
  const value = text === null ? null : parse(text);
  if (!isBox(value) || value.v !== 1)
    return { progress: freshProgress(), sitting: null, pieces: [] };
  return {
    progress: readProgress(value.progress),
    sitting: readSitting(value.sitting),
    pieces: list(value.pieces).flatMap(readPiece).slice(-mostPieces),
  };
};

export const writeSave = (save: Save): string => JSON.stringify({ v: 1, ...save });
