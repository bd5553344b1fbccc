import { SeenDialog } from './seen-dialog.tsx';
import { loadMessages } from './words.ts';

/** With its words. */
export const loadSeenDialog = async () => {
  await loadMessages();
  return SeenDialog;
};
