/** All that is said around the English sentences. Praise names the sentence; a miss says what to compare. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order, Verdict } from '../rules/orders.ts';

export interface Words extends OrderWords<Order> {
  first: string;
  miss(verdict: Verdict): string;
  /** A place in the machine is still empty. */
  empty: string;
  lever: string;
  machine: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  /** Turns to other words that may follow. */
  more: string;
  anew: string;
  keep: string;
  saved: string;
  album: string;
  nothingYet: string;
  unfinished: string;
  makeGoal: string;
  unsound: string;
}
