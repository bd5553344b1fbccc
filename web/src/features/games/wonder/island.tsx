import styles from './wonder.module.css';

/** One thing more for each step, in the order in which they come. */
const things = [
  <g key="flowers" className={styles.pink}>
    <circle cx="62" cy="88" r="5" />
    <circle cx="78" cy="94" r="5" />
    <circle cx="52" cy="97" r="5" />
  </g>,
  <g key="kite">
    <path className={styles.line} d="M96 86L128 40" />
    <path className={styles.gold} d="M128 14l16 22-16 22-16-22z" />
  </g>,
  <g key="house">
    <path className={styles.wall} d="M118 66h38v28h-38z" />
    <path className={styles.roof} d="M110 68l27-24 27 24z" />
    <path className={styles.gold} d="M131 76h12v18h-12z" />
  </g>,
  <g key="lighthouse">
    <path className={styles.wall} d="M176 42h16l5 52h-26z" />
    <path className={styles.pink} d="M174 58h20l1 12h-22z" />
    <path className={styles.gold} d="M174 28h20v14h-20z" />
    <path className={styles.roof} d="M171 29l13-13 13 13z" />
  </g>,
];

/** The island of this child: bare but for its palm, and fuller with what was made. */
export const Island = ({ level }: { level: number }) => (
  <svg className={styles.island} viewBox="0 0 220 124" data-things={level} aria-hidden="true">
    <ellipse className={styles.sand} cx="112" cy="110" rx="104" ry="22" />
    <ellipse className={styles.green} cx="112" cy="100" rx="88" ry="18" />
    <path className={styles.trunk} d="M30 100c8-22 6-38 2-50" />
    <path
      className={styles.leaf}
      d="M32 50c-14-10-24-6-28 4 12-4 20-2 28-4zm0 0c-4-16 6-24 18-22-4 10-10 14-18 22zm0 0c12-6 24-2 26 8-10-6-16-6-26-8z"
    />
    {things.slice(0, level)}
  </svg>
);
