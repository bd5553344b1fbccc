/** All words of the canvas. Names are said when a thing is picked; nothing is ever wrong. */
import type { IdeaName } from '../rules/ideas.ts';
import type { MotifName } from '../rules/motifs.ts';
import type { Mode } from '../rules/symmetry.ts';
import type { Technique } from '../rules/techniques.ts';
import type { DyeName, Mix, StampName } from '../rules/tools.ts';

export interface Words {
  goal: string;
  canting: string;
  stamps: Record<StampName, string>;
  sizes: readonly [string, string, string];
  modes: Record<Mode, string>;
  dyes: Record<DyeName, string>;
  mixes: Record<Mix, string>;
  boil: string;
  /** After a bath: nothing was covered, something was, the same colour once more. */
  allDyed: string;
  covered: string;
  darker: string;
  /** After boiling. */
  boiled: string;
  boiledBare: string;
  noWax: string;
  tips: Record<Technique, string>;
  part: Record<'wax' | 'size' | 'fold' | 'dye' | 'work' | 'tools', string>;
  idea: string;
  ideas: Record<IdeaName, string>;
  story: string;
  storyHow: string;
  motifs: Record<MotifName, { name: string; line: string }>;
  attempt: string;
  undo: string;
  redo: string;
  nothingLeft: string;
  finish: string;
  album: string;
  save: string;
  print: string;
  letGo: string;
  letGoHow: string;
  letGoAsk: string;
  letGoYes: string;
  letGoNo: string;
  gone: string;
  newCloth: string;
  close: string;
  work(number: number): string;
  nothingYet: string;
  clothFull: string;
  albumFull: string;
  sheet: string;
  penDown: string;
  penUp: string;
  idleFirst: string;
  idleSecond: string;
  picture: string;
  recap(waxes: number, baths: number): string;
  recapEmpty: string;
}
