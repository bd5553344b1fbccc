/** A play: scenes with their cast and what each puppet does. Pure; every change makes a new play. */
import { endOf, type Track } from './tracks.ts';
import { entranceFor, mostCast, mostScenes } from './world.ts';

export interface Actor {
  puppet: number;
  /** Where it stands before the scene begins. */
  x: number;
  y: number;
  track: Track | null;
}

export interface Scene {
  backdrop: number;
  /** Behind the screen, with the lamp on. */
  isShadow: boolean;
  cast: readonly Actor[];
  /** In ticks; 0 until something was recorded. */
  length: number;
  /** The recording of the child's voice, on the device where it was made. */
  voice?: number | undefined;
}

export type Play = readonly Scene[];

export const emptyScene: Scene = { backdrop: 0, isShadow: false, cast: [], length: 0 };
export const emptyPlay: Play = [emptyScene];

export const isEmpty = (play: Play): boolean => play.every(({ cast }) => cast.length === 0);

export const takesOf = (play: Play): number => play.filter(({ length }) => length > 0).length;

export const withScene = (play: Play, at: number, scene: Scene): Play =>
  play.map((each, place) => (place === at ? scene : each));

/** The next scene keeps the place and who is there, so that a story can go on. */
export const withNextScene = (play: Play, at: number): Play | null => {
  const scene = play[at];
  if (!scene || play.length >= mostScenes) return null;
  const cast = scene.cast.map((actor) => ({ ...actor, track: null }));
  const next = { ...scene, cast, length: 0, voice: undefined };
  return [...play.slice(0, at + 1), next, ...play.slice(at + 1)];
};

const lengthOf = (cast: readonly Actor[], least = 0): number =>
  Math.max(least, ...cast.map(({ track }) => (track ? endOf(track) : 0)));

/** Comes in, or goes if it is there; null when the stage is full. */
export const withPuppet = (scene: Scene, puppet: number): Scene | null => {
  if (scene.cast.some((actor) => actor.puppet === puppet)) {
    const cast = scene.cast.filter((actor) => actor.puppet !== puppet);
    return { ...scene, cast, length: cast.length === 0 ? 0 : scene.length };
  }
  if (scene.cast.length >= mostCast) return null;
  const [x, y] = entranceFor(scene.cast);
  return { ...scene, cast: [...scene.cast, { puppet, x, y, track: null }] };
};

/** A puppet is put elsewhere; one whose movement is recorded begins where it was recorded. */
export const withPlace = (
  scene: Scene,
  puppet: number,
  [x, y]: readonly [x: number, y: number],
): Scene => ({
  ...scene,
  cast: scene.cast.map((actor) =>
    actor.puppet === puppet && !actor.track ? { ...actor, x, y } : actor,
  ),
});

/** What was recorded takes the place of what those puppets did before. */
export const withTake = (
  scene: Scene,
  tracks: ReadonlyMap<number, Track>,
  length: number,
): Scene => {
  const cast = scene.cast.map((actor) => {
    const track = tracks.get(actor.puppet);
    return track ? { ...actor, track } : actor;
  });
  return { ...scene, cast, length: lengthOf(cast, length) };
};
