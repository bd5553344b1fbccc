import { Problem, whoPlays } from '@nobi/contract';
import { ask } from '../../api.ts';
import { isPassing } from '../../queries.ts';
import { tellOfFaces } from '../../who-plays/faces.ts';
import { choiceKey, noteStorage } from '../saved.ts';

/** Whether somebody was chosen here of whom the server does not know yet. */
export const isUntold = () => noteStorage.getItem(choiceKey) !== null;

/** Tells the server who was chosen here without a line; before anything begins under another child's name. */
export const tellChoice = async (): Promise<void> => {
  const child = noteStorage.getItem(choiceKey);
  if (child === null) return;
  try {
    await ask(whoPlays.choose, { body: { child } });
  } catch (error) {
    // Refused for good: the child is no longer of this family, or has pictures by now.
    if (isPassing(error) || !(error instanceof Problem)) return;
  }
  if (noteStorage.getItem(choiceKey) === child) noteStorage.removeItem(choiceKey);
  tellOfFaces();
};
