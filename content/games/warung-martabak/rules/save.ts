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
import { type Cut, type Point, type Shape, slicesOf } from '@nobi/kit/slices';
import { withCut } from './knife.ts';
import { skillIds } from './order-forms.ts';
import { plan, taskNamed, topLevel } from './orders.ts';
import { type Progress, roundsPerSession, type Session, taskOf } from './progress.ts';
import { sessions } from './session.ts';

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

export interface Save extends Saved<Progress, Session> {
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

const isTask = (value: unknown): value is string =>
  isText(value) && taskNamed(value, topLevel) !== undefined;

/** The level that a session of before the chooser was played at. */
const ladderStep = ({ progress }: Record<string, unknown>, taskId: string): number => {
  const skill = taskNamed(taskId, topLevel)?.skill;
  const ladders = isBox(progress) ? readEach(skillIds, progress.ladders, readLadder) : {};
  return (skill && ladders[skill]?.step) ?? 0;
};

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

const readSession = (save: Record<string, unknown>): Session | null => {
  const found = readPlaySession(save, { isTask, rounds: roundsPerSession });
  if (!found || sessions.isOver(found.session)) return null;
  const { stored } = found;
  const round = {
    ...found.session,
    ...readAssigned(stored, ladderStep(save, found.session.taskId)),
  };
  const { shape, pans } = taskOf(round);
  const cuts = Array.from({ length: pans }, (_, i) => readCuts(list(stored.cuts)[i], shape));
  return {
    ...round,
    cuts,
    taken: cuts.map((own, i) => readPlaces(list(stored.taken)[i], shape, own)),
    turn: round.misses,
    served: list(stored.served).filter(isTask).slice(-roundsPerSession),
  };
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

export const readSave = (text: string | null): Save => {
  const save = openSave(text);
  if (!save) return { progress: freshLearning(), session: null, buffet: freshBuffet() };
  return {
    progress: readLearningOf(plan, save.progress),
    session: readSession(save),
    buffet: readBuffet(save.buffet),
  };
};

export const writeSave = (save: Save): string => writeGame(save);
