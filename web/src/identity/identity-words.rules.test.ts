import { wordsOf } from '@nobi/contract';
import { expect, test } from 'vitest';
import { codeOfIdentityWord } from './identity-words.rules.ts';

const words = [
  ['EMAIL_NOT_FOUND', 'No account found with this email.'],
  ['INVALID_PASSWORD', 'Incorrect password. Please try again.'],
  ['INVALID_LOGIN_CREDENTIALS', 'Email or password is incorrect.'],
  ['INVALID_EMAIL', 'Invalid email format.'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many login attempts. Please try again later.'],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access is disabled for a while.',
    'Too many login attempts. Please try again later.',
  ],
  ['USER_DISABLED', 'Login failed. Please try again.'],
  ['constructor', 'Login failed. Please try again.'],
  ['', 'Login failed. Please try again.'],
] as const;
for (const [word, sentence] of words)
  test(`says "${sentence}" for ${word || 'no word'}`, () => {
    expect(wordsOf(codeOfIdentityWord(word), 'en')).toBe(sentence);
  });

test('says that the login failed when the provider answers without any word', () => {
  expect(codeOfIdentityWord(undefined)).toBe('login_failed');
});
