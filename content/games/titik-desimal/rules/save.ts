/** What is kept between sessions: the child's own sea, and the level that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isBox, list, whole } from '@nobi/kit/save';
import { levels } from './code.ts';
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

export interface Save extends CountedSaved {
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
  return { progress, session, sunk: readSunk(rest.sunk), made: levels.fromSave(rest.made) };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: levels.toSave(made) });
