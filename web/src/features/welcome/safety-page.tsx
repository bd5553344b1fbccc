import type { Language } from '@nobi/contract';
import { AdultPage } from '../../ui/adult-page.tsx';
import { SafetyLink } from '../../ui/safety-link.tsx';
import styles from './reading.module.css';
import type { safety } from './text/safety.en.ts';

interface SafetyPageProps {
  words: typeof safety;
  language: Language;
}

/** /keamanan-anak: the minimum ages and bands, and what is kept of a child, for whoever asks. */
export const SafetyPage = ({ words, language }: SafetyPageProps) => (
  <AdultPage
    title={words.heading}
    wide
    language={language}
    more={<SafetyLink language={language} />}
  >
    <p className={styles.intro}>{words.intro}</p>
    {words.sections.map(({ id, heading, points }) => (
      <section key={id} className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
    <p>
      <a className={styles.switch} href="/support">
        {words.support}
      </a>
    </p>
    <p>
      <a className={styles.switch} href="/terms">
        {words.terms}
      </a>
    </p>
  </AdultPage>
);
