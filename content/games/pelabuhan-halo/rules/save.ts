/** What is kept between sessions. A save that cannot be read is a fresh start, never an error. */
import {
  readAssigned,
  readLearningOf,
  readPlaySession,
  type Saved,
  writeGame,
} from '@nobi/kit/game';
import { isBox, list, openSave } from '@nobi/kit/save';
import { plan, planned } from './plan.ts';
import {
  freshProgress,
  type Progress,
  roundOf,
  roundsPerSession,
  type Session,
  sentencesPerWord,
  taskNamed,
  taskOf,
} from './progress.ts';
import { sessions } from './session.ts';
import { type BerthId, berthIds, isSpot, type SpotId, spots } from './spots.ts';
import { keyOf, thingOf } from './things.ts';

/** The free harbour: what lies in the water, and three things with their places. */
export interface Haven {
  berth: BerthId;
  things: { key: string; spot: SpotId | null }[];
}

export interface Save extends Saved<Progress, Session> {
  haven: Haven;
}

export const freshHaven = (): Haven => ({
  berth: 'port',
  things: ['small-elephant', 'yellow-octopus', 'cow'].map((key) => ({ key, spot: null })),
});

const isName = (value: unknown): value is string => typeof value === 'string' && value.length < 90;

const readVocabulary = (value: unknown): Progress['heard'] =>
  isBox(value)
    ? Object.fromEntries(
        Object.entries(value)
          .slice(0, 80)
          .map(([word, sentences]) => [
            word,
            list(sentences).filter(isName).slice(0, sentencesPerWord),
          ]),
      )
    : {};

const isTask = (value: unknown): value is string =>
  typeof value === 'string' && taskNamed(value) !== undefined;

const readProgress = (value: unknown): Progress =>
  isBox(value)
    ? {
        ...readLearningOf(plan, value),
        heard: readVocabulary(value.heard),
        recent: list(value.recent).filter(isTask).slice(-8),
      }
    : freshProgress();

const readSession = (save: Record<string, unknown>): Session | null => {
  const found = readPlaySession(save, { isTask, rounds: roundsPerSession });
  if (!found) return null;
  const { stored } = found;
  const session: Session = {
    ...found.session,
    ...readAssigned(found.stored, planned(taskOf(found.session)).level),
    placed: [],
    done: list(stored.done).filter(isTask).slice(-roundsPerSession),
  };
  if (sessions.isOver(session)) return null;
  const { things, steps } = roundOf(session);
  const { berth } = spots[steps[0]?.spot ?? 'on-boat'];
  const standing = list(stored.placed);
  // Nothing stands on a spot of another berth, and no two things on one.
  const placed = things.map((_, at) => {
    const spot = standing[at];
    return isSpot(spot) && spots[spot].berth === berth && standing.indexOf(spot) === at
      ? spot
      : null;
  });
  return { ...session, placed };
};

const readHaven = (value: unknown): Haven => {
  if (!isBox(value)) return freshHaven();
  const berth = berthIds.find((each) => each === value.berth) ?? 'port';
  const things = list(value.things).flatMap((each) => {
    const thing = isBox(each) && isName(each.key) ? thingOf(each.key) : null;
    if (!thing || !isBox(each)) return [];
    const spot = isSpot(each.spot) && spots[each.spot].berth === berth ? each.spot : null;
    return [{ key: keyOf(thing), spot }];
  });
  return things.length === 3 ? { berth, things } : freshHaven();
};

export const readSave = (text: string | null): Save => {
  const save = openSave(text);
  if (!save) return { progress: freshProgress(), session: null, haven: freshHaven() };
  return {
    progress: readProgress(save.progress),
    session: readSession(save),
    haven: readHaven(save.haven),
  };
};

export const writeSave = (save: Save): string => writeGame(save);
