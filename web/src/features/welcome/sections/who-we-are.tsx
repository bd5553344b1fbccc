import { companyLogoPlace, companyPlaces } from '@nobi/contract';
import type { Words } from '../words.ts';
import shared from './sections.module.css';
import styles from './who-we-are.module.css';

const details = ['name', 'address', 'registration', 'email', 'whatsapp'] as const;

/** Who runs the product, in the words of its operator's settings, and what a paid year is worth if it ends. */
export const WhoWeAre = ({ words }: { words: Words['who'] }) => (
  <section className={shared.section} aria-labelledby="who-heading">
    <h2 id="who-heading">{words.heading}</h2>
    <p className={shared.lead}>{words.words}</p>
    <div className={styles.who}>
      <div>
        <div className={styles.logo}>{companyLogoPlace}</div>
        <dl className={styles.details}>
          {details.map((detail) => (
            <div key={detail}>
              <dt>{words.details[detail]}</dt>
              <dd>{companyPlaces[detail]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>{words.ends.heading}</h3>
        <ul className={styles.ends}>
          {words.ends.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
