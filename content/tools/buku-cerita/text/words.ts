/** All words of the book maker. */
import type { id } from './id.ts';

export interface Starter {
  /** What the card asks. */
  ask: string;
  /** How a line may begin. */
  begins: string;
}

export type Words = Omit<typeof id, 'starters'> & { starters: readonly Starter[] };
