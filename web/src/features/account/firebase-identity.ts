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
import { Problem } from '@nobi/contract';
import type { IdentityConfig } from '../../config.ts';
import { currentLanguage } from '../../text/language.ts';
import { codeOfFirebaseWord, isClosedPopup } from './firebase-words.rules.ts';
import type { IdentityClient } from './identity-client.ts';
import { PopupBlocked } from './popup-blocked.ts';

const wordOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Nothing is kept in the browser: our own session follows from the token at once. */
const openAuth = (given: IdentityConfig): Auth => {
  const app = initializeApp({
    apiKey: text(given.apiKey),
    authDomain: text(given.authDomain),
    projectId: text(given.projectId),
  });
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  const emulator = text(given.emulatorUrl);
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  return auth;
};

const clientOf = (auth: Auth): IdentityClient => {
  /** Letters and windows are in the page's language; what the SDK says becomes our words. */
  const asked = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    auth.languageCode = currentLanguage();
    try {
      return await work();
    } catch (error) {
      throw new Problem(codeOfFirebaseWord(wordOf(error)));
    }
  };
  const tokenOf = async ({ user }: UserCredential) => {
    const token = await user.getIdToken();
    await signOut(auth);
    return token;
  };
  const fromPopup = async () => {
    const google = new GoogleAuthProvider();
    // A shared tablet knows more than one parent.
    google.setCustomParameters({ prompt: 'select_account' });
    try {
      return await signInWithPopup(auth, google);
    } catch (error) {
      const word = wordOf(error);
      if (isClosedPopup(word)) return null;
      if (word === 'auth/popup-blocked') throw new PopupBlocked();
      throw new Problem(word === 'auth/network-request-failed' ? 'offline' : 'google_login_failed');
    }
  };

  return {
    signInWithPassword: (email, password) =>
      asked(async () => tokenOf(await signInWithEmailAndPassword(auth, email, password))),
    sendReset: (email) => asked(() => sendPasswordResetEmail(auth, email)),
    async signInWithGoogle() {
      auth.languageCode = currentLanguage();
      const proof = await fromPopup();
      return proof && asked(() => tokenOf(proof));
    },
  };
};

let opened: IdentityClient | undefined;

/** Firebase Auth through Google's own SDK, which alone knows how to answer its checks. */
export const openFirebaseIdentity = (given: IdentityConfig): IdentityClient => {
  opened ??= clientOf(openAuth(given));
  return opened;
};
