/** What is kept between sessions: the signs that hang, the child's own street, the level that is being built. */
import { type ChosenRound, type Saved, writeGame } from '@nobi/kit/game';
import type { CountedProgress } from '@nobi/kit/rounds';
import { isText, list } from '@nobi/kit/save';
import { codeOf, ordersOf } from './code.ts';
import { type Order, signOf } from './signs.ts';
import { type Own, readStreet } from './street.ts';
import { counted } from './tasks.ts';

export interface Save extends Saved<CountedProgress, ChosenRound> {
  /** Codes of the newest signs, the last one last. */
  hung: readonly string[];
  street: readonly Own[];
  made: readonly Order[];
}

/** As many houses as can ever be seen at once. */
export const mostHung = 12;

/** What the small plate of a house says. */
export const plateOf = (code: string): string => {
  const [order] = ordersOf(code) ?? [];
  return order ? signOf(order, 2).key : '';
};

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  const made = isText(rest.made) ? (ordersOf(rest.made) ?? []) : [];
  const hung = list(rest.hung)
    .filter(isText)
    .filter((code) => plateOf(code) !== '')
    .slice(-mostHung);
  return { progress, session, hung, street: readStreet(rest.street), made };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: made.length > 0 ? codeOf(made) : '' });
