import './brand/base.css';
import { currentLanguage } from '@nobi/client/language';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { onPinNeeded } from './adult/gate.ts';
import { early } from './early-replies.ts';
import { hasSaved } from './offline/saved.ts';
import { queries } from './queries.ts';
import { AppRoutes } from './routes.tsx';
import { hearOtherTabs } from './session.ts';
import { StatusKeeper } from './shell/my-status.ts';
import { AppRouter } from './shell/navigation/app-router.tsx';
import { InAppLinks } from './shell/navigation/in-app-links.tsx';
import { ScrollKeeper } from './shell/navigation/scroll-keeper.tsx';
import { OfflineBanner } from './shell/offline-banner.tsx';
import { WhoPlays } from './who-plays/parts.ts';

hearOtherTabs(() => location.reload());
document.documentElement.lang = currentLanguage();

// Few ever need the sheet: nothing of it weighs on a first page.
onPinNeeded(async () => (await import('./adult/pin-root.tsx')).openSheet());

// Where nothing was ever saved there is nothing to start.
if (hasSaved())
  import('./offline/start.ts').then(
    ({ start }) => start(),
    () => {},
  );

const draw = (root: Element) =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AppRouter>
          <ScrollKeeper />
          <InAppLinks />
          <StatusKeeper />
          <AppRoutes />
          <Suspense>
            <WhoPlays />
          </Suspense>
          <OfflineBanner />
        </AppRouter>
      </QueryClientProvider>
    </StrictMode>,
  );

const root = document.getElementById('root');
// A game that was opened ahead is shown first.
if (root) void Promise.resolve(early?.mayDraw).then(() => draw(root));
