/** Which recordings of the child's voice the plays need: one a scene, by a number that is never used again. */
import type { Play, Scene } from './play.ts';
import { ticksPerSecond } from './world.ts';

interface Work {
  readonly play: Play;
}

/** The name of a recording towards the app. */
export const clipOf = (voice: number): string => `suara-${voice}`;

const voicesOf = (play: Play): number[] => play.flatMap(({ voice }) => voice ?? []);

const numberOf = (clip: string): number => Number(/^suara-(\d+)$/.exec(clip)?.[1] ?? 0);

/** A step that is taken back finds its own voice again, so each take has a recording of its own. */
export const nextVoice = (works: readonly Work[], clips: readonly string[]): number =>
  1 + Math.max(0, ...works.flatMap(({ play }) => voicesOf(play)), ...clips.map(numberOf));

/** What no play names any more. */
export const unusedClips = (works: readonly Work[], clips: readonly string[]): string[] => {
  const used = new Set(works.flatMap(({ play }) => voicesOf(play)).map(clipOf));
  return clips.filter((clip) => !used.has(clip));
};

export const clipsOf = ({ play }: Work): string[] => voicesOf(play).map(clipOf);

/** Whoever only speaks has a scene, too: it lasts as long as the voice does. */
export const withVoice = (scene: Scene, voice: number, seconds: number): Scene => ({
  ...scene,
  voice,
  length: Math.max(scene.length, Math.round(seconds * ticksPerSecond)),
});
