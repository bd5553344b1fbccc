import type { ReportedKind } from '@nobi/contract';
import { type ReactNode, Suspense } from 'react';
import { ReportButton } from '../content-report/lazy-report-button.ts';
import { type Mood, Nobi } from '../ui/nobi.tsx';
import styles from './catalogue-page.module.css';

interface CataloguePageProps {
  kind: ReportedKind;
  heading: string;
  lead: string;
  mood: Mood;
  children: ReactNode;
}

/** A room of the dashboard: Nobi under the night sky, and below the clouds what there is to do. */
export const CataloguePage = ({ kind, heading, lead, mood, children }: CataloguePageProps) => (
  <>
    <header className={styles.hero}>
      <div className={styles.welcome}>
        <div className={styles.hello}>
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <div className={styles.nobi}>
          <Nobi mood={mood} size={150} />
        </div>
      </div>
    </header>
    <div className={styles.shelf}>
      {children}
      <Suspense fallback={null}>
        <ReportButton place={{ kind }} />
      </Suspense>
    </div>
  </>
);
