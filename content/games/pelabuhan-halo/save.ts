/** What is kept between sittings. A save that cannot be read is a fresh start, never an error. */
import type { Answer, SkillRecord } from '@nobi/kit/learning';
import {
  freshProgress,
  isOver,
  type Progress,
  roundOf,
  roundsPerSitting,
  type Sitting,
  sentencesPerWord,
  taskNamed,
} from './session.ts';
import { type BerthId, berthIds, isSpot, type SpotId, spots } from './spots.ts';
import { type SkillId, skillIds } from './tasks.ts';
import { keyOf, thingOf } from './things.ts';

/** The free harbour: what lies in the water, and three things with their places. */
export interface Haven {
  berth: BerthId;
  things: { key: string; spot: SpotId | null }[];
}

export interface Save {
  progress: Progress;
  sitting: Sitting | null;
  haven: Haven;
}

export const freshHaven = (): Haven => ({
  berth: 'port',
  things: ['small-elephant', 'yellow-octopus', 'cow'].map((key) => ({ key, spot: null })),
});

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const whole = (value: unknown, from: number, to: number): number =>
  isNumber(value) ? Math.min(to, Math.max(from, Math.round(value))) : from;

const readAnswer = (value: unknown): Answer[] =>
  isBox(value) && isNumber(value.day) ? [{ day: value.day, clean: value.clean === true }] : [];

const readSkill = (value: unknown): SkillRecord | undefined => {
  if (!isBox(value)) return undefined;
  return {
    rating: isNumber(value.rating) ? Math.min(6, Math.max(-6, value.rating)) : 0,
    seen: whole(value.seen, 0, 100_000),
    answers: list(value.answers).flatMap(readAnswer).slice(-20),
    masteredOn: isNumber(value.masteredOn) ? value.masteredOn : null,
  };
};

const readSkills = (value: unknown): Progress['skills'] => {
  const found: Partial<Record<SkillId, SkillRecord>> = {};
  if (!isBox(value)) return found;
  for (const skill of skillIds) {
    const record = readSkill(value[skill]);
    if (record) found[skill] = record;
  }
  return found;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 90;

const readHeard = (value: unknown): Progress['heard'] =>
  isBox(value)
    ? Object.fromEntries(
        Object.entries(value)
          .slice(0, 80)
          .map(([word, told]) => [word, list(told).filter(isText).slice(0, sentencesPerWord)]),
      )
    : {};

const isTask = (value: unknown): value is string =>
  typeof value === 'string' && taskNamed(value) !== undefined;

const readProgress = (value: unknown): Progress =>
  isBox(value)
    ? {
        skills: readSkills(value.skills),
        heard: readHeard(value.heard),
        recent: list(value.recent).filter(isTask).slice(-8),
      }
    : freshProgress();

const readSitting = (value: unknown): Sitting | null => {
  if (!isBox(value) || !isTask(value.taskId)) return null;
  const { taskId } = value;
  const again = isBox(value.again) && isTask(value.again.taskId) ? value.again : null;
  const sitting: Sitting = {
    seed: whole(value.seed, 0, 2 ** 32),
    at: whole(value.at, 0, roundsPerSitting),
    taskId,
    placed: [],
    misses: whole(value.misses, 0, 50),
    hints: whole(value.hints, 0, 50),
    again:
      again && isTask(again.taskId) ? { taskId: again.taskId, at: whole(again.at, 0, 20) } : null,
    done: list(value.done).filter(isTask).slice(-roundsPerSitting),
  };
  if (isOver(sitting)) return null;
  const { things, steps } = roundOf(sitting);
  const { berth } = spots[steps[0]?.spot ?? 'on-boat'];
  const kept = list(value.placed);
  // Nothing stands on a spot of another berth, and no two things on one.
  const placed = things.map((_, at) => {
    const spot = kept[at];
    return isSpot(spot) && spots[spot].berth === berth && kept.indexOf(spot) === at ? spot : null;
  });
  return { ...sitting, placed };
};

const readHaven = (value: unknown): Haven => {
  if (!isBox(value)) return freshHaven();
  const berth = berthIds.find((each) => each === value.berth) ?? 'port';
  const things = list(value.things).flatMap((each) => {
    const thing = isBox(each) && isText(each.key) ? thingOf(each.key) : null;
    if (!thing || !isBox(each)) return [];
    const spot = isSpot(each.spot) && spots[each.spot].berth === berth ? each.spot : null;
    return [{ key: keyOf(thing), spot }];
  });
  return things.length === 3 ? { berth, things } : freshHaven();
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
    return { progress: freshProgress(), sitting: null, haven: freshHaven() };
  return {
    progress: readProgress(value.progress),
    sitting: readSitting(value.sitting),
    haven: readHaven(value.haven),
  };
};

export const writeSave = (save: Save): string => JSON.stringify({ v: 1, ...save });
