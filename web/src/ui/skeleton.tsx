import styles from './waiting.module.css';

/** Quiet shapes in place of `count` cards that are on their way. */
export const Skeleton = ({ count = 4 }: { count?: number }) => (
  <div className={styles.shapes} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => `shape-${index}`).map((key) => (
      <div key={key} className={styles.shape} />
    ))}
  </div>
);
