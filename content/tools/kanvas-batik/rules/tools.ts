/** What lies ready in the hand. Saves name everything by its place, so only ever add at the end. */
import type { Mode } from './symmetry.ts';

export const stampNames = [
  'cecek',
  'ukel',
  'truntum',
  'kawung',
  'parang',
  'mega',
  'sekar',
  'bird',
] as const;
export type StampName = (typeof stampNames)[number];

export const stampAt = (place: number): StampName => stampNames[place] ?? 'cecek';

/** Radius of a filling and width of a canting's line, in units of the cloth: small, middle, large. */
const radii = [46, 78, 124] as const;
const widths = [9, 19, 46] as const;

export const radiusOf = (size: number): number => radii[size] ?? radii[1];
export const widthOf = (size: number): number => widths[size] ?? widths[1];
export const sizes = widths.length;

export const dyeNames = ['yellow', 'red', 'indigo', 'soga'] as const;
export type DyeName = (typeof dyeNames)[number];

/** Light enough for two baths to make a third colour. */
const hexes: Record<DyeName, string> = {
  yellow: '#FFD03F',
  red: '#EE6055',
  indigo: '#3F78C4',
  soga: '#B36A2E',
};

export const dyeAt = (place: number): DyeName => dyeNames[place] ?? 'soga';
export const hexOf = (dye: DyeName): string => hexes[dye];

/** What two baths make of the bare cloth, whichever came first. */
export const mixes = ['orange', 'green', 'gold', 'purple', 'maroon', 'night'] as const;
export type Mix = (typeof mixes)[number];

const made: Readonly<Record<string, Mix>> = {
  'red yellow': 'orange',
  'indigo yellow': 'green',
  'soga yellow': 'gold',
  'indigo red': 'purple',
  'red soga': 'maroon',
  'indigo soga': 'night',
};

/** Null while there is only one colour, or more than two. */
export const mixOf = (baths: readonly number[]): Mix | null => {
  const names = [...new Set(baths.map(dyeAt))].sort();
  return (names.length === 2 && made[names.join(' ')]) || null;
};

/** The canting, or the place of a filling. */
export type Tool = 'canting' | number;

export interface Desk {
  tool: Tool;
  size: number;
  mode: Mode;
}

export const freshDesk: Desk = { tool: 'canting', size: 1, mode: 'turn6' };
