/** All that is said. Praise names what was done; a miss says what there is to see. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Verdict } from '../rules/judge.ts';
import type { Look } from '../rules/looks.ts';
import type { Landmark, Order, Relation } from '../rules/orders.ts';

export interface Words extends OrderWords<Order> {
  first: string;
  miss(verdict: Verdict, order: Order): string;
  /** For screen readers: what lies in the tray, stands in the bed, or is free. */
  look(look: Look): string;
  thing(order: Order, at: number): string;
  spot(relation: Relation, landmark: Landmark): string;
  creature(order: Order): string;
  goat: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  shape(look: Look): string;
  rain: string;
  rained: string;
  square(row: number, col: number, there: string | null): string;
  keys: string;
  makeGoal: string;
  wheel(at: number): string;
  unsound: string;
}
