/** What is kept between sittings. A save that cannot be read is a fresh start, never an error. */
import type { Answer, SkillRecord } from '@nobi/kit/learning';
import { type Board, readBoard, writeBoard } from '../../boards/board.ts';
import { type Program, readProgram, tileCount, writeProgram } from '../../boards/program.ts';
import { freshIsland, type Island, islandRoom, islandSize } from './island-rules.ts';
import { type SkillId, skillIds } from './levels.ts';
import { bank } from './rules.ts';
import {
  freshProgress,
  isOver,
  type Progress,
  roundOf,
  roundsPerSitting,
  type Sitting,
} from './session.ts';

export interface Save {
  progress: Progress;
  sitting: Sitting | null;
  island: Island;
}

type Box = Record<string, unknown>;
const isBox = (value: unknown): value is Box =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
const whole = (value: unknown, from: number, to: number): number =>
  isNumber(value) ? Math.min(to, Math.max(from, Math.round(value))) : from;
const isSkill = (value: unknown): value is SkillId => skillIds.some((skill) => skill === value);
const isTask = (value: unknown): value is string => bank.some((task) => task.id === value);

const readAnswer = (value: unknown): Answer[] =>
  isBox(value) && isNumber(value.day) ? [{ day: value.day, clean: value.clean === true }] : [];

const readSkill = (value: unknown): SkillRecord | null => {
  if (!isBox(value)) return null;
  return {
    rating: isNumber(value.rating) ? Math.min(6, Math.max(-6, value.rating)) : 0,
    seen: whole(value.seen, 0, 100_000),
    answers: list(value.answers).flatMap(readAnswer).slice(-20),
    masteredOn: isNumber(value.masteredOn) ? value.masteredOn : null,
  };
};

const readProgress = (value: unknown): Progress => {
  if (!isBox(value)) return freshProgress();
  const skills: Progress['skills'] = {};
  for (const skill of skillIds) {
    const record = isBox(value.skills) ? readSkill(value.skills[skill]) : null;
    if (record) skills[skill] = record;
  }
  const open = list(value.open).filter(isSkill);
  return {
    skills,
    open: open.includes('sequence') ? open : ['sequence', ...open],
    recent: list(value.recent).filter(isTask).slice(-6),
  };
};

const readAgain = (value: unknown): Sitting['again'] =>
  isBox(value) && isTask(value.taskId)
    ? { taskId: value.taskId, at: whole(value.at, 0, 12) }
    : null;

const readSitting = (value: unknown): Sitting | null => {
  if (!isBox(value) || !isTask(value.taskId)) return null;
  const sitting: Sitting = {
    seed: whole(value.seed, 0, 2 ** 32),
    at: whole(value.at, 0, roundsPerSitting),
    taskId: value.taskId,
    program: '',
    misses: whole(value.misses, 0, 50),
    hints: whole(value.hints, 0, 50),
    again: readAgain(value.again),
    solved: list(value.solved).filter(isSkill).slice(-roundsPerSitting),
  };
  if (isOver(sitting)) return null;
  const round = roundOf(sitting);
  const program = isText(value.program) ? readProgram(value.program) : null;
  const fits =
    program !== null &&
    tileCount(program) <= round.room + 1 &&
    (program.drum === null) === (round.given.drum === null);
  return { ...sitting, program: writeProgram(fits ? program : round.given) };
};

const readIsland = (value: unknown): Island => {
  const fresh = freshIsland();
  if (!isBox(value)) return fresh;
  const board: Board | null = readBoard(list(value.rows).filter(isText));
  const program: Program | null = isText(value.program) ? readProgram(value.program) : null;
  const sound = board && board.width === islandSize && board.height === islandSize;
  if (!sound || !program?.drum || tileCount(program) > islandRoom) return fresh;
  return { board, program, building: value.building !== false };
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
    return { progress: freshProgress(), sitting: null, island: freshIsland() };
  return {
    progress: readProgress(value.progress),
    sitting: readSitting(value.sitting),
    island: readIsland(value.island),
  };
};

export const writeSave = ({ progress, sitting, island }: Save): string =>
  JSON.stringify({
    v: 1,
    progress,
    sitting,
    island: {
      rows: writeBoard(island.board),
      program: writeProgram(island.program),
      building: island.building,
    },
  });
