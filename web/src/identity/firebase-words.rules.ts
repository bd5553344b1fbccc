import type { ErrorCode } from '@nobi/contract';

const codes: Record<string, ErrorCode> = {
  // Distinct only in projects that tell whether an address is known; the others say the third.
  'auth/user-not-found': 'login_no_account',
  'auth/wrong-password': 'login_wrong_password',
  'auth/invalid-credential': 'login_incorrect',
  'auth/invalid-login-credentials': 'login_incorrect',
  'auth/invalid-email': 'login_invalid_email',
  'auth/missing-password': 'login_fields',
  'auth/too-many-requests': 'login_too_many',
  'auth/quota-exceeded': 'login_too_many',
  'auth/email-already-in-use': 'email_taken',
  'auth/weak-password': 'password_short',
  'auth/password-does-not-meet-requirements': 'password_weak',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

/** The SDK's word as a row of our catalogue; what is not ours to explain is a login that failed. */
export const codeOfFirebaseWord = (word: string): ErrorCode =>
  (Object.hasOwn(codes, word) ? codes[word] : undefined) ?? 'login_failed';

const closings = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
]);

/** The person closed the window, or pressed again: no failure to speak of. */
export const isClosedPopup = (word: string) => closings.has(word);
