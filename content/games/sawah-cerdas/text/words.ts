/** All that is said. Praise names what the program does; a miss says what there is to see. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order } from '../rules/orders.ts';
import type { Verdict } from '../rules/program.ts';

export interface Words extends OrderWords<Order> {
  first: string;
  miss(verdict: Verdict, field: number): string;
  missTrace(at: number): string;
  run: string;
  here: string;
  times(times: number): string;
  tile: Readonly<Record<string, string>>;
  strip(tiles: readonly string[]): string;
  field(squares: readonly string[], at: number): string;
  square: Readonly<Record<string, string>>;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  makeGoal: string;
  unsound: string;
}
