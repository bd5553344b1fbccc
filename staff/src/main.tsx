import './base.css';
import { currentLanguage } from '@nobi/client/language';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from './session.ts';
import { signInWords } from './text/sign-in.ts';
import { beginLook } from './theme/look.ts';

const loadConsole = async () => ({ default: (await import('./console.tsx')).Console });

/** At the address that was asked for; the sign-in's own leads home. */
const enter = () => {
  if (window.location.pathname.endsWith('/login')) window.location.assign('/staff/');
  else window.location.reload();
};

const loadSignIn = async () => {
  const { SignInPage } = await import('./sign-in/sign-in-page.tsx');
  // The console comes while somebody looks for their second factor.
  return { default: () => <SignInPage onFirstFactor={() => void loadConsole()} onDone={enter} /> };
};

const Door = lazy(async () => ((await session.isOpen()) ? loadConsole() : loadSignIn()));

const Enrolment = lazy(async () => ({
  default: (await import('./sign-in/enrolment-page.tsx')).EnrolmentPage,
}));

/** Behind `#`, so that no server and no log reads it. */
const invitation = () =>
  window.location.pathname === '/staff/invitation' ? window.location.hash.slice(1) : undefined;

const Way = () => {
  const token = invitation();
  return token === undefined ? <Door /> : <Enrolment token={token} />;
};

beginLook();
document.documentElement.lang = currentLanguage();
document.title = `${signInWords.title} · Nobi`;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <Way />
      </Suspense>
    </StrictMode>,
  );
