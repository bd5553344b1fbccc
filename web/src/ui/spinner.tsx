import { currentLanguage } from '@nobi/client/language';
import styles from './waiting.module.css';
import { wordsFor } from './words.ts';

/** A turning star; its label is spoken, and shown where motion is unwelcome. */
export const Spinner = ({ label }: { label?: string }) => (
  <div className={styles.spinner} role="status">
    <svg viewBox="-12 -12 24 24" width="48" height="48" aria-hidden="true">
      <path d="M0-11Q0 0 11 0Q0 0 0 11Q0 0-11 0Q0 0 0-11Z" fill="var(--mangga-500)" />
    </svg>
    <span className={styles.label}>{label ?? wordsFor(currentLanguage()).loading}</span>
  </div>
);
