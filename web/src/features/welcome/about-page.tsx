import type { Language } from '@nobi/contract';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { SafetyLink } from '../../ui/safety-link.tsx';
import styles from './reading.module.css';
import type { about } from './text/about.en.ts';

interface AboutPageProps {
  words: typeof about;
  language: Language;
}

/** Indonesian for everybody; English only when asked for by name. */
const otherLanguage = { id: 'en', en: 'id' } as const;

export const AboutPage = ({ words, language }: AboutPageProps) => {
  const other = otherLanguage[language];
  return (
    <AdultPage
      title={words.heading}
      wide
      language={language}
      more={<SafetyLink language={language} />}
    >
      <div className={styles.opening}>
        <div>
          <p className={styles.intro}>{words.intro}</p>
          <a
            className={styles.switch}
            href={`/tentang-kami?lang=${other}`}
            hrefLang={other}
            lang={other}
          >
            {words.otherLanguage}
          </a>
        </div>
        <Nobi mood="happy" size={150} className={styles.nobi ?? ''} />
      </div>
      {words.sections.map(({ id, heading, paragraphs }) => (
        <section key={id} className={styles.section} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={styles.close}>{words.close}</p>
    </AdultPage>
  );
};
