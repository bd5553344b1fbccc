import { Problem } from '@nobi/contract';

/** The identity provider as the browser sees it: proves who somebody is and hands out an id_token. */
export interface IdentityClient {
  signInWithPassword(email: string, password: string): Promise<string>;
  sendReset(email: string): Promise<void>;
  /** Null when the person closed the window: no answer is no failure. */
  signInWithGoogle?(): Promise<string | null>;
}

/** Loads the client of the configured provider when it is first needed. */
export const openIdentityClient = async (): Promise<IdentityClient> => {
  try {
    return (await import('./embedded-identity.ts')).embeddedIdentity;
  } catch {
    // The piece itself travels over the line that may be gone.
    throw new Problem('offline');
  }
};
