/** What is kept between sessions: the child's own sea, and the level that is being built. */
import { type ChosenRound, type Saved, writeGame } from '@nobi/kit/game';
import type { CountedProgress } from '@nobi/kit/rounds';
import { isBox, isText, list, whole } from '@nobi/kit/save';
import { codeOf, ordersOf } from './code.ts';
import { type Order, one } from './orders.ts';
import { counted } from './tasks.ts';

/** Something that the child let down into the sea: which, and where. */
export interface Sunk {
  readonly thing: number;
  /** In ten-thousandths. */
  readonly at: number;
}

export const mostSunk = 30;
export const things = 18;

export interface Save extends Saved<CountedProgress, ChosenRound> {
  sunk: readonly Sunk[];
  made: readonly Order[];
}

const readSunk = (value: unknown): Sunk[] =>
  list(value)
    .filter(isBox)
    .map((each) => ({ thing: whole(each.thing, 0, things - 1), at: whole(each.at, 0, one) }))
    .slice(-mostSunk);

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  const made = isText(rest.made) ? (ordersOf(rest.made) ?? []) : [];
  return { progress, session, sunk: readSunk(rest.sunk), made };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: made.length > 0 ? codeOf(made) : '' });
