import { FileCard } from './file-card.tsx';
import { loadMessages } from './words.ts';

/** With its words: the pages that show it have no byte to spare for either. */
export const loadFileCard = async () => {
  await loadMessages();
  return FileCard;
};
