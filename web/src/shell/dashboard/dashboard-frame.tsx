import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Spinner } from '../../ui/spinner.tsx';
import { hourOf } from '../../wonder/hour.rules.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import styles from './dashboard.module.css';
import { DashboardBar } from './dashboard-bar.tsx';
import { words } from './words.ts';

/** The frame around the rooms of the dashboard: the bar above, one room below. */
export const DashboardFrame = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <DashboardBar />
      <main id="content" className={styles.content} data-hour={hourOf(new Date())}>
        <ErrorBoundary page={pathname} isInFrame>
          <Suspense fallback={<Spinner />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
};
