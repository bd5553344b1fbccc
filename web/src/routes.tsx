import { pages } from '@nobi/contract';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { onSessionExpired } from './api.ts';
import { loadMessages as loadAccountMessages } from './features/account/words.ts';
import { loadMessages as loadWaitingMessages } from './features/payments/waiting/words.ts';
import { loadMessages as loadPaymentsMessages } from './features/payments/words.ts';
import { loadMessages as loadProfileMessages } from './features/profile/words.ts';
import { loadMessages as loadRatingMessages } from './features/rating/words.ts';
import { loadMessages as loadSupportMessages } from './features/support/words.ts';
import { loadMessages as loadPlayerMessages } from './player/words.ts';
import { loadMessages as loadDashboardMessages } from './shell/dashboard/words.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Guard } from './shell/navigation/guard.tsx';
import { lazyPage } from './shell/navigation/lazy-page.ts';
import { LeaveForStaff, LeaveForWelcome } from './shell/navigation/leave.tsx';
import { loginPath } from './shell/navigation/next-path.ts';
import { Spinner } from './ui/spinner.tsx';

type Pages = typeof pages;
type AppPage = { [P in keyof Pages]: Pages[P]['kind'] extends 'app' ? P : never }[keyof Pages];

/** One component for every page of the contract that the application draws. */
const screens = {
  signUp: lazyPage(
    async () => (await import('./features/account/sign-up-page.tsx')).SignUpPage,
    loadAccountMessages,
  ),
  signIn: lazyPage(
    async () => (await import('./features/account/login-page.tsx')).LoginPage,
    loadAccountMessages,
  ),
  payment: lazyPage(
    async () => (await import('./features/payments/payment-page.tsx')).PaymentPage,
    loadPaymentsMessages,
  ),
  paymentSuccess: lazyPage(
    async () => (await import('./features/payments/payment-success-page.tsx')).PaymentSuccessPage,
    loadPaymentsMessages,
    loadWaitingMessages,
  ),
  gift: lazyPage(async () => (await import('./features/payments/gift/gift-pages.tsx')).GiftPages),
  profile: lazyPage(
    async () => (await import('./features/profile/profile-page.tsx')).ProfilePage,
    loadProfileMessages,
    loadDashboardMessages,
  ),
  parents: lazyPage(
    async () => (await import('./features/adult/parents-page.tsx')).ParentsPage,
    loadDashboardMessages,
  ),
  support: lazyPage(
    async () => (await import('./features/support/support-page.tsx')).SupportPage,
    loadSupportMessages,
  ),
  rating: lazyPage(
    async () => (await import('./features/rating/rating-page.tsx')).RatingPage,
    loadRatingMessages,
  ),
  dashboard: lazyPage(
    async () => (await import('./shell/dashboard/dashboard.tsx')).Dashboard,
    loadDashboardMessages,
  ),
  coursePlayer: lazyPage(
    async () => (await import('./features/courses/course-player-page.tsx')).CoursePlayerPage,
    loadPlayerMessages,
  ),
  tool: lazyPage(
    async () => (await import('./features/creativity/tool-page.tsx')).ToolPage,
    loadPlayerMessages,
  ),
  play: lazyPage(
    async () => (await import('./features/games/play-page.tsx')).PlayPage,
    loadPlayerMessages,
  ),
} satisfies Record<AppPage, ComponentType>;

const isScreen = (name: string): name is AppPage => Object.hasOwn(screens, name);

/** A session that the server has ended leads to the login, which comes back to this page. */
const useReturnAfterLogin = () => {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    onSessionExpired(() => void navigate(loginPath(location), { replace: true }));
  }, [navigate, location]);
};

export const AppRoutes = () => {
  useReturnAfterLogin();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary page={pathname}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          {Object.entries(pages).map(([name, { path, access }]) => {
            if (!isScreen(name)) return null;
            const Screen = screens[name];
            return (
              <Route
                key={name}
                path={path}
                element={
                  <Guard access={access}>
                    <Screen />
                  </Guard>
                }
              />
            );
          })}
          <Route path={pages.staff.path} element={<LeaveForStaff />} />
          <Route path="*" element={<LeaveForWelcome />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
