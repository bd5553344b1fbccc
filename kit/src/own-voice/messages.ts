/**
 * What a frame and the page around it say about a child's own voice, through a port of their own: no
 * other frame carries a word of it. No sound ever crosses it.
 */
export const mostSeconds = 30;

/** Frame to page. `clip` is a slug of the item's own: a scene, a page, a story. */
export type VoiceRequest =
  | { v: 1; kind: 'voice'; act: 'record' | 'play' | 'forget'; clip: string }
  | { v: 1; kind: 'voice'; act: 'stop' }
  | { v: 1; kind: 'voice'; act: 'hush' };

/** Page to frame. */
export type VoiceNotice =
  /** All clips of this child and item; also after each change of them. */
  | { v: 1; kind: 'voice'; is: 'ready'; clips: readonly string[] }
  | { v: 1; kind: 'voice'; is: 'recording' | 'playing'; clip: string }
  /** A recording or a clip that was heard has ended. */
  | { v: 1; kind: 'voice'; is: 'stopped'; clip: string }
  /** Nothing is recorded: no press, no microphone, no room, no leave. The page says why. */
  | { v: 1; kind: 'voice'; is: 'refused'; clip: string };

/** By which either end knocks and hands over the port; it says nothing else. */
export const knock = { v: 1, kind: 'voice' } as const;

export const isKnock = (data: unknown): boolean => {
  const { v, kind } = Object(data);
  return v === 1 && kind === 'voice';
};
