import { Navigate, Route, Routes } from 'react-router';
import { bringWords as bringChatWords } from '../features/chat/words.ts';
import { bringWords as bringCoursesWords } from '../features/courses/words.ts';
import { bringWords as bringCreativityWords } from '../features/creativity/words.ts';
import { bringWords as bringGamesWords } from '../features/games/words.ts';
import { bringWords as bringShelfWords } from '../shelf/words.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { lazyPage } from './lazy-page.ts';
import { LeaveForWelcome } from './leave.tsx';

const GamesPage = lazyPage(
  async () => (await import('../features/games/games-page.tsx')).GamesPage,
  bringGamesWords,
  bringShelfWords,
);
const CoursesPage = lazyPage(
  async () => (await import('../features/courses/courses-page.tsx')).CoursesPage,
  bringCoursesWords,
  bringShelfWords,
);
const CreativityPage = lazyPage(
  async () => (await import('../features/creativity/creativity-page.tsx')).CreativityPage,
  bringCreativityWords,
  bringShelfWords,
);
const ChatPage = lazyPage(
  async () => (await import('../features/chat/chat-page.tsx')).ChatPage,
  bringChatWords,
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
