import type { Stroke } from './instruments.ts';
import type { shared } from './shared.ts';

export type SharedSound = keyof typeof shared;

/** A sound that items share, by its name, or strokes of one's own. */
export type Effect = SharedSound | readonly Stroke[];
