/** All that is said. The news themselves are read by the child alone: nothing of them is spoken before it is printed. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Form, Kind, Order } from '../rules/page.ts';

/** What was laid where it does not belong. */
export interface Off {
  readonly form: Form;
  readonly kind: Kind;
  /** Which gap, from 1. */
  readonly gap: number;
}

export interface Words extends OrderWords<Order> {
  first: string;
  miss(off: Off): string;
  article: string;
  layout: string;
  /** Every gap is filled. */
  ready: string;
  toLay: string;
  toRead: string;
  undo: string;
  print: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  nextFront: string;
  who: string;
  thing: string;
  place: string;
  part(text: string): string;
  makeGoal: string;
  unsound: string;
  /** What the judge finds: whom the signs of a riddle fit. */
  leaves(name: string): string;
}
