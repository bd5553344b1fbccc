/** What a page of the newspaper is: a text that is read, and gaps to fill that only reading fills. Pure. */

/** Why somebody takes an option: it is right, or a known mistake of reading. */
export type Kind = 'right' | 'detail' | 'absent' | 'opposite' | 'mixed';

/** Who, with what, where: names of the scene kit. */
export type Photo = readonly [who: string, thing: string, place: string];

export interface Option {
  readonly text: string;
  readonly kind: Kind;
  readonly photo?: Photo;
}

/** A gap: what is asked, and what may be laid there. */
export interface Slot {
  readonly ask: string;
  readonly options: readonly Option[];
  /** The sentences of the text that decide, by number. */
  readonly proof: readonly number[];
  /** The options keep their places: they are the same for each gap. */
  readonly isFixed?: boolean;
  /** What was laid in a gap before is gone. */
  readonly isOnce?: boolean;
}

export interface Page {
  /** What stands above the text while it is read. */
  readonly kicker: string;
  readonly lines: readonly string[];
  readonly photo: Photo;
  readonly slots: readonly Slot[];
  /** What is printed above it when it is done. */
  readonly headline: string;
}

export const forms = [
  'fact',
  'headline',
  'chain',
  'joint',
  'opinion',
  'letter',
  'clue',
  'witness',
] as const;
export type Form = (typeof forms)[number];

export interface Order {
  readonly form: Form;
  /** Which text of the form. */
  readonly a: number;
  /** Which turn of it: names, places, what is asked. */
  readonly b: number;
}

/** How one form makes its pages. */
export interface Maker {
  /** Texts, and turns of each. */
  readonly texts: number;
  readonly turns: number;
  /** Null where there is no page, or more than one right answer. */
  pageOf(a: number, b: number, level: number): Page | null;
}

export const topLevel = 2;

export const option = (text: string, kind: Kind): Option => ({ text, kind });

/** Sentences that say a word, by number. */
export const linesWith = (lines: readonly string[], word: string): number[] =>
  lines.flatMap((line, at) => (line.includes(word) ? [at] : []));
