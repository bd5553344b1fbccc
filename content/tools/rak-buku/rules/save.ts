/** What the shelf remembers: which books were read, what was answered, and where the child is. */
import { isBox, isText, list, openSave, whole } from '@nobi/kit/save';

export const steps = ['cover', 'read', 'ask', 'tell'] as const;
export type Step = (typeof steps)[number];

/** The book that lies open. */
export interface Open {
  readonly book: string;
  readonly step: Step;
  readonly page: number;
  /** Read aloud page by page, by the child's own choice at the cover. */
  readonly isAloud: boolean;
  /** The other language than the one around it. */
  readonly isOther: boolean;
  /** Words that were said, and looks at the other language: help that counts. */
  readonly hints: number;
  /** A page was read out: from then on nothing of this book proves reading. */
  readonly wasSpoken: boolean;
  readonly question: number;
  /** The answers that were tried at this question. */
  readonly tried: readonly number[];
  /** The question had been answered before this reading. */
  readonly isAgain: boolean;
  readonly seed: number;
}

export interface Progress {
  readonly read: readonly string[];
  /** Questions that were answered once: asked again they prove nothing. */
  readonly answered: readonly string[];
  /** The plank of the shelf that was looked at last, as the first book on it. */
  readonly shelf: number;
  readonly open: Open | null;
}

export const blank: Progress = { read: [], answered: [], shelf: 0, open: null };

const mostBooks = 400;

const readOpen = (value: unknown): Open | null => {
  if (!isBox(value) || !isText(value.book)) return null;
  const step = steps.find((each) => each === value.step);
  if (!step) return null;
  return {
    book: value.book,
    step,
    page: whole(value.page, 0, 60),
    isAloud: value.isAloud === true,
    isOther: value.isOther === true,
    hints: whole(value.hints, 0, 50),
    wasSpoken: value.wasSpoken === true,
    question: whole(value.question, 0, 1),
    tried: list(value.tried).map((each) => whole(each, 0, 2)),
    isAgain: value.isAgain === true,
    seed: whole(value.seed, 0, 4_294_967_295),
  };
};

/** A save that cannot be read is a shelf that nobody has touched. */
export const readSave = (text: string | null): Progress => {
  const save = openSave(text);
  if (!save) return blank;
  return {
    read: list(save.read).filter(isText).slice(0, mostBooks),
    answered: list(save.answered)
      .filter(isText)
      .slice(0, mostBooks * 2),
    shelf: whole(save.shelf, 0, mostBooks),
    open: readOpen(save.open),
  };
};

export const writeSave = (progress: Progress): string => JSON.stringify({ v: 1, ...progress });

export const withOnce = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all : [...all, one];
