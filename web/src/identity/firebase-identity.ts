import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type UserCredential,
} from '@firebase/auth';
import { currentLanguage } from '@nobi/client/language';
import { Problem } from '@nobi/contract';
import type { IdentityConfig } from '../config.ts';
import { codeOfFirebaseWord, isClosedPopup } from './firebase-words.rules.ts';
import type { IdentityClient } from './identity-provider.ts';
import { PopupBlocked } from './popup-blocked.ts';

const wordOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Nothing of who signs in is kept: our own session follows from the token at once. On phones the
 * window's code is fetched at once and everything waits for it, so passwords have an Auth without.
 */
const openAuth = (settings: IdentityConfig, purpose: 'password' | 'google'): Auth => {
  const options = {
    apiKey: text(settings.apiKey),
    authDomain: text(settings.authDomain),
    projectId: text(settings.projectId),
  };
  const auth = initializeAuth(initializeApp(options, purpose), {
    persistence: inMemoryPersistence,
    ...(purpose === 'google' && { popupRedirectResolver: browserPopupRedirectResolver }),
  });
  const emulator = text(settings.emulatorUrl);
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
};

const tokenOf = async (auth: Auth, { user }: UserCredential) => {
  const token = await user.getIdToken();
  await signOut(auth);
  return token;
};

const passwordsOf = (auth: Auth): IdentityClient => {
  /** Letters are in the page's language; what the SDK says becomes our words. */
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    auth.languageCode = currentLanguage();
    try {
      return await work();
    } catch (error) {
      throw new Problem(codeOfFirebaseWord(wordOf(error)));
    }
  };
  return {
    signInWithPassword: (email, password) =>
      ask(async () => tokenOf(auth, await signInWithEmailAndPassword(auth, email, password))),
    sendReset: (email) => ask(() => sendPasswordResetEmail(auth, email)),
  };
};

const googleOf = (auth: Auth) => async (): Promise<string | null> => {
  auth.languageCode = currentLanguage();
  const google = new GoogleAuthProvider();
  // A shared tablet knows more than one parent.
  google.setCustomParameters({ prompt: 'select_account' });
  try {
    return await tokenOf(auth, await signInWithPopup(auth, google));
  } catch (error) {
    const word = wordOf(error);
    if (isClosedPopup(word)) return null;
    if (word === 'auth/popup-blocked') throw new PopupBlocked();
    throw new Problem(codeOfFirebaseWord(word) === 'offline' ? 'offline' : 'google_login_failed');
  }
};

const clientOf = (settings: IdentityConfig): IdentityClient => ({
  ...passwordsOf(openAuth(settings, 'password')),
  ...(settings.google && { signInWithGoogle: googleOf(openAuth(settings, 'google')) }),
});

let client: IdentityClient | undefined;

/** Firebase Auth through Google's own SDK, which alone knows how to answer its checks. */
export const openFirebaseIdentity = (settings: IdentityConfig): IdentityClient => {
  client ??= clientOf(settings);
  return client;
};
