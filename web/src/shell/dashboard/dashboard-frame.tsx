import { type ReactNode, Suspense } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './dashboard.module.css';
import { DashboardBar } from './dashboard-bar.tsx';
import { words } from './words.ts';

/** The frame around the rooms of the dashboard: the bar above, one room below. */
export const DashboardFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    <DashboardBar />
    <main id="content" className={styles.content}>
      <Suspense fallback={<Spinner />}>{children}</Suspense>
    </main>
  </div>
);
