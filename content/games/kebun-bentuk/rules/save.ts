/** What is kept between sessions: the child's own garden, and the level that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { levels } from './code.ts';
import { type Garden, gardenFromSave, gardenToSave } from './garden.ts';
import type { Order } from './orders.ts';
import { counted } from './tasks.ts';

export interface Save extends CountedSaved {
  garden: Garden;
  made: readonly Order[];
}

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  return {
    progress,
    session,
    garden: gardenFromSave(rest.garden),
    made: levels.fromSave(rest.made),
  };
};

export const writeSave = ({ made, garden, ...save }: Save): string =>
  writeGame({ ...save, garden: gardenToSave(garden), made: levels.toSave(made) });
