/** What the island says back. Short enough for a phone; praise names what the child did. */
import type { Way } from '../../../boards/rules/board.ts';
import type { Program } from '../../../boards/rules/program.ts';
import type { Stop } from '../../../boards/rules/run.ts';
import type { PadWords } from '../../../boards/scene/pad.ts';
import type { StripWords } from '../../../boards/scene/strip-lists.ts';
import type { MoveName, Trigger } from '../rules/moves.ts';

export type Praise =
  | 'drive'
  | 'square'
  | 'open'
  | 'path'
  | 'repair'
  | 'drum'
  | 'gap'
  | 'short'
  | 'bug'
  | 'pattern'
  | 'core'
  | 'event'
  | 'foresee';

export type Thing = 'nobi' | 'home' | 'land' | 'rock' | 'river' | 'puddle' | 'chicken' | 'fruit';

export interface Words extends StripWords, PadWords {
  ways: Record<Way, string>;
  stops: Record<Stop | 'grown', string>;
  praise: Record<Praise, string>;
  things: Record<Thing, string>;
  tiles(program: Program): string;
  spot(spot: { x: number; y: number }, thing: Thing): string;
  /** What the pictures among the choices of questions are called. */
  faces: Record<string, string>;
  watchAgain: string;
  tapArrow: string;
  readTiles: string;
  stopsElsewhere: string;
  stillShut: string;
  whatBars: string;
  full: string;
  layFirst: string;
  pressGo: string;
  beatIt: string;
  tooMany: string;
  tryThis: string;
  watchNobi: string;
  yourTurn: string;
  card(program: Program): string;
  whichFits: string;
  countRound: string;
  tooOften: string;
  noBeetle: string;
  watchStop: string;
  moves: Record<MoveName, string>;
  triggers: Record<Trigger, string>;
  otherMove: string;
  sayAlong: string;
  otherEvent: string;
  lookAtCards: string;
  danceFull: string;
  danced(times: number): string;
  pickMove: string;
  pickThing: string;
  undo: string;
  fruitDoes(move: MoveName): string;
  carry: string;
  shut: string;
  playNow: string;
  gameWon: string;
  putThings: string;
  edit: string;
}
