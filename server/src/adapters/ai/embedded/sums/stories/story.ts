import type { Unit } from '../quantities/unit-table.ts';

/** A number of a story, or what several of them come to. */
export interface Amount {
  readonly value: number;
  /** How it is worked out, as the calculator reads it: "5" or "5 × 12". */
  readonly sum: string;
  readonly unit: Unit | 'rp' | undefined;
  /** The words that name what is counted, the nearest first; none when it is not said again. */
  readonly nouns: readonly string[];
  readonly clause: number;
  /** Place of the number in its clause. */
  readonly at: number;
  /** It stands in the question. */
  readonly isAsked: boolean;
  /** What it is for one of, such as a box or a day; empty words when it is only said to be. */
  readonly per: readonly string[] | undefined;
}

/** What is wanted for, as far as its words tell. */
export type Wanted = 'change' | 'first' | 'difference' | 'rest' | 'total' | 'each' | 'plain';

export interface Story {
  readonly clauses: readonly (readonly string[])[];
  readonly amounts: readonly Amount[];
  readonly question: readonly string[];
  readonly wanted: Wanted;
  readonly words: ReadonlySet<string>;
  /** The whole story as it was read, for schemas that go by a phrase. */
  readonly text: string;
  /** Words before the question, to know what it may ask about. */
  readonly known: ReadonlySet<string>;
}

/** How a story is worked out. */
export interface Solution {
  /** Names the words that explain it. */
  readonly way: Way;
  readonly sum: string;
  readonly unit: Unit | 'rp' | undefined;
  /** Things that stay whole: a remainder is known and not divided. */
  readonly isWhole?: boolean;
  /** What is left over needs one more: cars for 23 people. */
  readonly roundsUp?: boolean;
  /** Wanted is what is left over. */
  readonly asksRest?: boolean;
}

export type Way =
  | 'change'
  | 'combine'
  | 'part'
  | 'compare'
  | 'groups'
  | 'share'
  | 'fill'
  | 'first'
  | 'money'
  | 'price'
  | 'fraction'
  | 'percent'
  | 'perimeter'
  | 'area'
  | 'side'
  | 'speed'
  | 'average'
  | 'convert';

export type Schema = (story: Story) => Solution | undefined;
