import { Nobi } from '../../../ui/nobi.tsx';
import type { Words } from '../words.ts';
import styles from './sections.module.css';

const moods = ['happy', 'cheer', 'think', 'wow', 'sleepy'] as const;

export const MeetNobi = ({ words }: { words: Words['nobi'] }) => (
  <section className={styles.section} aria-labelledby="nobi-heading">
    <div className={`${styles.panel} ${styles.meet}`}>
      <div>
        <h2 id="nobi-heading">{words.heading}</h2>
        <p className={styles.gap}>{words.words}</p>
        <ul className={styles.moods}>
          {moods.map((mood) => (
            <li key={mood}>
              <Nobi mood={mood} size={104} loading="lazy" />
              {words.moods[mood]}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.chat}>
        <p className={styles.asked}>
          <small>{words.child}</small>
          {words.question}
        </p>
        <div className={styles.reply}>
          <Nobi mood="think" size={112} loading="lazy" />
          <p className={styles.answered}>
            <small>Nobi</small>
            {words.answer}
          </p>
        </div>
        <p className={styles.safe}>{words.safe}</p>
      </div>
    </div>
  </section>
);
