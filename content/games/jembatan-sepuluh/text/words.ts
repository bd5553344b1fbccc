/** All words of the game. Short enough for a bubble on a phone; praise names what the child did. */
import type { Animal } from '../actors/animal-parts.ts';
import type { Round } from '../rules/round.ts';

export interface Words {
  goal(round: Round): string;
  more(laid: readonly number[], target: number): string;
  fits(planks: readonly number[], target: number): string;
  otherWay(planks: readonly number[], target: number): string;
  short(by: number): string;
  long(by: number): string;
  scaffold: string;
  watch(planks: readonly number[], target: number): string;
  yourTurn: string;
  lookFor(left: number): string;
  startWith(length: number): string;
  drop: string;
  plank(length: number): string;
  planks: string;
  gap(length: number | null): string;
  takeBack(length: number): string;
  free: string;
  bridges: string;
  freeGoal: string;
  friend: string;
  sweep: string;
  recap(targets: readonly number[]): string;
  /** When every skill is mastered: says so and names what comes next. */
  allKnown: string;
  splash: string;
  boing: string;
  snug: string;
  says: Record<Animal['name'], string>;
}
