import { wordsOf } from '@nobi/contract';
import { expect, test } from 'vitest';
import { codeOfFirebaseWord, isClosedPopup } from './firebase-words.rules.ts';

test.each([
  ['auth/user-not-found', 'No account found with this email.'],
  ['auth/wrong-password', 'Incorrect password. Please try again.'],
  ['auth/invalid-credential', 'Email or password is incorrect.'],
  ['auth/invalid-email', 'Invalid email format.'],
  ['auth/too-many-requests', 'Too many login attempts. Please try again later.'],
  ['auth/network-request-failed', 'No connection. Check your internet and try again.'],
  ['auth/email-already-in-use', 'An account with this email already exists. Log in instead?'],
  ['auth/password-does-not-meet-requirements', 'Please choose a stronger password.'],
  ['auth/user-disabled', 'Login failed. Please try again.'],
  ['auth/internal-error', 'Login failed. Please try again.'],
  ['constructor', 'Login failed. Please try again.'],
])('the word %s is said as "%s"', (word, sentence) => {
  expect(wordsOf(codeOfFirebaseWord(word), 'en')).toBe(sentence);
});

test('a window that was closed is no failure, one that was blocked is', () => {
  expect(isClosedPopup('auth/popup-closed-by-user')).toBe(true);
  expect(isClosedPopup('auth/cancelled-popup-request')).toBe(true);
  expect(isClosedPopup('auth/popup-blocked')).toBe(false);
});
