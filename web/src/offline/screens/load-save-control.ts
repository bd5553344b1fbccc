import { countVisit } from '../install.ts';
import { SaveControl } from './save-control.tsx';
import { loadMessages } from './words.ts';

/** With its words: the cards have no byte to spare for either. */
export const loadSaveControl = async () => {
  countVisit();
  await loadMessages();
  return SaveControl;
};
