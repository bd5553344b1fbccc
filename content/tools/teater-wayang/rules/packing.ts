/** Scenes as short text. */
import { PackedReader, packNumber, packStep } from '@nobi/kit/studio';
import type { Actor, Scene } from './play.ts';
import type { Track } from './tracks.ts';
import {
  backdropNames,
  inside,
  mostCast,
  mostTicks,
  mostVoices,
  puppetNames,
  stage,
} from './world.ts';

const packTrack = (track: Track | null): string => {
  if (!track) return packNumber(0);
  const { points, acts } = track;
  const steps = points.map((value, at) => {
    const moved = value - (points[at - 3] ?? 0);
    return at % 3 === 0 ? packNumber(moved) : packStep(moved);
  });
  const waits = acts.map((tick, at) => packNumber(tick - (acts[at - 1] ?? 0)));
  return [packNumber(points.length / 3), ...steps, packNumber(acts.length), ...waits].join('');
};

export const packScene = ({ backdrop, isShadow, cast, length, voice }: Scene): string =>
  [
    packNumber(backdrop * 2 + (isShadow ? 1 : 0)),
    packNumber(length),
    packNumber(cast.length),
    ...cast.map(
      ({ puppet, x, y, track }) =>
        packNumber(puppet) + packNumber(x) + packNumber(y) + packTrack(track),
    ),
    // Last, so that scenes of before there was any are read as they are.
    voice === undefined ? '' : packNumber(voice),
  ].join('');

const readActs = (from: PackedReader): number[] | null => {
  const count = from.number(mostTicks);
  if (count === null) return null;
  const acts: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const wait = from.number(mostTicks);
    if (wait === null) return null;
    acts.push((acts.at(-1) ?? 0) + wait);
  }
  return acts;
};

/** Undefined where it cannot be read, null where nothing was recorded. */
const readTrack = (from: PackedReader): Track | null | undefined => {
  const count = from.number(mostTicks + 1);
  if (count === null) return undefined;
  if (count === 0) return null;
  const points: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const [wait, x, y] = [from.number(mostTicks), from.step(), from.step()];
    if (wait === null || x === null || y === null) return undefined;
    const [tick, ...spot] = [wait, x, y].map(
      (moved, part) => moved + (points[at * 3 + part - 3] ?? 0),
    );
    const [spotX = 0, spotY = 0] = spot;
    if (tick === undefined || tick > mostTicks) return undefined;
    points.push(tick, ...inside(spotX, spotY));
  }
  const acts = readActs(from);
  return acts ? { points, acts } : undefined;
};

const readActor = (from: PackedReader): Actor | null => {
  const puppet = from.number(puppetNames.length - 1);
  const [x, y] = [from.number(stage.wide), from.number(stage.tall)];
  const track = readTrack(from);
  if (puppet === null || x === null || y === null || track === undefined) return null;
  const [spotX, spotY] = inside(x, y);
  return { puppet, x: spotX, y: spotY, track };
};

/** Null for what is no scene; a scene whose end is damaged keeps the puppets before it. */
export const unpackScene = (text: string): Scene | null => {
  const from = new PackedReader(text, stage.wide);
  const look = from.number(backdropNames.length * 2 - 1);
  const length = from.number(mostTicks);
  const count = from.number(mostCast);
  if (look === null || length === null || count === null) return null;
  const cast: Actor[] = [];
  for (let at = 0; at < count; at += 1) {
    const actor = readActor(from);
    if (!actor) break;
    if (cast.every(({ puppet }) => puppet !== actor.puppet)) cast.push(actor);
  }
  const voice = from.number(mostVoices) || undefined;
  return {
    backdrop: Math.floor(look / 2),
    isShadow: look % 2 === 1,
    cast,
    length,
    ...(voice && { voice }),
  };
};
