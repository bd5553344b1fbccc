/** All that is said. What stands on a sign is read by the child alone until it was tried. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order } from '../rules/signs.ts';

/** A part that does not fit: what stands there, the whole word it makes, and what a root begins with. */
export interface Off {
  readonly form: Order['form'];
  readonly part: string;
  readonly word: string;
  readonly first: string;
  /** Whether the part is the root, of which the first letter melts or stays. */
  readonly isRoot: boolean;
  /** Whether a name is still small, or a plain word large. */
  readonly isSmall: boolean;
}

export interface Words extends OrderWords<Order> {
  first: string;
  miss(off: Off): string;
  empty: string;
  hang: string;
  toMend(count: number): string;
  part(text: string): string;
  blank: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  before: string;
  after: string;
  shape: string;
  paint: string;
  makeGoal: string;
  unsound: string;
}
