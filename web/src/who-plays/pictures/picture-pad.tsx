import { secretPictures } from '@nobi/contract';
import { readAloud } from '../read-aloud.ts';
import { words } from '../words.ts';
import { objects, type SecretPicture } from './objects.ts';
import styles from './picture-pad.module.css';

const places = [0, 1, 2] as const;

interface PicturePadProps {
  chosen: readonly SecretPicture[];
  onChange: (chosen: SecretPicture[]) => void;
}

/** Twelve objects, of which three are tapped one after the other; a tap above takes the last back. */
export const PicturePad = ({ chosen, onChange }: PicturePadProps) => (
  <div className={styles.pad}>
    <div className={styles.chosen}>
      {places.map((at) => {
        const picture = chosen[at];
        return picture ? (
          <button
            key={at}
            type="button"
            className={styles.slot}
            aria-label={words.takeBack(words.objects[picture])}
            onClick={() => onChange(chosen.filter((each) => each !== picture))}
          >
            <img src={objects[picture]} alt="" width={56} height={56} />
          </button>
        ) : (
          <span key={at} className={styles.slot} aria-hidden="true" />
        );
      })}
    </div>
    <div className={styles.objects}>
      {secretPictures.map((picture) => (
        <button
          key={picture}
          type="button"
          className={styles.object}
          aria-label={words.objects[picture]}
          aria-pressed={chosen.includes(picture)}
          onClick={() => {
            readAloud(words.objects[picture]);
            if (chosen.length < 3 && !chosen.includes(picture)) onChange([...chosen, picture]);
          }}
        >
          <img src={objects[picture]} alt="" width={72} height={72} draggable={false} />
        </button>
      ))}
    </div>
  </div>
);
