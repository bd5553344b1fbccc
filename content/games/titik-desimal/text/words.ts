/** All that is said. Praise names what is there; a miss says where the boat lies. */
import type { OrderWords } from '@nobi/kit/rounds';
import type { Order, Verdict } from '../rules/orders.ts';

export interface Words extends OrderWords<Order> {
  first: string;
  miss(order: Order, verdict: Verdict, value: number): string;
  farthest: string;
  partOf(percents: number, whole: number): string;
  anchor: string;
  zoomIn: string;
  zoomOut: string;
  sea(at: string): string;
  keys: string;
  recap(rounds: number): string;
  allKnown: string;
  play: string;
  free: string;
  freeGoal: string;
  put: string;
  thing(name: string): string;
  full: string;
  makeGoal: string;
  unsound: string;
}
