/** What is kept between sessions: what rode along, the trains of one's own, the level that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isText, list } from '@nobi/kit/save';
import { levels } from './code.ts';
import { readTrains } from './free.ts';
import type { Order } from './orders.ts';
import { counted } from './tasks.ts';
import { wordNamed } from './words.ts';

export interface Save extends CountedSaved {
  /** Words that were coupled, the newest last: their things live along the line. */
  carried: readonly string[];
  trains: readonly string[];
  made: readonly Order[];
}

export const mostCarried = 9;

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  const carried = list(rest.carried).filter(isText).filter(wordNamed).slice(-mostCarried);
  return {
    progress,
    session,
    carried,
    trains: readTrains(rest.trains),
    made: levels.fromSave(rest.made),
  };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: levels.toSave(made) });
