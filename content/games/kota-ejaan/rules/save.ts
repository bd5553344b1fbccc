/** What is kept between sessions: the signs that hang, the child's own street, the level that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isText, list } from '@nobi/kit/save';
import { levels } from './code.ts';
import { type Order, signOf } from './signs.ts';
import { type Own, readStreet } from './street.ts';
import { counted } from './tasks.ts';

export interface Save extends CountedSaved {
  /** Codes of the newest signs, the last one last. */
  hung: readonly string[];
  street: readonly Own[];
  made: readonly Order[];
}

/** As many houses as can ever be seen at once. */
export const mostHung = 12;

/** What the small plate of a house says. */
export const plateOf = (code: string): string => {
  const [order] = levels.ordersOf(code) ?? [];
  return order ? signOf(order, 2).key : '';
};

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  const hung = list(rest.hung)
    .filter(isText)
    .filter((code) => plateOf(code) !== '')
    .slice(-mostHung);
  return {
    progress,
    session,
    hung,
    street: readStreet(rest.street),
    made: levels.fromSave(rest.made),
  };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: levels.toSave(made) });
