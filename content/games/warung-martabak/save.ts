/** What is kept between sittings. A save that cannot be read is a fresh start, never an error. */
import type { Answer, Ladder, SkillRecord } from '@nobi/kit/learning';
import { type Cut, type Point, type Shape, slicesOf } from './dish.ts';
import { withCut } from './knife.ts';
import { type SkillId, skillIds } from './orders.ts';
import {
  freshProgress,
  isOver,
  type Progress,
  roundsPerSitting,
  type Sitting,
  taskNamed,
} from './session.ts';

/** A thing that was put on the martabak of the free play. */
export interface Sticker {
  what: number;
  x: number;
  y: number;
}

export interface Buffet {
  shape: Shape;
  cuts: Cut[];
  /** Places of the pieces that were eaten. */
  eaten: number[];
  stickers: Sticker[];
}

export interface Save {
  progress: Progress;
  sitting: Sitting | null;
  buffet: Buffet;
}

export const mostStickers = 48;
const stickerKinds = 8;
export const freshBuffet = (shape: Shape = 'round'): Buffet => ({
  shape,
  cuts: [],
  eaten: [],
  stickers: [],
});

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const whole = (value: unknown, from: number, to: number): number =>
  isNumber(value) ? Math.min(to, Math.max(from, Math.round(value))) : from;
const near = (value: unknown, bound: number): number =>
  isNumber(value) ? Math.min(bound, Math.max(-bound, value)) : 0;

const readAnswer = (value: unknown): Answer[] =>
  isBox(value) && isNumber(value.day) ? [{ day: value.day, clean: value.clean === true }] : [];

const readSkill = (value: unknown): SkillRecord | undefined =>
  isBox(value)
    ? {
        rating: near(value.rating, 6),
        seen: whole(value.seen, 0, 100_000),
        answers: list(value.answers).flatMap(readAnswer).slice(-20),
        masteredOn: isNumber(value.masteredOn) ? value.masteredOn : null,
      }
    : undefined;

const readLadder = (value: unknown): Ladder | undefined =>
  isBox(value) ? { step: whole(value.step, 0, 2), run: whole(value.run, -3, 3) } : undefined;

const readShown = (value: unknown): string[] | undefined =>
  Array.isArray(value)
    ? value
        .filter(isText)
        .filter((text) => /^\d-\d{1,2}$/.test(text))
        .slice(0, 60)
    : undefined;

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

const isTask = (value: unknown): value is string => isText(value) && taskNamed(value) !== undefined;

const readProgress = (value: unknown): Progress =>
  isBox(value)
    ? {
        skills: readEach(value.skills, readSkill),
        ladders: readEach(value.ladders, readLadder),
        shown: readEach(value.shown, readShown),
        recent: list(value.recent).filter(isTask).slice(-8),
      }
    : freshProgress();

const readPoint = (value: unknown): Point =>
  isBox(value) ? { x: near(value.x, 2), y: near(value.y, 2) } : { x: 0, y: 0 };

/** Only cuts that a knife could have made: each goes through the same door as a new one. */
const readCuts = (value: unknown, shape: Shape): Cut[] =>
  list(value).reduce<Cut[]>((cuts, each) => {
    if (!isBox(each)) return cuts;
    return withCut(shape, cuts, { from: readPoint(each.from), to: readPoint(each.to) }) ?? cuts;
  }, []);

const readPlaces = (value: unknown, shape: Shape, cuts: readonly Cut[]): number[] => {
  const count = slicesOf(shape, cuts).length;
  return [...new Set(list(value).filter(isNumber))].filter(
    (place) => Number.isInteger(place) && place >= 0 && place < count,
  );
};

const readSitting = (value: unknown): Sitting | null => {
  if (!isBox(value) || !isTask(value.taskId)) return null;
  const task = taskNamed(value.taskId);
  if (!task) return null;
  const { again } = value;
  const cuts = Array.from({ length: task.pans }, (_, i) =>
    readCuts(list(value.cuts)[i], task.shape),
  );
  const sitting: Sitting = {
    seed: whole(value.seed, 0, 2 ** 32),
    at: whole(value.at, 0, roundsPerSitting),
    taskId: value.taskId,
    cuts,
    taken: cuts.map((own, i) => readPlaces(list(value.taken)[i], task.shape, own)),
    misses: whole(value.misses, 0, 50),
    hints: whole(value.hints, 0, 50),
    again:
      isBox(again) && isTask(again.taskId)
        ? { taskId: again.taskId, at: whole(again.at, 0, 12) }
        : null,
    served: list(value.served).filter(isTask).slice(-roundsPerSitting),
  };
  return isOver(sitting) ? null : sitting;
};

const readBuffet = (value: unknown): Buffet => {
  if (!isBox(value)) return freshBuffet();
  const shape = value.shape === 'box' ? 'box' : 'round';
  const cuts = readCuts(value.cuts, shape);
  const stickers = list(value.stickers).filter(isBox);
  return {
    shape,
    cuts,
    eaten: readPlaces(value.eaten, shape, cuts),
    stickers: stickers
      .map((each) => ({ what: whole(each.what, 0, stickerKinds - 1), ...readPoint(each) }))
      .slice(-mostStickers),
  };
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
    return { progress: freshProgress(), sitting: null, buffet: freshBuffet() };
  return {
    progress: readProgress(value.progress),
    sitting: readSitting(value.sitting),
    buffet: readBuffet(value.buffet),
  };
};

export const writeSave = (save: Save): string => JSON.stringify({ v: 1, ...save });
