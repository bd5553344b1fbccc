import styles from './wonder.module.css';
import type { Season } from './wonder.rules.ts';

const every = [20, 70, 120, 170, 220, 270];

const Lanterns = () => (
  <>
    {[40, 130, 220].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <path className={styles.line} d="M0 0v18" />
        <path className={styles.gold} d="M-9 18h18l-3 26h-12z" />
        <path className={styles.roof} d="M-11 18l11-8 11 8zM-7 44h14v4h-14z" />
      </g>
    ))}
  </>
);

const Ketupat = () => (
  <>
    <path className={styles.line} d="M0 4q150 26 300 0" />
    {[60, 150, 240].map((x) => (
      <g key={x} transform={`translate(${x} ${x === 150 ? 17 : 13})`}>
        <path className={styles.leaf} d="M0 0l15 16L0 32-15 16z" />
        <path className={styles.weave} d="M-8 8L7 24M8 8L-7 24" />
        <path className={styles.line} d="M-2 32l-4 12M2 32l4 12" />
      </g>
    ))}
  </>
);

const Flags = () => (
  <>
    <path className={styles.line} d="M0 4q150 22 300 0" />
    {every.map((x) => (
      <g key={x} transform={`translate(${x} 10)`}>
        <path className={styles.pink} d="M-12 0h24v10h-24z" />
        <path className={styles.white} d="M-12 10h24v10h-24z" />
      </g>
    ))}
  </>
);

const drawings: Partial<Record<Season, () => React.JSX.Element>> = {
  ramadan: Lanterns,
  lebaran: Ketupat,
  merdeka: Flags,
};

/** What hangs in the sky in this season; rain is drawn by the style sheet. */
export const Decoration = ({ season }: { season: Season }) => {
  const Drawing = drawings[season];
  return (
    Drawing && (
      <svg className={styles.hanging} viewBox="0 0 300 60" aria-hidden="true">
        <Drawing />
      </svg>
    )
  );
};
