/** Where things may go. A berth is what lies in the water for one round, with three spots. */
export const berthIds = ['port', 'bay', 'boats', 'bridge', 'house', 'table'] as const;
export type BerthId = (typeof berthIds)[number];

interface SpotRow {
  readonly berth: BerthId;
  /** Its part of the sentence. */
  readonly phrase: string;
  /** Where something is, as a word to learn. */
  readonly where: string;
  /** What it is called when it is tapped in the free harbour. */
  readonly name: string;
}

const spot = (berth: BerthId, where: string, name: string): SpotRow => ({
  berth,
  where,
  name,
  phrase: `${where} the ${name}`,
});

export const spots = {
  'on-boat': spot('port', 'on', 'boat'),
  'on-island': spot('port', 'on', 'island'),
  'in-box': spot('port', 'in', 'box'),
  'on-whale': spot('bay', 'on', 'whale'),
  'on-rock': spot('bay', 'on', 'rock'),
  'in-basket': spot('bay', 'in', 'basket'),
  'on-small-boat': spot('boats', 'on', 'small boat'),
  'between-boats': spot('boats', 'between', 'boats'),
  'on-big-boat': spot('boats', 'on', 'big boat'),
  'on-bridge': spot('bridge', 'on', 'bridge'),
  'under-bridge': spot('bridge', 'under', 'bridge'),
  'next-to-bridge': spot('bridge', 'next to', 'bridge'),
  'on-house': spot('house', 'on', 'house'),
  'in-house': spot('house', 'in', 'house'),
  'next-to-house': spot('house', 'next to', 'house'),
  'on-table': spot('table', 'on', 'table'),
  'under-table': spot('table', 'under', 'table'),
  'next-to-table': spot('table', 'next to', 'table'),
} as const satisfies Record<string, SpotRow>;

export type SpotId = keyof typeof spots;

export const isSpot = (value: unknown): value is SpotId =>
  typeof value === 'string' && Object.hasOwn(spots, value);
export const spotIds: readonly SpotId[] = Object.keys(spots).filter(isSpot);
export const spotsOf = (berth: BerthId): SpotId[] =>
  spotIds.filter((id) => spots[id].berth === berth);
