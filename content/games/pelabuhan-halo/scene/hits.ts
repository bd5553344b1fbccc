/** What a finger meets, and where feet stand. */
import type { SpotId } from '../rules/spots.ts';
import { type Layout, leastAnswer, places, type Rect } from './layout.ts';

/** What may be tapped for a spot: never smaller than a child's finger needs. */
export const hitOf = ({ berth }: Layout, spot: SpotId): Rect => {
  const [x, y, wide, high] = places[spot].hit;
  const width = Math.max(leastAnswer, wide * berth.scale);
  const height = Math.max(leastAnswer, high * berth.scale);
  return {
    x: berth.x + (x + wide / 2) * berth.scale - width / 2,
    y: berth.y + (y + high) * berth.scale - height,
    width,
    height,
  };
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isIn = (rect: Rect, at: Point): boolean =>
  at.x > rect.x && at.x < rect.x + rect.width && at.y > rect.y && at.y < rect.y + rect.height;

export const feetAt = ({ berth }: Layout, spot: SpotId): Point => {
  const [x, y] = places[spot].feet;
  return { x: berth.x + x * berth.scale, y: berth.y + y * berth.scale };
};

export const feetHome = ({ homes, quay }: Layout, at: number): Point => {
  const home = homes[at];
  return { x: home ? home.x + home.width / 2 : 0, y: quay.y + 6 };
};

/** How large a picture is in the water: it has to fit under a bridge. */
export const thingAt = ({ berth }: Layout): number => 76 * berth.scale;
