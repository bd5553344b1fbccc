/** What is kept between sessions. A save that cannot be read is a fresh start, never an error. */
import {
  freshLearning,
  readAssigned,
  readLearningOf,
  readPlaySession,
  type Saved,
  writeGame,
} from '@nobi/kit/game';
import {
  isBox,
  isNumber,
  isText,
  list,
  near,
  openSave,
  readEach,
  readLadder,
  whole,
} from '@nobi/kit/save';
import { type Progress, roundOf, roundsPerSession, type Session } from './progress.ts';
import { sessions } from './session.ts';
import { plan, skillIds, taskNamed, topLevel } from './tasks.ts';

/** A thing of the free play: a plank by its length, or an animal by its place in the queue. */
export interface Piece {
  plank: number | null;
  animal: number | null;
  x: number;
  y: number;
  angle: number;
}

export interface Save extends Saved<Progress, Session> {
  pieces: Piece[];
}

export const mostPieces = 36;

const isTask = (value: unknown): value is string =>
  isText(value) && taskNamed(value, topLevel) !== undefined;

const ladderStep = (save: Record<string, unknown>, taskId: string): number => {
  const skill = taskNamed(taskId, topLevel)?.skill;
  const ladders = isBox(save.progress) ? readEach(skillIds, save.progress.ladders, readLadder) : {};
  return (skill && ladders[skill]?.step) ?? 0;
};

const readSession = (save: Record<string, unknown>): Session | null => {
  const found = readPlaySession(save, { isTask, rounds: roundsPerSession });
  if (!found) return null;
  const session: Session = {
    ...found.session,
    ...readAssigned(found.stored, ladderStep(save, found.session.taskId)),
    laid: list(found.stored.laid).filter(isNumber),
    built: list(found.stored.built)
      .map((planks) => list(planks).filter(isNumber))
      .slice(-roundsPerSession),
  };
  if (sessions.isOver(session)) return null;
  const round = roundOf(session);
  // Only a bridge that is still being built can be resumed; what was decided is asked again.
  const laid = [...new Set(session.laid)].filter((place) => round.tray[place] !== undefined);
  return { ...session, laid: laid.slice(0, round.slots - 1) };
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

export const readSave = (text: string | null): Save => {
  const save = openSave(text);
  if (!save) return { progress: freshLearning(), session: null, pieces: [] };
  return {
    progress: readLearningOf(plan, save.progress),
    session: readSession(save),
    pieces: list(save.pieces).flatMap(readPiece).slice(-mostPieces),
  };
};

export const writeSave = (save: Save): string => writeGame(save);
