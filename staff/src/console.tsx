import type { CallShape } from '@nobi/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { Admin, memoryStore, Resource, type ResourceProps } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { auth } from './auth.ts';
import { providerOf } from './provider.ts';
import { resources } from './resources.ts';
import { Shell } from './shell.tsx';
import { frameWords } from './text/frame.ts';
import { words } from './text/words.ts';
import { consoleTheme } from './theme/console-theme.ts';
import { Home } from './today/home.tsx';
import { guarded } from './ui/guarded.tsx';
import { useLook } from './ui/look-item.tsx';
import { NonceStyles } from './ui/nonce-styles.tsx';
import { NotFoundPage } from './ui/not-found-page.tsx';

const provider = providerOf(Object.fromEntries(resources.map(({ name, calls }) => [name, calls])));

// What somebody looked for stands in the address; nothing of it stays in the browser.
const store = memoryStore();

const SignIn = lazy(async () => ({
  default: (await import('./sign-in/sign-in-page.tsx')).SignInPage,
}));

/** Where a session has ended while the console was open. */
const LoginPage = () => (
  <Suspense>
    <SignIn onDone={() => window.location.assign('/staff/')} />
  </Suspense>
);

const isScreen = (screen: unknown): screen is ComponentType =>
  typeof screen === 'function' || (typeof screen === 'object' && screen !== null);

/** Each screen of a resource, for those whose roles include it. */
const screensOf = (opens: CallShape, { list, show, edit, create }: Partial<ResourceProps>) => ({
  ...(isScreen(list) && { list: guarded(opens, list) }),
  ...(isScreen(show) && { show: guarded(opens, show) }),
  ...(isScreen(edit) && { edit: guarded(opens, edit) }),
  ...(isScreen(create) && { create: guarded(opens, create) }),
});

const themes = { light: consoleTheme('light'), dark: consoleTheme('dark') };

/** Nothing is told to the framework's makers, and saves wait for the server. */
const Places = () => {
  const look = useLook();
  return (
    <Admin
      dataProvider={provider}
      authProvider={auth}
      i18nProvider={frameWords}
      loginPage={LoginPage}
      dashboard={Home}
      title={words.console}
      store={store}
      catchAll={NotFoundPage}
      layout={Shell}
      theme={themes[look]}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      {resources.map(({ calls: _calls, group: _group, label, opens, ...resource }) => (
        <Resource
          key={resource.name}
          options={{ label }}
          {...resource}
          {...screensOf(opens, resource)}
        />
      ))}
    </Admin>
  );
};

// A router that can hold somebody back who would leave unsaved words (useBlocker).
const router = createBrowserRouter([{ path: '*', element: <Places /> }], { basename: '/staff' });

/** The whole console. */
export const Console = () => (
  <NonceStyles>
    <RouterProvider router={router} />
  </NonceStyles>
);
