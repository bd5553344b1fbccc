/** The stage and all that can stand on it, in units of its own. */

/** Wide and tall; everything on the stage is measured in these. */
export const stage = { wide: 1000, tall: 800 } as const;

/** How large a puppet stands there. */
export const puppetSize = { wide: 230, tall: 322 } as const;

/** In this order in every save; new ones go to the end. */
export const puppetNames = [
  'nobi',
  'putri',
  'raka',
  'raksasa',
  'kancil',
  'harimau',
  'buaya',
  'kura',
  'enggang',
  'naga',
  'perahu',
  'pohon',
] as const;
export type PuppetName = (typeof puppetNames)[number];

export const backdropNames = ['sawah', 'hutan', 'laut', 'pendopo', 'kota', 'langit'] as const;
export type BackdropName = (typeof backdropNames)[number];

export const mostCast = 5;
export const mostScenes = 5;
/** So many recordings of the child's voice can be told apart. */
export const mostVoices = 1_000_000;
/** Time is counted in tenths of a second. */
export const ticksPerSecond = 10;
export const mostTicks = 30 * ticksPerSecond;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Between the edges, with a finger's width to what lies beside the stage. */
const inset = 24;

/** The nearest spot where all of a puppet can be seen. */
export const inside = (x: number, y: number): readonly [x: number, y: number] => [
  clamp(Math.round(x), puppetSize.wide / 2 + inset, stage.wide - puppetSize.wide / 2 - inset),
  clamp(Math.round(y), puppetSize.tall / 2 + inset, stage.tall - puppetSize.tall / 2 - inset),
];

/** Where puppets come in, so that all can be seen: three in front, two behind. */
const ground = stage.tall - puppetSize.tall / 2 - 40;
const entrances = [
  [500, ground],
  [250, ground],
  [750, ground],
  [375, ground - 190],
  [625, ground - 190],
] as const;

/** The first that nobody stands near. */
export const entranceFor = (
  taken: readonly { x: number; y: number }[],
): readonly [x: number, y: number] =>
  entrances.find(([x, y]) => taken.every((other) => Math.hypot(other.x - x, other.y - y) > 60)) ??
  entrances[0];
