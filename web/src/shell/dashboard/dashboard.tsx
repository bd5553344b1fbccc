import { Navigate, Route, Routes } from 'react-router';
import { loadMessages as loadCatalogueMessages } from '../../catalogue/words.ts';
import { loadMessages as loadChatMessages } from '../../features/chat/words.ts';
import { loadMessages as loadCoursesMessages } from '../../features/courses/words.ts';
import { loadMessages as loadCreativityMessages } from '../../features/creativity/words.ts';
import { loadMessages as loadGamesMessages } from '../../features/games/words.ts';
import { lazyPage } from '../navigation/lazy-page.ts';
import { LeaveForWelcome } from '../navigation/leave.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';

const GamesPage = lazyPage(
  async () => (await import('../../features/games/games-page.tsx')).GamesPage,
  loadGamesMessages,
  loadCatalogueMessages,
);
const CoursesPage = lazyPage(
  async () => (await import('../../features/courses/courses-page.tsx')).CoursesPage,
  loadCoursesMessages,
  loadCatalogueMessages,
);
const CreativityPage = lazyPage(
  async () => (await import('../../features/creativity/creativity-page.tsx')).CreativityPage,
  loadCreativityMessages,
  loadCatalogueMessages,
);
const ChatPage = lazyPage(
  async () => (await import('../../features/chat/chat-page.tsx')).ChatPage,
  loadChatMessages,
);

/** The rooms that a paid plan opens. */
export const Dashboard = () => (
  <DashboardFrame>
    <Routes>
      <Route index element={<Navigate to="/dashboard/games" replace />} />
      <Route path="games" element={<GamesPage />} />
      <Route path="games/:category" element={<GamesPage />} />
      <Route path="courses" element={<CoursesPage />} />
      <Route path="creativity" element={<CreativityPage />} />
      <Route path="ai" element={<ChatPage />} />
      <Route path="*" element={<LeaveForWelcome />} />
    </Routes>
  </DashboardFrame>
);
