/** What the activities say, and what blocks are called. */
import type { Guest, Sound, Token } from '../rules/blocks.ts';
import type { Mistake } from '../rules/orders.ts';
import type { Misreading } from '../rules/predictions.ts';

export type WayName = 'compose' | 'mend' | 'count' | 'row';

export interface Words {
  sounds: Record<Sound, string>;
  guests: Record<Guest, string>;
  /** What a block is called, for who hears it. */
  block(token: Token): string;
  /** The short words on blocks. */
  iff: string;
  otherwise: string;
  put(block: string): string;
  drop: string;
  turn: string;
  go: string;
  stop: string;
  play: string;
  program: string;
  goal(played: string): string;
  counter(n: number): string;
  free(free: number): string;
  full: string;
  done: Record<WayName, string>;
  mistakes: Record<Mistake, string>;
  misread: Record<Misreading, string>;
  other: string;
  ways: Record<WayName, string>;
  watch: string;
  giant: string;
  snore: string;
  giggle: string;
  tapped(guest: string, n: number): string;
  points(n: number): string;
  quiet: string;
}
