import { loadMessages } from '../../conversations/words.ts';
import { AboutDialog } from './about-dialog.tsx';
import { PastDialog } from './past-dialog.tsx';

/** With the words of conversations, which the room itself does without. */
export const loadPastDialog = async () => {
  await loadMessages();
  return PastDialog;
};

export const loadAboutDialog = async () => {
  await loadMessages();
  return AboutDialog;
};
