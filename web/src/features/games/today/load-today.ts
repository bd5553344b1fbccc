import { Today } from './today.tsx';
import { loadMessages } from './words.ts';

/** With its words. */
export const loadToday = async () => {
  await loadMessages();
  return Today;
};
