/** What the activities say. A word that is read comes marked as Indonesian, whatever the language around it. */

import type { Miss } from '../rules/hearing.ts';
import type { CastName, PostName } from '../rules/names.ts';
import type { LoadMiss, PlaceName } from '../rules/orders.ts';
import type { RowMiss, WritingMiss } from '../rules/sentences.ts';
import type { CutMiss } from '../rules/tiles.ts';

export interface Words {
  check: string;
  undo: string;
  back: string;
  on: string;
  snip: string;
  watch: string;
  tile(part: string): string;
  built(word: string): string;
  picked(word: string): string;
  cut(parts: string): string;
  mended: string;
  laid: string;
  loaded: string;
  answered(word: string): string;
  /** Only of a child who read at once, alone and unheard. */
  readAlone: string;
  misses: Record<Miss, string>;
  reads(word: string): string;
  picture(word: string): string;
  cuts: Record<CutMiss, string>;
  writing: Record<WritingMiss | RowMiss, string>;
  loads: Record<LoadMiss, string>;
  notSo: string;
  ways: Record<WayName, string>;
  gap(at: number, isCut: boolean): string;
  big(word: string): string;
  small(word: string): string;
  stop(isThere: boolean): string;
  hear: string;
  thing(name: string, place: string): string;
  place(name: string, things: string): string;
  places: Record<PlaceName, string>;
  pickFirst: string;
  slot(name: string, word: string): string;
  slots: Record<PostName, string>;
  post: string;
  cast: Record<CastName, string>;
  quips: Record<CastName, string>;
}

export type WayName =
  | 'spell'
  | 'fill'
  | 'written'
  | 'picture'
  | 'story'
  | 'split'
  | 'mend'
  | 'row'
  | 'load'
  | 'post';
