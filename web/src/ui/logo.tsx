import { currentLanguage } from '@nobi/client/language';
import type { Language } from '@nobi/contract';
import face from '../brand/art/nobi-face.svg';
import styles from './logo.module.css';
import { wordsFor } from './words.ts';

interface LogoProps {
  language?: Language;
  className?: string | undefined;
}

export const Logo = ({ language = currentLanguage(), className }: LogoProps) => (
  <a
    className={[styles.logo, className].filter(Boolean).join(' ')}
    href="/"
    aria-label={wordsFor(language).home}
  >
    <img src={face} alt="" width={54} height={44} />
    <span aria-hidden="true">nobi</span>
  </a>
);
