import { buttonClass } from '../../../ui/button.tsx';
import { type InWords, type Words, worldNames } from '../words.ts';
import { CalmButton } from './calm-button.tsx';
import { Clouds } from './clouds.tsx';
import styles from './hero.module.css';
import { Navigation } from './navigation.tsx';
import { posters } from './posters.ts';
import { SampleButtons } from './samples.tsx';
import { Sky } from './sky.tsx';

/** A plain form to registration; the island makes it wait, remember and say so. */
const Claim = ({ words }: { words: Words }) => (
  <form className={styles.claim} action="/signup">
    <div className={styles.row}>
      <button
        type="submit"
        className={buttonClass({}, styles.main)}
        data-claim={words.claim}
        data-processing={words.processing}
      >
        <span data-words="">{words.claim}</span>
      </button>
      <a className={buttonClass({ kind: 'ghost' }, styles.peek)} href="#worlds">
        {words.peek}
      </a>
    </div>
  </form>
);

/** What the promo covers, or, once claimed, that it is; both in one place, so nothing moves. */
const Below = ({ words }: { words: Words }) => (
  <div className={styles.below}>
    <ul className={styles.facts}>
      {worldNames.map((world) => (
        <li key={world} data-world={world}>
          {words.facts[world]}
        </li>
      ))}
    </ul>
    <div className={styles.after}>
      <p role="status" lang="id">
        <span className={styles.claimed}>{words.claimed}</span>
      </p>
      <a className={styles.continue} href="/signup" data-for="visitor">
        {words.continueToRegister}
      </a>
    </div>
  </div>
);

const Poster = ({ words, language }: InWords) => (
  <div className={styles.stand}>
    <Sky band="left" />
    <img
      className={styles.poster}
      src={posters[language]}
      alt={words.posterAlt}
      width={900}
      height={1200}
      fetchPriority="high"
    />
    <Sky band="right" />
  </div>
);

export const Hero = ({ words, language }: InWords) => (
  <div className={styles.hero}>
    <header className={styles.wrap}>
      <Navigation words={words} language={language} />
    </header>
    <div id="content" className={`${styles.wrap} ${styles.grid}`}>
      <div className={styles.copy}>
        <Sky band="above" />
        <h1 id="headline">
          {words.headline.plain} <em>{words.headline.bright}</em>
        </h1>
        <p className={styles.lead}>{words.lead}</p>
        <Claim words={words} />
        <p className={styles.promo}>{words.promo}</p>
        <SampleButtons words={words.samples} />
        <Below words={words} />
      </div>
      <Sky band="between" />
      <Poster words={words} language={language} />
    </div>
    <CalmButton words={words.calm} />
    <Clouds />
  </div>
);
