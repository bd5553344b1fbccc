/** What stands between the banks at the moment. */
import type { Animal } from '../actors/animal-parts.ts';
import type { Moment } from '../scene/crossing-steps.ts';
import type { Deck } from '../scene/deck.ts';
import type { Thing } from '../scene/pieces.ts';
export const animalSize = 1.2;

interface Carried {
  length: number;
  x: number;
  y: number;
  angle: number;
}

interface LaidPlank {
  length: number;
  x: number;
  lit: number;
}

export interface Show {
  /** How long the gap is; null in the free play, where nothing is measured. */
  target: number | null;
  unit: number;
  dots: boolean;
  /** Empty circles that stand for the open part of the gap: how many are covered already. */
  marks: { covered: number } | null;
  /** Whether these circles are numbered: 1, 2, 3 … */
  numbered: boolean;
  held: Carried | null;
  /** The plank that is too long, and by how much. */
  over: { key: number; by: number } | null;
  /** The finished bridge; while it is null the planks live in the physics. */
  bridge: LaidPlank[] | null;
  things: readonly Thing[];
  walker: { animal: Animal; moment: Moment } | null;
  /** The rope that carries planks until they make a bridge. */
  rope: boolean;
  /** Who is next, looking on from behind. */
  waiting: Animal | null;
  /** What presses on the finished bridge right now. */
  loads: { x: number; weight: number }[];
  camera: number;
}

/** How far the walkway hangs at `x`: planks do not bend, so it is straight from end to end of each. */
export const hang = (show: Show, deck: Deck, x: number): number => {
  for (const plank of show.bridge ?? []) {
    const half = (plank.length * show.unit) / 2;
    const share = (x - plank.x + half) / (half * 2);
    if (share < 0 || share > 1) continue;
    const left = deck.sag(plank.x - half + 4);
    return left + (deck.sag(plank.x + half - 4) - left) * share;
  }
  return deck.sag(x);
};
