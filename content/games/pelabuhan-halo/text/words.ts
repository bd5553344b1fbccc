/** The words around the game, in the child's language. What the captain says is always English. */
import type { SpotId } from '../rules/spots.ts';
import type { Thing } from '../rules/things.ts';

export interface Words {
  welcome: string;
  /** Where one tap is all. */
  welcomeTap: string;
  captain: string;
  yourTurn: string;
  otherThing: string;
  otherSpot: string;
  otherBoth: string;
  halfway: string;
  /** Praise by what happened (kit/src/learning/praise.ts): this one claims nothing. */
  fits: string;
  praise: string;
  praiseAgain: string;
  look: string;
  watch: string;
  pick: string;
  where: string;
  slow: string;
  free: string;
  harbour: string;
  freeGoal: string;
  freeHint: string;
  things: string;
  water: string;
  back: string;
  thing(thing: Thing): string;
  spot(spot: SpotId): string;
  recap(words: readonly string[]): string;
  /** Nothing is left to learn here. */
  allKnown: string;
}
