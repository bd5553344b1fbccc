import { Navigate, Route, Routes } from 'react-router';
import { DashboardFrame } from './dashboard-frame.tsx';
import { lazyPage } from './lazy-page.ts';
import { LeaveForWelcome } from './leave.tsx';

const GamesPage = lazyPage(
  async () => (await import('../features/games/games-page.tsx')).GamesPage,
);

/** The rooms that a paid plan opens. */
export const Dashboard = () => (
  <DashboardFrame>
    <Routes>
      <Route index element={<Navigate to="/dashboard/games" replace />} />
      <Route path="games" element={<GamesPage />} />
      <Route path="games/:category" element={<GamesPage />} />
      <Route path="*" element={<LeaveForWelcome />} />
    </Routes>
  </DashboardFrame>
);
