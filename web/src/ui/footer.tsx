import { chooseLanguage, currentLanguage } from '@nobi/client/language';
import type { Language } from '@nobi/contract';
import type { MouseEvent, ReactNode } from 'react';
import { channels } from '../brand/channels.ts';
import styles from './footer.module.css';
import { footerWordsFor } from './footer-words.ts';
import { Logo } from './logo.tsx';
import { wordsFor } from './words.ts';

const languages = { id: 'Bahasa Indonesia', en: 'English' } as const;
const places = ['video', 'shortVideo', 'photo'] as const;
const choices = ['id', 'en'] as const;

const LanguageSwitch = ({ language }: { language: Language }) => (
  <nav className={styles.row} aria-label={wordsFor(language).language}>
    {choices.map((code) => (
      // A plain address works without scripts; `data-language` is for the pages without React.
      <a
        key={code}
        className={styles.link}
        href={`?lang=${code}`}
        hrefLang={code}
        lang={code}
        data-language={code}
        aria-current={code === language}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          chooseLanguage(code);
        }}
      >
        {languages[code]}
      </a>
    ))}
  </nav>
);

interface FooterProps {
  language?: Language;
  /** Further links. */
  more?: ReactNode;
}

export const Footer = ({ language = currentLanguage(), more }: FooterProps) => {
  const words = { ...wordsFor(language), ...footerWordsFor(language) };
  return (
    <footer className={styles.footer}>
      <Logo language={language} />
      <p className={styles.follow}>{words.followUs}</p>
      <ul className={styles.row}>
        {places.map((place) => (
          <li key={place}>
            <a
              className={styles.place}
              href={channels[place]}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words.channels[place]}
              <span className="spoken"> {words.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <a className={styles.link} href="/tentang-kami">
          {words.about}
        </a>
        <a className={styles.link} href="/terms">
          {words.terms}
        </a>
        {more}
      </div>
      <LanguageSwitch language={language} />
      <p className={styles.copyright}>© 2025 Nobi</p>
    </footer>
  );
};
