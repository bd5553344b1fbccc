import { useState } from 'react';
import type { Face } from '../faces.ts';
import { Sheet } from '../sheet.tsx';
import styles from '../who-plays.module.css';
import { nameOf, words } from '../words.ts';
import { FaceButton } from './face-button.tsx';
import { SecretDoor } from './secret-door.tsx';
import { useChoice } from './use-choice.ts';

interface PickerProps {
  faces: readonly Face[];
  onChosen: (child: string) => void;
  /** Without it somebody has to say who plays. */
  onClose?: () => void;
}

/** "Who is playing?": one tap on a face, and the three pictures of whoever has some. */
export const Picker = ({ faces, onChosen, onClose }: PickerProps) => {
  const [guarded, setGuarded] = useState<Face>();
  const choice = useChoice(onChosen);
  const handlePick = (face: Face) => {
    choice.forget();
    if (face.has_secret) setGuarded(face);
    else void choice.choose(face);
  };
  if (guarded)
    return (
      <Sheet
        key={guarded.id}
        title={words.yourPictures(nameOf(guarded))}
        spoken={words.yourPictures(nameOf(guarded))}
        onClose={() => setGuarded(undefined)}
      >
        <SecretDoor face={guarded} choice={choice} />
      </Sheet>
    );
  return (
    <Sheet title={words.whoPlays} spoken={words.whoPlays} onClose={onClose}>
      <ul className={styles.faces}>
        {faces.map((face) => (
          <li key={face.id}>
            <FaceButton face={face} onPick={() => handlePick(face)} />
          </li>
        ))}
      </ul>
      {choice.problem && (
        <p role="alert" className={styles.problem}>
          {choice.problem}
        </p>
      )}
    </Sheet>
  );
};
