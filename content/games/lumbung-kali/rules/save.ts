/** What is kept between sessions: the child's own land, and the level that is being built. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { isBox, whole } from '@nobi/kit/save';
import { levels } from './code.ts';
import { type Plot, readPlots } from './garden.ts';
import type { Order } from './orders.ts';
import { counted } from './tasks.ts';

export interface Save extends CountedSaved {
  plots: readonly Plot[];
  made: readonly Order[];
}

/** Saves of before the kit counted call what was brought `sacks`. */
const sacksIn = (progress: unknown): number =>
  isBox(progress) ? whole(progress.sacks, 0, 9999) : 0;

export const readSave = (text: string | null): Save => {
  const { progress, session, rest } = counted.read(text);
  const brought = Math.max(progress.brought, sacksIn(rest.progress));
  return {
    progress: { ...progress, brought },
    session,
    plots: readPlots(rest.plots),
    made: levels.fromSave(rest.made),
  };
};

export const writeSave = ({ made, ...save }: Save): string =>
  writeGame({ ...save, made: levels.toSave(made) });
