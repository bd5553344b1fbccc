import { currentLanguage } from '@nobi/client/language';
import type { Language } from '@nobi/contract';
import type { ReactNode } from 'react';
import styles from './adult-page.module.css';
import { Footer } from './footer.tsx';
import { Logo } from './logo.tsx';

interface AdultPageProps {
  title: ReactNode;
  children: ReactNode;
  /** Room for reading matter; forms stay narrow. */
  wide?: boolean;
  language?: Language;
  /** Stands above the title, such as a way back. */
  above?: ReactNode;
  /** Further links of the footer. */
  more?: ReactNode;
}

/** The calm paper page for grown-ups: logo, one card, footer. */
export const AdultPage = (props: AdultPageProps) => {
  const { title, children, wide = false, language = currentLanguage(), above, more } = props;
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Logo language={language} />
      </header>
      <main className={styles.main} data-wide={wide || undefined}>
        <div className={styles.card}>
          {above}
          <h1>{title}</h1>
          {children}
        </div>
      </main>
      <Footer language={language} more={more} />
    </div>
  );
};
