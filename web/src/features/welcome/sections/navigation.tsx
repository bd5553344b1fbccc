import { Logo } from '../../../ui/logo.tsx';
import type { InWords } from '../words.ts';
import styles from './navigation.module.css';

/** Visitors register or log in; who has a token goes back to play (the boot script knows). */
export const Navigation = ({ words, language }: InWords) => (
  <nav className={styles.nav} aria-label={words.navigation}>
    <Logo language={language} className={styles.logo} />
    <a className={styles.link} href="/tentang-kami">
      {words.about.first}
      <span className={styles.rest}>&nbsp;{words.about.rest}</span>
    </a>
    <a className={styles.link} href="/signup" data-for="visitor">
      {words.register}
    </a>
    <a className={`${styles.link} ${styles.soft}`} href="/login" data-for="visitor">
      {words.logIn}
    </a>
    <a className={`${styles.link} ${styles.solid}`} href="/dashboard" data-for="player">
      {words.backToPlay}
    </a>
  </nav>
);
