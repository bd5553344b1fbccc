/** All words of the game. Short enough for a bubble on a phone; praise names what the child did. */
import type { Fraction, Order } from '../rules/order-forms.ts';

export interface Words {
  say(fraction: Fraction): string;
  goal(task: Order): string;
  board(shape: string, parts: number, taken: number): string;
  undo: string;
  weigh: string;
  same: string;
  more(fraction: Fraction): string;
  answers: string;
  choose(task: Order): string;
  tapRim: string;
  tapPieces: string;
  keys: string;
  count(parts: number, people: number): string;
  uneven: string;
  less: string;
  tooMuch: string;
  fair(people: number): string;
  served(task: Order, ownWay: boolean): string;
  heavier(more: Fraction): string;
  equal(one: Fraction, other: Fraction): string;
  scaffold(task: Order): string;
  watch(task: Order): string;
  yourTurn: string;
  anew: string;
  yum: string;
  topping: string;
  toppings: readonly string[];
  treats: readonly string[];
  huh: string;
  wow: string;
  level: string;
  free: string;
  stall: string;
  freeGoal: string;
  fresh: string;
  other: string;
  next: string;
  give: string;
  empty: string;
  allKnown: string;
  recap(fractions: readonly Fraction[], people: readonly number[]): string;
  name: { round: string; box: string };
}
