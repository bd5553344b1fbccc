import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Spinner } from '../ui/spinner.tsx';
import styles from './dashboard.module.css';
import { DashboardBar } from './dashboard-bar.tsx';
import { lazyPage } from './lazy-page.ts';
import { LeaveForWelcome } from './leave.tsx';
import { words } from './words.ts';

const GamesPage = lazyPage(
  async () => (await import('../features/games/games-page.tsx')).GamesPage,
);

/** The frame around the child's rooms: the bar above, one room below. */
export const Dashboard = () => (
  <div className={styles.page}>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    <DashboardBar />
    <main id="content" className={styles.content}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route index element={<Navigate to="/dashboard/games" replace />} />
          <Route path="games" element={<GamesPage />} />
          <Route path="games/:category" element={<GamesPage />} />
          <Route path="*" element={<LeaveForWelcome />} />
        </Routes>
      </Suspense>
    </main>
  </div>
);
