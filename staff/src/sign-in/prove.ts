import { type ErrorCode, Problem } from '@nobi/contract';
import { proveInPopup } from '@nobi/kit/host';
import { readConfig } from '../config.ts';
import { currentLanguage } from '../language.ts';
import { words } from '../text/words.ts';

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

/** Proves an e-mail and password to the identity provider; answers its id_token. */
export const provePassword = async (email: string, password: string): Promise<string> => {
  const response = await fetch(readConfig().passwordUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': currentLanguage() },
    credentials: 'omit',
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  }).catch(() => {
    throw new Problem('offline');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const told = isRecord(answer) ? answer : {};
  if (response.ok && typeof told.idToken === 'string') return told.idToken;
  const word = isRecord(told.error) ? String(told.error.message).split(/[\s:]/)[0] : '';
  throw new Problem(codes[word ?? ''] ?? 'login_failed');
};

/** Proves who one is in a window of the OpenID provider's; undefined for a change of mind. */
export const proveAtProvider = async (provider: string): Promise<string | undefined> => {
  const ending = await proveInPopup(currentLanguage());
  const said = (text: string) => ({ said: text.replace('{provider}', provider) });
  switch (ending.ended) {
    case 'proven':
      return ending.idToken;
    case 'cancelled':
      return undefined;
    case 'blocked':
      throw new Problem('login_failed', said(words.signIn.blocked));
    case 'unavailable':
      throw new Problem('unavailable');
    default:
      throw new Problem('login_failed', said(words.signIn.providerFailed));
  }
};
