import type { Language } from '@nobi/contract';
import filmEn from '../../../brand/art/play-film-en.webp';
import filmId from '../../../brand/art/play-film-id.webp';
import stillEn from '../../../brand/art/play-still-en.webp';
import stillId from '../../../brand/art/play-still-id.webp';
import type { InWords } from '../words.ts';
import styles from './film.module.css';
import shared from './sections.module.css';

const films: Record<Language, { film: string; still: string }> = {
  en: { film: filmEn, still: stillEn },
  id: { film: filmId, still: stillId },
};

/** A still picture of play; once the page is there and seen, the island lets it move. */
export const Film = ({ words: { film: words }, language }: InWords) => (
  <section className={shared.section} aria-labelledby="film-heading">
    <div className={styles.film}>
      <div>
        <h2 id="film-heading">{words.heading}</h2>
        <p className={shared.lead}>{words.words}</p>
      </div>
      <img
        className={styles.screen}
        src={films[language].still}
        data-film={films[language].film}
        alt={words.alt}
        width={288}
        height={567}
        loading="lazy"
        decoding="async"
      />
    </div>
  </section>
);
