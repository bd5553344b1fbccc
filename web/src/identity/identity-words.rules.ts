import type { ErrorCode } from '@nobi/contract';

const codes: Record<string, ErrorCode> = {
  EMAIL_NOT_FOUND: 'login_no_account',
  INVALID_PASSWORD: 'login_wrong_password',
  INVALID_LOGIN_CREDENTIALS: 'login_incorrect',
  INVALID_EMAIL: 'login_invalid_email',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'login_too_many',
  UNAVAILABLE: 'unavailable',
};

/** Identity Toolkit's word as a row of our catalogue. Some words carry an explanation after a colon. */
export const codeOfIdentityWord = (word: unknown): ErrorCode => {
  const bare = typeof word === 'string' ? (word.split(/[\s:]/)[0] ?? '') : '';
  return (Object.hasOwn(codes, bare) ? codes[bare] : undefined) ?? 'login_failed';
};
