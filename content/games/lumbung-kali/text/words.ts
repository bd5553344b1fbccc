/** All that is said. Praise names what is there; a miss says what there is to see. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order, Size, Verdict } from '../rules/orders.ts';

export interface Words extends OrderWords<Order> {
  /** On the sign: rows in words, and what is asked with a division. */
  rowsOf(size: Size): string;
  shared(total: number, rows: number): string;
  /** The button that ends a try. */
  done: Record<'plant' | 'tie', string>;
  sack(total: number): string;
  land(size: Size): string;
  rope(rows: number): string;
  keys: string;
  first: string;
  miss(verdict: Verdict, order: Order, size: Size): string;
  recap(fields: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  freeKeys: string;
  crops: readonly string[];
  spot(row: number, col: number, there: string | null): string;
  plot(size: Size): string;
  full: string;
  harvest: string;
  makeGoal: string;
  /** A rectangle of so many is not the only one, or is too small. */
  unsound: string;
}
