/** The save. One that cannot be read is a fresh start, never an error. What more a game keeps is added here. */
import { writeGame } from '@nobi/kit/game';
import type { CountedSaved } from '@nobi/kit/rounds';
import { counted } from './tasks.ts';

export const readSave = (text: string | null): CountedSaved => {
  const { progress, session } = counted.read(text);
  return { progress, session };
};

export const writeSave = (save: CountedSaved): string => writeGame(save);
