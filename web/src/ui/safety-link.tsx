import type { Language } from '@nobi/contract';
import styles from './footer.module.css';

const safety = { en: 'Child safety', id: 'Keamanan anak' };

/** Of the footers of the public pages; apart from them, since every page of the application loads those. */
export const SafetyLink = ({ language }: { language: Language }) => (
  <a className={styles.link} href="/keamanan-anak">
    {safety[language]}
  </a>
);
