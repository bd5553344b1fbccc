/** All that is said. Praise names what is there; a miss says what lies on the tray. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order, Verdict } from '../rules/orders.ts';

export interface Words extends OrderWords<Order> {
  first: string;
  miss(order: Order, verdict: Verdict): string;
  hand: string;
  load: string;
  total(sum: string, needed: string): string;
  piece(unit: string, isPack: boolean): string;
  tray(lain: string): string;
  empty: string;
  nothingYet: string;
  full: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  paint: string;
  roof: string;
  row: string;
  spot(at: number, good: string): string;
  nothing: string;
  visitor(good: string): string;
  makeGoal: string;
  places: readonly string[];
  wheel(place: string, digit: number): string;
  unsound: string;
}
