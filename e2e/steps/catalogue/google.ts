import { chooseAccount, fillWhatGoogleLacks, logInWithGoogle, openGoogle } from '../google.ts';
import type { SpokenScreen } from './row.ts';

/** Somebody at the stand-in whose address nobody confirmed. */
const unconfirmed = 'wati@keluarga.example';

/** What is said where a Google provider is configured; those products are started apart. */
export const googleScreens: readonly SpokenScreen[] = [
  {
    name: 'the login with Google',
    enter: ({ page }) => page.goto('/login'),
    rows: [
      {
        sentence: 'Google login failed. Please try again.',
        source: 'google_login_failed',
        provoke: ({ page }) => logInWithGoogle(page, unconfirmed),
      },
      {
        sentence:
          'This email already has an account here. Please log in the way you signed up, or use Forgot Password.',
        source: 'email_elsewhere',
        provoke: ({ page, family }) => logInWithGoogle(page, family.email),
      },
    ],
  },
  {
    name: 'the sign-up with Google',
    enter: ({ page }) => page.goto('/signup'),
    rows: [
      {
        sentence: 'Google signup failed. Please try again.',
        source: 'google_signup_failed',
        provoke: async ({ page }) => {
          await fillWhatGoogleLacks(page);
          await chooseAccount(await openGoogle(page), unconfirmed);
        },
      },
    ],
  },
];
