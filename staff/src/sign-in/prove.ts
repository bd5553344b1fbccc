import { currentLanguage } from '@nobi/client/language';
import { type ErrorCode, Problem } from '@nobi/contract';
import { proveInPopup } from '@nobi/kit/host';
import { readConfig } from '../config.ts';
import { signInWords as t } from '../text/sign-in.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const codes: Record<string, ErrorCode> = {
  EMAIL_NOT_FOUND: 'login_incorrect',
  INVALID_PASSWORD: 'login_incorrect',
  INVALID_LOGIN_CREDENTIALS: 'login_incorrect',
  INVALID_EMAIL: 'login_invalid_email',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'login_too_many',
  UNAVAILABLE: 'unavailable',
};

/** Proves an e-mail and password to Firebase; answers its id_token. */
export const provePassword = async (email: string, password: string): Promise<string> => {
  const response = await fetch(readConfig().passwordUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    // For the cookie by which our own provider knows this device again; no other one is asked for it.
    credentials: 'same-origin',
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  }).catch(() => {
    throw new Problem('offline');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const reply = isRecord(answer) ? answer : {};
  if (response.ok && typeof reply.idToken === 'string') return reply.idToken;
  const word = isRecord(reply.error) ? String(reply.error.message).split(/[\s:]/)[0] : '';
  throw new Problem(codes[word ?? ''] ?? 'login_failed');
};

/** Proves who one is in a window of the OpenID provider's; undefined for a change of mind. */
export const proveAtProvider = async (provider: string) => {
  const ending = await proveInPopup(currentLanguage());
  const named = (text: string) => ({ sentence: text.replace('{provider}', provider) });
  switch (ending.ended) {
    case 'proven':
      return { id_token: ending.idToken };
    case 'cancelled':
      return undefined;
    case 'blocked':
      throw new Problem('login_failed', named(t.blocked));
    case 'unavailable':
      throw new Problem('unavailable');
    default:
      throw new Problem('login_failed', named(t.providerFailed));
  }
};
