import { chooseLanguage, currentLanguage } from '@nobi/client/language';
import type { Language } from '@nobi/contract';
import choices from '../../ui/choices.module.css';
import styles from './profile.module.css';
import { words } from './words.ts';

const languages = { id: 'Bahasa Indonesia', en: 'English' } as const;
const codes = ['id', 'en'] as const satisfies readonly Language[];

/** Indonesian or English, remembered. The page is drawn again, so `onLeave` may keep what is typed. */
export const LanguageChoice = ({ onLeave }: { onLeave: () => void }) => (
  <section className={styles.card} aria-labelledby="language-title">
    <h2 id="language-title">{words.language}</h2>
    <p className={styles.lead}>{words.languageLead}</p>
    <div className={choices.choices}>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={choices.choice}
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
