import { Problem } from '@nobi/contract';
import { currentLanguage } from '../../text/language.ts';
import { seconds } from '../../time.ts';
import { signInByPopup } from './google-popup.ts';
import type { IdentityClient } from './identity-client.ts';
import { codeOfIdentityWord } from './identity-words.rules.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`/idp/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    credentials: 'omit',
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(seconds(15)),
  }).catch(() => {
    throw new Problem('offline');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const told = isRecord(answer) ? answer : {};
  if (response.ok) return told;
  throw new Problem(codeOfIdentityWord(isRecord(told.error) ? told.error.message : undefined));
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
