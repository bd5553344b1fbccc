import { PlayOpens } from './play-opens.tsx';
import { loadMessages } from './words.ts';

/** With its words: the pages that show it have no byte to spare for either. */
export const loadPlayOpens = async () => {
  await loadMessages();
  return PlayOpens;
};
