/** What is kept between sessions: the child's own boat, and the level that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isBox, list, whole } from '@nobi/kit/save';
import { levels } from './code.ts';
import type { Order } from './orders.ts';
import { counted } from './tasks.ts';

export const paints = 6;
export const roofs = 4;
export const spots = 4;
/** Kinds of goods. */
export const goodKinds = 14;

export interface OwnBoat {
  readonly paint: number;
  readonly roof: number;
  /** What lies at each place, from 1; 0 is nothing. */
  readonly goods: readonly number[];
}

export interface Save extends CountedSaved {
  boat: OwnBoat;
  made: readonly Order[];
}

const readBoat = (value: unknown): OwnBoat => {
  const { paint, roof, goods } = isBox(value) ? value : { paint: 0, roof: 0, goods: [] };
  const all = list(goods);
  return {
    paint: whole(paint, 0, paints - 1),
    roof: whole(roof, 0, roofs - 1),
    goods: Array.from({ length: spots }, (_, at) => whole(all[at] ?? 0, 0, goodKinds)),
  };
};

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  return { progress, session, boat: readBoat(rest.boat), made: levels.fromSave(rest.made) };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: levels.toSave(made) });
