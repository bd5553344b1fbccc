/** What is kept between sessions. A save that cannot be read is a fresh start, never an error. */
import {
  freshLearning,
  readAssigned,
  readLearningOf,
  readPlaySession,
  type Saved,
  writeGame,
} from '@nobi/kit/game';
import { isBox, list, near, openSave, whole } from '@nobi/kit/save';
import type { Move } from './jar.ts';
import { type Progress, plan, roundsPerSession, type Session, taskById } from './progress.ts';
import { isWhole, sessions } from './session.ts';
import { wordById } from './words.ts';

/** A bubble of the free play, where it lies. */
export interface Piece {
  part: string;
  x: number;
  y: number;
}

export interface Save extends Saved<Progress, Session> {
  pieces: Piece[];
  /** The last things freed in free play. */
  found: string[];
}

export const mostPieces = 10;

const isKnown = (value: unknown): value is string =>
  typeof value === 'string' && wordById(value) !== undefined;
const isTask = (value: unknown): value is string =>
  typeof value === 'string' && taskById(value) !== undefined;

const readMove = (value: unknown): Move[] =>
  isBox(value) ? [{ hand: whole(value.hand, 0, 1), lane: whole(value.lane, 0, 3) }] : [];

const readSession = (save: Record<string, unknown>): Session | null => {
  const found = readPlaySession(save, { isTask, rounds: roundsPerSession });
  if (!found) return null;
  const session: Session = {
    ...found.session,
    ...readAssigned(found.stored, taskById(found.session.taskId)?.level ?? 0),
    moves: list(found.stored.moves).flatMap(readMove).slice(0, 3),
    freed: list(found.stored.freed).filter(isKnown).slice(-16),
  };
  if (sessions.isOver(session)) return null;
  return isWhole(session) ? { ...session, moves: [] } : session;
};

const readPiece = (value: unknown): Piece[] =>
  isBox(value) && typeof value.part === 'string' && /^[a-z]{1,5}$/.test(value.part)
    ? [{ part: value.part, x: near(value.x, 220), y: near(value.y, 500) }]
    : [];

export const readSave = (text: string | null): Save => {
  const save = openSave(text);
  if (!save) return { progress: freshLearning(), session: null, pieces: [], found: [] };
  return {
    progress: readLearningOf(plan, save.progress),
    session: readSession(save),
    pieces: list(save.pieces).flatMap(readPiece).slice(-mostPieces),
    found: list(save.found).filter(isKnown).slice(-16),
  };
};

export const writeSave = (save: Save): string => writeGame(save);
