import { loadSentences } from '../text/errors.ts';
import { Keeper } from './keeper.tsx';
import { loadMessages } from './words.ts';

/** With its words. */
export const loadKeeper = async () => {
  await Promise.all([loadMessages(), loadSentences()]);
  return Keeper;
};
