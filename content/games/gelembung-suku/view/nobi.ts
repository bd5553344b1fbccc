/** Nobi beside the jar: four drawn moods, a hop, and eyes on what happens. */
import type { Frame } from '@nobi/kit/canvas';
import { jarHalf } from '../scene/frame.ts';
import cheer from './art/nobi-cheer.svg';
import happy from './art/nobi-happy.svg';
import think from './art/nobi-think.svg';
import wow from './art/nobi-wow.svg';
import { isReady } from './pictures.ts';

export type Mood = 'happy' | 'cheer' | 'wow' | 'think';

const addresses: Record<Mood, string> = { happy, cheer, wow, think };

const load = (address: string): HTMLImageElement => {
  const image = new Image();
  image.src = address;
  return image;
};

export interface Nobi {
  mood: Mood;
  /** How high above the dock, in world units. */
  hop: number;
  tilt: number;
}

export interface NobiPlace {
  x: number;
  y: number;
  width: number;
}

/** Beside the jar if there is room; if not, Nobi sits beside the card. */
export const nobiPlace = (frame: Frame): NobiPlace | null => {
  const half = frame.width / 2 / frame.scale;
  const space = half - jarHalf - 20;
  if (space < 120) return null;
  return { x: -jarHalf - 16 - space / 2, y: 34, width: Math.min(190, space - 6) };
};

export class NobiLook {
  #images = new Map<Mood, HTMLImageElement>();
  readonly now: Nobi = { mood: 'happy', hop: 0, tilt: 0 };

  constructor() {
    for (const mood of ['happy', 'cheer', 'wow', 'think'] as const)
      this.#images.set(mood, load(addresses[mood]));
  }

  /** The picture of this moment, for the page beside the canvas. */
  address(): string {
    return addresses[this.now.mood];
  }

  draw(ctx: CanvasRenderingContext2D, frame: Frame): void {
    const image = this.#images.get(this.now.mood);
    if (!image || !isReady(image)) return;
    const place = nobiPlace(frame);
    if (!place) return;
    const height = (place.width * image.naturalHeight) / Math.max(1, image.naturalWidth);
    ctx.save();
    ctx.translate(place.x, place.y - this.now.hop * (place.width / 190));
    ctx.rotate(this.now.tilt);
    ctx.drawImage(image, -place.width / 2, -height, place.width, height);
    ctx.restore();
  }
}
