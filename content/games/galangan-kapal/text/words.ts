/** All that is said. Praise names what was measured; a miss says what was mixed up, or what the sea makes of it. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order, Spot, Verdict } from '../rules/order.ts';

export interface Words extends OrderWords<Order> {
  first: string;
  miss(order: Order, verdict: Verdict, spot: Spot): string;
  launch: string;
  more: string;
  less: string;
  board(what: string): string;
  keys: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  /** One true line on each boat. */
  boats: readonly string[];
  hull: string;
  colour: string;
  /** What a sail of one's own measures. */
  sails(area: number, edge: number): string;
  noSail: string;
  makeGoal: string;
  unsound: string;
}
