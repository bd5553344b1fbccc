/** What the activities say. A number comes as it is written in the language. */
import type { RowMistake } from '../rules/cards.ts';
import type { Mistake } from '../rules/mistakes.ts';
import type { CargoName, CastName } from '../rules/names.ts';

export interface Words {
  /** Names of the four places, short, above the wheels. */
  places: readonly [string, string, string, string];
  packs: readonly [string, string, string, string];
  add(pack: string): string;
  take(pack: string): string;
  tie(pack: string): string;
  open(pack: string): string;
  empty(pack: string): string;
  stack(pack: string, count: number): string;
  check: string;
  less: string;
  wheel(place: string, digit: number): string;
  each: string;
  rest: string;
  /** Right: the first names what the child did, the second what is there. */
  done: Record<
    | 'pack'
    | 'tidy'
    | 'unload'
    | 'wheels'
    | 'pick'
    | 'order'
    | 'digits'
    | 'rail'
    | 'balance'
    | 'slide'
    | 'share',
    (n: string) => string
  >;
  mistakes: Record<Mistake, string>;
  rows: Record<RowMistake, string>;
  /** How to go about it, said when help is wanted. */
  ways: Record<WayName, string>;
  loaded(have: string, want: string): string;
  over(have: string, want: string): string;
  notTied: string;
  emptied: string;
  stopShort: string;
  stopLong: string;
  notRound(a: string): string;
  notThere(n: string): string;
  stillThere(rest: number): string;
  watch: string;
  back: string;
  on: string;
  move: string;
  moveBack: string;
  slideOn: string;
  slideBack: string;
  giveOne: string;
  giveTen: string;
  takeOne: string;
  putBack: string;
  trainAt(n: string): string;
  holds(a: string, b: string): string;
  plates(each: number, rest: number): string;
  cast: Record<CastName, string>;
  quips: Record<CastName, string>;
  cargo: Record<CargoName, string>;
  couple(name: string, load: string): string;
  uncouple: string;
  train(total: string): string;
  equals: string;
  glows(digit: number): string;
}

export type WayName =
  | 'pack'
  | 'tidy'
  | 'unload'
  | 'order'
  | 'rail'
  | 'balance'
  | 'slide'
  | 'share'
  | 'words'
  | 'parts'
  | 'crates'
  | 'plus'
  | 'minus'
  | 'near'
  | 'less'
  | 'times'
  | 'divide'
  | 'story'
  | 'worth'
  | 'read'
  | 'round'
  | 'about';
