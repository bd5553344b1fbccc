/** What is kept between sessions: the open field with its program, and the levels that are being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isBox, isText, whole } from '@nobi/kit/save';
import { levels } from './code.ts';
import type { Order } from './orders.ts';
import { mostTiles, mostTimes, type Program, tiles } from './program.ts';
import { sawah } from './tasks.ts';

/** The child's own field. */
export interface Open {
  readonly field: string;
  readonly program: Program;
}

export interface Save extends CountedSaved {
  open: Open;
  made: readonly Order[];
}

export const openLength = 8;
const fresh: Open = { field: '10213010', program: { times: 0, body: 'DM' } };

const readOpen = (value: unknown): Open => {
  if (!isBox(value) || !isText(value.field) || !isText(value.body)) return fresh;
  const isField = /^[0-3]+$/.test(value.field) && value.field.length === openLength;
  const isBody = [...value.body].every((tile) => tiles.includes(tile));
  if (!isField || !isBody || value.body.length > mostTiles) return fresh;
  return {
    field: value.field,
    program: { times: whole(value.times, 0, mostTimes), body: value.body },
  };
};

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = sawah.read(text);
  return { progress, session, open: readOpen(rest.open), made: levels.fromSave(rest.made) };
};

export const writeSave = ({ made, open, ...save }: Save): string =>
  writeGame({
    ...save,
    open: { field: open.field, ...open.program },
    made: levels.toSave(made),
  });

export const freshOpen = fresh;
