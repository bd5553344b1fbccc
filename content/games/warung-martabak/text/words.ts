/** All words of the game. Short enough for a bubble on a phone; praise names what the child did. */
import type { Fraction, Task } from '../rules/order-forms.ts';

export interface Words {
  say(fraction: Fraction): string;
  goal(task: Task): string;
  board(shape: string, parts: number, taken: number): string;
  undo: string;
  weigh: string;
  same: string;
  more(fraction: Fraction): string;
  answers: string;
  choose(task: Task): string;
  tapRim: string;
  tapPieces: string;
  keys: string;
  count(parts: number, people: number): string;
  uneven: string;
  less: string;
  tooMuch: string;
  fair(people: number): string;
  served(task: Task, ownWay: boolean): string;
  heavier(more: Fraction): string;
  equal(one: Fraction, other: Fraction): string;
  scaffold(task: Task): string;
  watch(task: Task): string;
  yourTurn: string;
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
  recap(fractions: readonly Fraction[], people: readonly number[]): string;
  name: { round: string; box: string };
}
