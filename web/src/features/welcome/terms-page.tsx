import type { Language } from '@nobi/contract';
import { AdultPage } from '../../ui/adult-page.tsx';
import { SafetyLink } from '../../ui/safety-link.tsx';
import styles from './reading.module.css';
import type { terms } from './text/terms.en.ts';

interface TermsPageProps {
  words: typeof terms;
  language: Language;
}

const termsDate = '2025-04-02';

export const TermsPage = ({ words, language }: TermsPageProps) => (
  <AdultPage
    title={words.heading}
    wide
    language={language}
    more={<SafetyLink language={language} />}
  >
    <p className={styles.dated}>
      {words.validFrom}
      <time dateTime={termsDate}>{words.dated}</time>
    </p>
    <p className={styles.intro}>{words.intro}</p>
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{words.contents}</h2>
      <ol>
        {words.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
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
  </AdultPage>
);
