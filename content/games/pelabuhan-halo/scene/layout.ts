/** Where everything lies on a screen of any shape. Pixels; a berth is drawn 360 x 225 units large. */
import type { SpotId } from '../rules/spots.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The beam on which the crane runs. */
  readonly beam: number;
  readonly water: number;
  readonly berth: { readonly x: number; readonly y: number; readonly scale: number };
  readonly homes: readonly Rect[];
  /** The quay: from where to where, and the top of its planks. */
  readonly quay: Rect;
  /** Side of a thing's picture on the quay. */
  readonly thing: number;
  readonly isUpright: boolean;
}

const wrist = 28;
export const leastAnswer = 82;
const unitsWide = 360;
const unitsHigh = 225;
/** The water's height in a berth's units. */
export const waterline = 184;

interface Place {
  /** x, y, width, height of what may be tapped, in units. */
  readonly hit: readonly [number, number, number, number];
  /** Where a thing's feet stand. */
  readonly feet: readonly [number, number];
}

export const places: Record<SpotId, Place> = {
  'on-boat': { hit: [4, 88, 106, 122], feet: [57, 172] },
  'on-island': { hit: [130, 88, 98, 122], feet: [179, 168] },
  'in-box': { hit: [248, 88, 106, 122], feet: [301, 170] },
  'on-whale': { hit: [4, 88, 112, 122], feet: [58, 158] },
  'on-rock': { hit: [136, 88, 96, 122], feet: [184, 164] },
  'in-basket': { hit: [252, 88, 102, 122], feet: [303, 168] },
  'on-small-boat': { hit: [4, 96, 98, 114], feet: [53, 180] },
  'between-boats': { hit: [122, 96, 92, 114], feet: [168, 188] },
  'on-big-boat': { hit: [234, 60, 122, 150], feet: [284, 158] },
  'on-bridge': { hit: [44, 0, 142, 96], feet: [115, 94] },
  'under-bridge': { hit: [66, 116, 98, 98], feet: [115, 196] },
  'next-to-bridge': { hit: [226, 108, 112, 106], feet: [282, 188] },
  'on-house': { hit: [40, 0, 142, 92], feet: [111, 88] },
  'in-house': { hit: [62, 112, 98, 98], feet: [111, 192] },
  'next-to-house': { hit: [226, 108, 112, 106], feet: [282, 188] },
  'on-table': { hit: [40, 6, 142, 94], feet: [111, 102] },
  'under-table': { hit: [62, 120, 98, 94], feet: [111, 196] },
  'next-to-table': { hit: [226, 108, 112, 106], feet: [282, 188] },
};

const clamp = (value: number, from: number, to: number): number =>
  Math.max(from, Math.min(to, value));

const homesIn = (space: Rect, count: number): Rect[] => {
  const gap = 18;
  const width = clamp((space.width - 2 * gap) / 3, leastAnswer, 160);
  const whole = count * width + (count - 1) * gap;
  return Array.from({ length: count }, (_, i) => ({
    x: space.x + (space.width - whole) / 2 + i * (width + gap),
    y: space.y,
    width,
    height: space.height,
  }));
};

const fitBerth = (space: Rect): Layout['berth'] => {
  const scale = Math.min(space.width / unitsWide, space.height / unitsHigh, 2.4);
  return {
    scale,
    x: space.x + (space.width - unitsWide * scale) / 2,
    y: space.y + space.height - unitsHigh * scale,
  };
};

/** Upright: water above, quay below. On its side: quay on the left, water on the right. */
export const layOut = (
  size: { width: number; height: number },
  sky: number,
  count: number,
): Layout => {
  const { width, height } = size;
  const isUpright = height > width;
  const high = clamp(height * 0.165, 88, isUpright ? 150 : 170);
  const floor = height - wrist;
  const along = clamp(width * 0.42, 286, 520);
  const home = {
    x: isUpright ? 14 : clamp(width * 0.02, 12, 40),
    y: floor - high,
    width: isUpright ? width - 28 : along - 24,
    height: high,
  };
  const left = isUpright ? 0 : home.x + home.width + 16;
  const bottom = isUpright ? home.y - 18 : floor;
  const wide = width - left - 4;
  // Where there is room to spare, the driver shows above the beam.
  const spare = bottom - sky - 16 - (unitsHigh / unitsWide) * wide;
  const beam = sky + 12 + clamp(spare, 0, 34);
  const top = beam + 4;
  const berth = fitBerth({ x: left, y: top, width: wide, height: bottom - top });
  const homes = homesIn(home, count);
  const thing = Math.min((homes[0]?.width ?? 90) - 4, high);
  const deck = home.y + high - 14;
  return {
    width,
    height,
    beam,
    water: berth.y + waterline * berth.scale,
    berth,
    homes,
    quay: {
      x: 0,
      y: deck,
      width: isUpright ? width : home.x + home.width + 8,
      height: height - deck,
    },
    thing,
    isUpright,
  };
};
