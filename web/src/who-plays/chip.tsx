import { animals } from '../brand/animals.ts';
import styles from './chip.module.css';
import type { Face } from './faces.ts';
import { nameOf, words } from './words.ts';

interface ChipProps {
  faces: readonly Face[];
  playing: string | undefined;
  /** Who began what is open here. */
  owner: string | undefined;
  onPress: () => void;
}

/** Always in sight: who plays, and one tap to the faces. */
export const Chip = ({ faces, playing, owner, onPress }: ChipProps) => {
  const face = faces.find(({ id }) => id === (owner ?? playing));
  if (!face) return null;
  const name = nameOf(face);
  const isOthers = owner !== undefined && owner !== playing;
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-child={face.id}
        data-others={isOthers || undefined}
        aria-label={isOthers ? words.gameOf(name) : words.playsNow(name)}
        title={name}
        onClick={onPress}
      >
        <img src={animals[face.animal]} alt="" width={48} height={48} />
        <span className={styles.name} aria-hidden="true">
          {isOthers ? words.gameOf(name) : name}
        </span>
      </button>
      <span className="spoken" role="status">
        {isOthers ? words.gameOf(name) : ''}
      </span>
    </>
  );
};
