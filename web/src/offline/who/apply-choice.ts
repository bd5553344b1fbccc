import { tellOfFaces } from '../../who-plays/faces.ts';
import { choiceKey, here, noteStorage } from '../saved.ts';

/** The child who was chosen here without a line plays, whatever the server said last. */
export const applyChoice = () => {
  here.faces = (known) => {
    const playing = noteStorage.getItem(choiceKey);
    const isOurs = known.faces.some(({ id }) => id === playing);
    return isOurs && playing !== null ? { ...known, playing, is_chosen: true } : known;
  };
  // The page may have asked before this was here.
  if (noteStorage.getItem(choiceKey) !== null) tellOfFaces();
};
