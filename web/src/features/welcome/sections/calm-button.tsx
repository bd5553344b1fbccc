import type { Words } from '../words.ts';
import styles from './calm-button.module.css';

/** Stops the twinkling and bobbing; shown only where scripts run and motion is welcome. */
export const CalmButton = ({ words }: { words: Words['calm'] }) => (
  <button
    type="button"
    className={styles.calm}
    data-calm=""
    data-pause={words.pause}
    data-resume={words.resume}
    aria-label={words.pause}
  >
    <span aria-hidden="true" />
  </button>
);
