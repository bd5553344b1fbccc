import { Admin, memoryStore, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router';
import { auth } from './auth.ts';
import { Home } from './home.tsx';
import { providerOf } from './provider.ts';
import { places } from './resources.tsx';
import { Shell } from './shell.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { frameWords } from './text/frame.ts';
import { words } from './text/words.ts';
import { theme } from './theme.ts';
import { LostPage } from './ui/lost-page.tsx';

const provider = providerOf(Object.fromEntries(places.map(({ name, calls }) => [name, calls])));

// What somebody looked for stands in the address; nothing of it stays in the browser.
const store = memoryStore();

/** The whole console. Nothing is told to the framework's makers, and saves wait for the server. */
export const Console = () => (
  <BrowserRouter basename="/staff">
    <Admin
      dataProvider={provider}
      authProvider={auth}
      i18nProvider={frameWords}
      loginPage={SignInPage}
      dashboard={Home}
      title={words.console}
      store={store}
      catchAll={LostPage}
      layout={Shell}
      theme={theme}
      darkTheme={null}
      requireAuth
      disableTelemetry
    >
      {places.map(({ calls: _calls, label, ...resource }) => (
        <Resource key={resource.name} options={{ label }} {...resource} />
      ))}
    </Admin>
  </BrowserRouter>
);
