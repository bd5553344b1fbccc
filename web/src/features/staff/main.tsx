import '../../brand/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSessionExpired } from '../../api.ts';
import { createQueries } from '../../queries.ts';
import { hearOtherTabs, session } from '../../session.ts';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { OfflineBanner } from '../../shell/offline-banner.tsx';
import { bringSentences } from '../../text/errors.ts';
import { currentLanguage } from '../../text/language.ts';
import { StaffPage } from './staff-page.tsx';
import { bringWords } from './words.ts';

/** The family's application signs everybody in, and comes back here. */
const leaveForLogin = () => location.replace('/login?next=%2Fstaff%2F');

const start = (root: HTMLElement) => {
  hearOtherTabs(() => location.reload());
  onSessionExpired(leaveForLogin);
  // Another tab logged out: what families wrote must not stay in sight here.
  session.subscribe(() => {
    if (session.read().token === null) leaveForLogin();
  });
  document.documentElement.lang = currentLanguage();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={createQueries()}>
        <ErrorBoundary page={location.pathname}>
          <StaffPage onLeave={leaveForLogin} />
        </ErrorBoundary>
        <OfflineBanner />
      </QueryClientProvider>
    </StrictMode>,
  );
};

const root = document.getElementById('root');
if (session.read().token === null) leaveForLogin();
else if (root)
  Promise.all([bringWords(), bringSentences()]).then(
    () => start(root),
    // The words did not arrive: the browser's own page for that says more than a blank one.
    () => location.reload(),
  );
