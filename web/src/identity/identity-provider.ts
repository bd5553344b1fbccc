/** The identity provider as the browser sees it: proves who somebody is and hands out an id_token. */
export interface IdentityClient {
  signInWithPassword(email: string, password: string): Promise<string>;
  sendReset(email: string): Promise<void>;
  /** Null when the person closed the window: no answer is no failure. */
  signInWithGoogle?(): Promise<string | null>;
}
