import { currentLanguage } from '@nobi/client/language';
import { Problem } from '@nobi/contract';
import { seconds } from '../time.ts';
import { signInByPopup } from './google-popup.ts';
import type { IdentityClient } from './identity-provider.ts';
import { codeOfIdentityWord } from './identity-words.rules.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`/idp/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    // The cookie by which this device is known again, so that strangers' guesses do not hold it up.
    credentials: 'same-origin',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(seconds(15)),
  }).catch(() => {
    throw new Problem('offline');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const reply = isRecord(answer) ? answer : {};
  if (response.ok) return reply;
  throw new Problem(codeOfIdentityWord(isRecord(reply.error) ? reply.error.message : undefined));
};

/** The provider inside the product, which speaks Identity Toolkit's language. */
export const embeddedIdentity: IdentityClient = {
  async signInWithPassword(email, password) {
    const { idToken } = await post('accounts:signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    if (typeof idToken !== 'string' || idToken === '') throw new Problem('login_failed');
    return idToken;
  },
  async sendReset(email) {
    await post('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email });
  },
  signInWithGoogle: signInByPopup,
};
