import './brand/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { createQueries } from './queries.ts';
import { AppRoutes } from './routes.tsx';
import { hearOtherTabs } from './session.ts';
import { AppRouter } from './shell/app-router.tsx';
import { InAppLinks } from './shell/in-app-links.tsx';
import { StatusKeeper } from './shell/my-status.ts';
import { OfflineBanner } from './shell/offline-banner.tsx';
import { ScrollKeeper } from './shell/scroll-keeper.tsx';
import { currentLanguage } from './text/language.ts';

const queries = createQueries();
hearOtherTabs(() => location.reload());
document.documentElement.lang = currentLanguage();

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AppRouter>
          <ScrollKeeper />
          <InAppLinks />
          <StatusKeeper />
          <AppRoutes />
          <OfflineBanner />
        </AppRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
