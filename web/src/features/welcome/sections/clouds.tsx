import styles from './clouds.module.css';

type Tint = 'dusk' | 'peach' | 'sand' | 'cream';

/** x, y, scale and direction in the 1440 × 190 scene. */
type Place = readonly [x: number, y: number, scale: number, flip?: 1 | -1];

const lobe =
  'M-150 40C-190 40-196-8-156-16C-160-58-104-70-86-40C-76-92 2-104 24-58C52-88 110-66 104-24C150-34 176 26 132 40Z';

const tints: Record<Tint, readonly string[]> = {
  dusk: ['#8a4cc0', '#a969ce', '#c98bdc', '#e6b4e8'],
  peach: ['#ffb9a8', '#ffcdbb', '#ffe0cc', '#fff0dc'],
  sand: ['#ffc9b0', '#ffdcc4', '#ffebd6', '#fff6e8'],
  cream: ['#ffd3b8', '#ffe3cc', '#fff0df', '#fff8ec'],
};

const shrink = 0.17;

/** The rain cloud of Cirebon's batik (mega mendung): one lobe drawn in nested bands. */
const Tinted = ({ tint }: { tint: Tint }) => (
  <g id={`cloud-${tint}`}>
    {tints[tint].map((fill, depth) => {
      const scale = 1 - depth * shrink;
      const move = `${(-10 * (1 - scale)).toFixed(1)} ${(40 * (1 - scale)).toFixed(1)}`;
      const transform = `translate(${move}) scale(${scale.toFixed(2)})`;
      return <use key={fill} href="#cloud-lobe" fill={fill} transform={transform} />;
    })}
  </g>
);

const Cloud = ({ tint, at: [x, y, scale, flip = 1] }: { tint: Tint; at: Place }) => (
  <use
    href={`#cloud-${tint}`}
    transform={`translate(${x} ${y}) scale(${(scale * flip).toFixed(2)} ${scale})`}
  />
);

const Eyes = () => (
  <>
    <path d="M38 48.5a5.5 5.5 0 1 0 .1 0zM62 48.5a5.5 5.5 0 1 0 .1 0z" fill="#2a1e6b" />
    <path d="M40 50.2a1.8 1.8 0 1 0 .1 0zM64 50.2a1.8 1.8 0 1 0 .1 0z" fill="#fff" />
  </>
);

const Tiger = () => (
  <>
    <path d="M26 19a13 13 0 1 0 .1 0zM74 19a13 13 0 1 0 .1 0z" fill="#e67a1e" />
    <circle cx="50" cy="55" r="33" fill="#ff9f3d" />
    <path
      d="M50 22v12M38 25l3 9M62 25l-3 9M18 52h10M18 62h10M82 52H72M82 62H72"
      stroke="#4a2a10"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <ellipse cx="50" cy="68" rx="16" ry="12" fill="#fff3dc" />
    <path d="M45 62h10l-5 6Z" fill="#4a2a10" />
    <Eyes />
  </>
);

const Elephant = () => (
  <>
    <path d="M14 44q-6 24 14 30q4-22-2-34ZM86 44q6 24-14 30q-4-22 2-34Z" fill="#8fa3c9" />
    <circle cx="50" cy="52" r="31" fill="#a9bbdd" />
    <path d="M42 62q8-6 16 0q2 22-2 26q-6 4-8-2q2-8-4-14Z" fill="#95a8ce" />
    <Eyes />
  </>
);

const Frog = () => (
  <>
    <path
      d="M50 22a32 32 0 1 0 .1 0zM36 18a12 12 0 1 0 .1 0zM64 18a12 12 0 1 0 .1 0z"
      fill="#3c8f4a"
    />
    <path d="M26 62q24 20 48 0q-4 22-24 22t-24-22Z" fill="#c9f2b0" />
    <path
      d="M34 68q16 10 32 0"
      stroke="#1e5a2a"
      strokeWidth="3.5"
      fill="none"
      strokeLinecap="round"
    />
    <Eyes />
  </>
);

/** The dusk clouds at the foot of the hero, with three friends looking over them. */
export const Clouds = () => (
  <div className={styles.clouds} aria-hidden="true">
    <svg viewBox="0 0 1440 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <path id="cloud-lobe" d={lobe} />
        <Tinted tint="dusk" />
        <Tinted tint="peach" />
        <Tinted tint="sand" />
        <Tinted tint="cream" />
      </defs>
      <g opacity=".95">
        <Cloud tint="dusk" at={[120, 118, 1]} />
        <Cloud tint="dusk" at={[760, 112, 0.9, -1]} />
        <Cloud tint="dusk" at={[1330, 112, 1.1]} />
      </g>
      <g className={styles.friends}>
        <g transform="translate(286 -46) scale(1.5)">
          <g className={styles.friend}>
            <Tiger />
          </g>
        </g>
        <g transform="translate(436 -30) scale(1.42)">
          <g className={styles.friend}>
            <Elephant />
          </g>
        </g>
        <g transform="translate(636 -6) scale(1.3)">
          <g className={styles.friend}>
            <Frog />
          </g>
        </g>
      </g>
      <Cloud tint="peach" at={[420, 140, 1.1]} />
      <Cloud tint="peach" at={[1040, 142, 1.15, -1]} />
      <Cloud tint="sand" at={[-10, 156, 1]} />
      <Cloud tint="sand" at={[1450, 158, 1, -1]} />
      <Cloud tint="cream" at={[720, 168, 1]} />
      <path d="M0 172Q180 150 360 168T720 166T1080 168T1440 162V192H0Z" fill="#fffaf0" />
    </svg>
  </div>
);
