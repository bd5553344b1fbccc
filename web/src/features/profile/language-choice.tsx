import { chooseLanguage, currentLanguage, type Language } from '../../text/language.ts';
import styles from './profile.module.css';
import { words } from './words.ts';

const languages = { id: 'Bahasa Indonesia', en: 'English' } as const;
const codes = ['id', 'en'] as const satisfies readonly Language[];

/** Indonesian or English, remembered. The page is drawn again, so `onLeave` may keep what is typed. */
export const LanguageChoice = ({ onLeave }: { onLeave: () => void }) => (
  <section className={styles.card} aria-labelledby="language-title">
    <h2 id="language-title">{words.language}</h2>
    <p className={styles.lead}>{words.languageLead}</p>
    <div className={styles.languages}>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles.language}
          aria-pressed={code === currentLanguage()}
          onClick={() => {
            if (code === currentLanguage()) return;
            onLeave();
            chooseLanguage(code);
          }}
        >
          {languages[code]}
        </button>
      ))}
    </div>
  </section>
);
