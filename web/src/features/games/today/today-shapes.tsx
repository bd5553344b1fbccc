import styles from './today.module.css';

/** Where the three will stand, in their sizes, so that nothing moves when they arrive. */
export const TodayShapes = () => (
  <div className={styles.waiting} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
