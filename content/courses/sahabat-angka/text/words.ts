/** What the island says back. Short enough for a phone; praise names what the child did. */
import type { ThingName } from '../view/things.ts';

export type Things = Record<ThingName, { one: string; many: string }>;

export interface Words {
  things(count: number, name: ThingName): string;
  thing(name: ThingName): string;
  friend(number: number): string;
  counted(count: number, name: ThingName): string;
  iAm(number: number): string;
  notThatMany(picked: number): string;
  countSlowly: string;
  tapEach: string;
  addEye: string;
  takeEye: string;
  wake: string;
  eyesFit(count: number): string;
  eyesShort(count: number, wanted: number): string;
  eyesOver(count: number, wanted: number): string;
  addDuck: string;
  takeDuck: string;
  sail: string;
  seatsFit(count: number): string;
  seatsOther(count: number, wanted: number): string;
  tooMany(over: number): string;
  emptySeats(left: number): string;
  makesTen(one: number, other: number): string;
  sumOf(one: number, other: number): string;
  lookAtSeats: string;
  findFriend(number: number): string;
  pickFirst: string;
  ghosts: string;
  watch: string;
  undo: string;
  place(name: ThingName): string;
  picture: string;
  bead(gold: boolean): string;
  beads(gold: number, blue: number): string;
  beadsLeft(left: number): string;
  sumHere(counts: readonly number[]): string;
}
