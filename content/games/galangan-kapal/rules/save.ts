/** What is kept between sessions: the child's own boat, and the riddle that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isBox, isText, whole } from '@nobi/kit/save';
import { levels } from './code.ts';
import type { Lattice, Order } from './order.ts';
import { counted } from './tasks.ts';

export const hulls = 6;
export const colours = 5;
/** The sail of one's own is cut from these squares. */
export const ownCloth: Lattice = { cols: 7, rows: 6 };

export interface OwnBoat {
  readonly hull: number;
  /** A digit for each square: 0 nothing, else a colour. */
  readonly sail: string;
  /** How often it has sailed. */
  readonly trips: number;
}

const squares = ownCloth.cols * ownCloth.rows;

/** A small triangle of cloth to begin with. */
export const freshBoat: OwnBoat = {
  hull: 0,
  sail: '100000011000001110000111100011111000000000'.slice(0, squares),
  trips: 0,
};

export interface Save extends CountedSaved {
  own: OwnBoat;
  made: readonly Order[];
}

const isSail = (value: unknown): value is string =>
  isText(value) && value.length === squares && /^[0-5]+$/.test(value);

const readBoat = (value: unknown): OwnBoat => {
  if (!isBox(value)) return freshBoat;
  return {
    hull: whole(value.hull, 0, hulls - 1),
    sail: isSail(value.sail) ? value.sail : freshBoat.sail,
    trips: whole(value.trips, 0, 9999),
  };
};

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  return { progress, session, own: readBoat(rest.own), made: levels.fromSave(rest.made) };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: levels.toSave(made) });
