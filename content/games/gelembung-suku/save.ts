/** What is kept between sittings. A save that cannot be read is a fresh start, never an error. */
import type { Answer, Ladder, SkillRecord } from '@nobi/kit/learning';
import type { Move } from './rules.ts';
import {
  freshProgress,
  isOver,
  isWhole,
  memoryOfWords,
  type Progress,
  roundsPerSitting,
  type Sitting,
  taskById,
} from './session.ts';
import { type SkillId, skillIds, wordById } from './words.ts';

/** A bubble of the free play, where it lies. */
export interface Piece {
  part: string;
  x: number;
  y: number;
}

export interface Save {
  progress: Progress;
  sitting: Sitting | null;
  pieces: Piece[];
  /** The last things freed in free play. */
  found: string[];
}

export const mostPieces = 10;

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

const isKnown = (value: unknown): value is string =>
  typeof value === 'string' && wordById(value) !== undefined;
const isTask = (value: unknown): value is string =>
  typeof value === 'string' && taskById(value) !== undefined;

const readProgress = (value: unknown): Progress =>
  isBox(value)
    ? {
        skills: readEach(value.skills, readSkill),
        ladders: readEach(value.ladders, readLadder),
        recent: list(value.recent).filter(isKnown).slice(-memoryOfWords),
      }
    : freshProgress();

const readMove = (value: unknown): Move[] =>
  isBox(value) ? [{ hand: whole(value.hand, 0, 1), lane: whole(value.lane, 0, 3) }] : [];

const readSitting = (value: unknown): Sitting | null => {
  if (!isBox(value) || !isTask(value.taskId)) return null;
  const again = isBox(value.again) ? value.again : null;
  const sitting: Sitting = {
    seed: whole(value.seed, 0, 2 ** 32),
    at: whole(value.at, 0, roundsPerSitting),
    taskId: value.taskId,
    moves: list(value.moves).flatMap(readMove).slice(0, 3),
    misses: whole(value.misses, 0, 50),
    hints: whole(value.hints, 0, 50),
    again:
      again && isTask(again.taskId) ? { taskId: again.taskId, at: whole(again.at, 0, 12) } : null,
    freed: list(value.freed).filter(isKnown).slice(-16),
  };
  if (isOver(sitting)) return null;
  return isWhole(sitting) ? { ...sitting, moves: [] } : sitting;
};

const readPiece = (value: unknown): Piece[] =>
  isBox(value) && typeof value.part === 'string' && /^[a-z]{1,5}$/.test(value.part)
    ? [{ part: value.part, x: near(value.x, 220), y: near(value.y, 500) }]
    : [];

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
    return { progress: freshProgress(), sitting: null, pieces: [], found: [] };
  return {
    progress: readProgress(value.progress),
    sitting: readSitting(value.sitting),
    pieces: list(value.pieces).flatMap(readPiece).slice(-mostPieces),
    found: list(value.found).filter(isKnown).slice(-16),
  };
};

export const writeSave = (save: Save): string => JSON.stringify({ v: 1, ...save });
