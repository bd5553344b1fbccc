import { pages } from '@nobi/contract';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { onSessionExpired } from './api.ts';
import { bringWords as bringAccountWords } from './features/account/words.ts';
import { bringWords as bringPaymentsWords } from './features/payments/words.ts';
import { bringWords as bringProfileWords } from './features/profile/words.ts';
import { bringWords as bringRatingWords } from './features/rating/words.ts';
import { bringWords as bringSupportWords } from './features/support/words.ts';
import { bringWords as bringDashboardWords } from './shell/dashboard-words.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Guard } from './shell/guard.tsx';
import { lazyPage } from './shell/lazy-page.ts';
import { LeaveForStaff, LeaveForWelcome } from './shell/leave.tsx';
import { loginPath } from './shell/next-path.ts';
import { bringWords as bringStageWords } from './stage/words.ts';
import { Spinner } from './ui/spinner.tsx';

type Pages = typeof pages;
type AppPage = { [P in keyof Pages]: Pages[P]['kind'] extends 'app' ? P : never }[keyof Pages];

/** One component for every page of the contract that the application draws. */
const screens = {
  signUp: lazyPage(
    async () => (await import('./features/account/sign-up-page.tsx')).SignUpPage,
    bringAccountWords,
  ),
  signIn: lazyPage(
    async () => (await import('./features/account/login-page.tsx')).LoginPage,
    bringAccountWords,
  ),
  payment: lazyPage(
    async () => (await import('./features/payments/payment-page.tsx')).PaymentPage,
    bringPaymentsWords,
  ),
  paymentSuccess: lazyPage(
    async () => (await import('./features/payments/payment-success-page.tsx')).PaymentSuccessPage,
    bringPaymentsWords,
  ),
  profile: lazyPage(
    async () => (await import('./features/profile/profile-page.tsx')).ProfilePage,
    bringProfileWords,
    bringDashboardWords,
  ),
  support: lazyPage(
    async () => (await import('./features/support/support-page.tsx')).SupportPage,
    bringSupportWords,
  ),
  rating: lazyPage(
    async () => (await import('./features/rating/rating-page.tsx')).RatingPage,
    bringRatingWords,
  ),
  dashboard: lazyPage(
    async () => (await import('./shell/dashboard.tsx')).Dashboard,
    bringDashboardWords,
  ),
  coursePlayer: lazyPage(
    async () => (await import('./features/courses/course-player-page.tsx')).CoursePlayerPage,
    bringStageWords,
  ),
  tool: lazyPage(
    async () => (await import('./features/creativity/tool-page.tsx')).ToolPage,
    bringStageWords,
  ),
  play: lazyPage(
    async () => (await import('./features/games/play-page.tsx')).PlayPage,
    bringStageWords,
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
