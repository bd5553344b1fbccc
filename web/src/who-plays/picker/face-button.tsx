import { LockKey } from '@phosphor-icons/react/dist/csr/LockKey';
import { useEffect, useRef } from 'react';
import { animals } from '../../brand/animals.ts';
import type { Face } from '../faces.ts';
import { readAloud } from '../read-aloud.ts';
import styles from '../who-plays.module.css';
import { nameOf } from '../words.ts';

const holdMs = 450;

/** A tap chooses and says the name; holding only says it. */
export const FaceButton = ({ face, onPick }: { face: Face; onPick: () => void }) => {
  const name = nameOf(face);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const handleDown = () => {
    wasHeld.current = false;
    hold.current = setTimeout(() => {
      wasHeld.current = true;
      readAloud(name);
    }, holdMs);
  };
  const handleUp = () => clearTimeout(hold.current);
  useEffect(() => () => clearTimeout(hold.current), []);

  return (
    <button
      type="button"
      className={styles.face}
      data-child={face.id}
      onPointerDown={handleDown}
      onPointerUp={handleUp}
      onPointerLeave={handleUp}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (wasHeld.current) return;
        readAloud(name);
        onPick();
      }}
    >
      <span className={styles.drawing}>
        <img src={animals[face.animal]} alt="" width={144} height={144} draggable={false} />
        {face.has_secret && (
          <span className={styles.lock}>
            <LockKey size={24} weight="fill" aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={styles.faceName}>{name}</span>
    </button>
  );
};
