/** All words of the game. Short enough for a bubble on a phone; praise names what the child did. */
import type { Way } from '../../../boards/rules/board.ts';
import type { Stop } from '../../../boards/rules/run.ts';
import type { PadWords } from '../../../boards/scene/pad.ts';
import type { StripWords } from '../../../boards/scene/strip-lists.ts';
import type { SkillId } from '../rules/levels.ts';

export type Thing = 'nobi' | 'home' | 'rock' | 'river' | 'puddle' | 'fruit' | 'chicken' | 'land';

export interface Words extends PadWords, StripWords {
  toFree: string;
  goal: Record<SkillId, string>;
  fresh: Record<SkillId, string>;
  stops: Record<Exclude<Stop, 'home'>, string>;
  praise: Record<SkillId, string>;
  ownWay: string;
  triedAgain: string;
  /** Claims nothing. */
  fits: string;
  full: string;
  layFirst: string;
  pressGo: string;
  goNow: string;
  tryWay(way: Way): string;
  tooMany: string;
  beatIt: string;
  scaffold: string;
  watch: string;
  yourTurn: string;
  boards: string;
  build: string;
  things: Record<Thing, string>;
  put(thing: Thing): string;
  carry: string;
  island: string;
  spot(row: number, column: number, thing: string): string;
  layNow: string;
  shut: string;
  islandHome: string;
  edit: string;
  allKnown: string;
  recap(boards: number, bugs: number): string;
}
