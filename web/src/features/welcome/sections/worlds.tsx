import coding from '../../../brand/art/world-coding.svg';
import english from '../../../brand/art/world-english.svg';
import math from '../../../brand/art/world-math.svg';
import spelling from '../../../brand/art/world-spelling.svg';
import { type Words, worldNames } from '../words.ts';
import styles from './sections.module.css';

const pictures = { math, english, coding, spelling };

export const Worlds = ({ words }: { words: Words['worlds'] }) => (
  <section id="worlds" className={styles.section} aria-labelledby="worlds-heading">
    <h2 id="worlds-heading">{words.heading}</h2>
    <p className={styles.lead}>{words.lead}</p>
    <ul className={styles.cards}>
      {worldNames.map((world) => (
        <li key={world} className={styles.card} data-world={world}>
          <img
            className={styles.thumb}
            src={pictures[world]}
            alt=""
            width={320}
            height={200}
            loading="lazy"
            decoding="async"
          />
          <div className={styles.about}>
            <p className={styles.chip}>{words[world].name}</p>
            <h3>{words[world].title}</h3>
            <p className={styles.quiet}>{words[world].words}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
