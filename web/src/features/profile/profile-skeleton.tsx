import styles from './profile.module.css';
import { words } from './words.ts';

const rows = ['display-name', 'full-name', 'whatsapp', 'bio'] as const;

/** The profile's shape while it is on its way. */
export const ProfileSkeleton = () => (
  <div className={`${styles.card} ${styles.form}`} role="status">
    <span className="spoken">{words.loading}</span>
    <div className={styles.picture} aria-hidden="true">
      <span className={`${styles.portrait} ${styles.shape}`} />
    </div>
    <div className={styles.details} aria-hidden="true">
      {rows.map((row) => (
        <span key={row} className={`${styles.row} ${styles.shape}`} />
      ))}
    </div>
  </div>
);
