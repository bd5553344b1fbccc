import { useEffect, useState } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import type { Face } from '../faces.ts';
import type { SecretPicture } from '../pictures/objects.ts';
import { PicturePad } from '../pictures/picture-pad.tsx';
import { readAloud } from '../read-aloud.ts';
import styles from '../who-plays.module.css';
import { words } from '../words.ts';
import type { useChoice } from './use-choice.ts';

interface SecretDoorProps {
  face: Face;
  choice: ReturnType<typeof useChoice>;
}

/** Three right pictures open the door; after five misses a grown-up helps. Nobody is locked out for long. */
export const SecretDoor = ({ face, choice }: SecretDoorProps) => {
  const [chosen, setChosen] = useState<SecretPicture[]>([]);
  const { problem, isWaiting, choose } = choice;
  useEffect(() => {
    if (problem) readAloud(problem);
  }, [problem]);

  const handleChange = async (pictures: SecretPicture[]) => {
    setChosen(pictures);
    if (pictures.length === 3 && !(await choose(face, pictures))) setChosen([]);
  };
  if (problem && isWaiting)
    return (
      <div className={styles.help}>
        <Nobi mood="think" size={150} />
        <p role="alert" className={styles.helpWords}>
          {problem}
        </p>
        <LinkButton href="/parents" kind="white">
          {words.parents}
        </LinkButton>
      </div>
    );
  return (
    <div className={styles.door}>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <PicturePad chosen={chosen} onChange={(pictures) => void handleChange(pictures)} />
    </div>
  );
};
