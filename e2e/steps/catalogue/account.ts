import { newFamily, signedIn } from '../../product/family.ts';
import { fillSignUp, logIn, password, pressLogIn, pressSignUp } from '../forms.ts';
import { answerInstead, type Guest, jsonWith, type Row, type SpokenScreen, useUp } from './row.ts';

const tryLogin =
  (change: { email?: string; password?: string }) =>
  ({ page, words, family }: Guest) =>
    logIn(page, words, { ...family, ...change });

const forget = async ({ page, words }: Guest, email: string) => {
  await page.getByLabel(words.account.email).fill(email);
  await page.getByRole('button', { name: words.account.forgot }).click();
};

/** An identity that nobody signed up with here: it proves who somebody is and opens nothing. */
const bareIdentity = async ({ product }: Guest) => {
  const { email, password: secret } = newFamily();
  const body = { email, password: secret, returnSecureToken: true };
  await fetch(`${product.url}/idp/v1/accounts:signUp`, jsonWith(undefined, body));
  return { email, password: secret };
};

/** Somebody whose account the staff has closed for that cause. */
const logInSuspended =
  (cause: string) =>
  async ({ page, words, product }: Guest) => {
    const closed = await signedIn(product);
    await product.db.query(
      'update account set suspended_at = now(), suspended_cause = $2 where email = $1',
      [closed.email, cause],
    );
    await logIn(page, words, closed);
  };

const loginRows: readonly Row[] = [
  {
    sentence: 'Please enter a valid email and password (min 6 characters).',
    source: 'login_fields',
    provoke: ({ page, words }) => pressLogIn(page, words),
  },
  {
    sentence: 'Invalid email format.',
    source: 'login_invalid_email',
    provoke: tryLogin({ email: 'sari' }),
  },
  {
    sentence: 'No account found with this email.',
    source: 'login_no_account',
    provoke: tryLogin({ email: 'nobody@example.com' }),
  },
  {
    sentence: 'Incorrect password. Please try again.',
    source: 'login_wrong_password',
    provoke: tryLogin({ password: 'not this one' }),
  },
  {
    sentence: 'Please enter your email to receive a reset link.',
    source: 'reset_needs_email',
    provoke: (guest) => forget(guest, ''),
  },
  {
    sentence: 'Failed to send reset email.',
    source: 'reset_failed',
    provoke: (guest) => forget(guest, 'nobody@example.com'),
  },
  {
    sentence: '✅ Password reset email sent. Check your inbox.',
    source: ({ account }) => account.resetSent,
    provoke: (guest) => forget(guest, guest.family.email),
  },
  {
    sentence: 'Login failed. Please try again.',
    source: 'login_failed',
    provoke: async (guest) => logIn(guest.page, guest.words, await bareIdentity(guest)),
  },
  {
    sentence: 'Your account does not have access to this.',
    source: 'not_allowed',
    provoke: async ({ page, words, product }) => {
      const closed = await signedIn(product);
      await product.db.query('update account set suspended_at = now() where email = $1', [
        closed.email,
      ]);
      await logIn(page, words, closed);
    },
  },
  {
    sentence:
      'This account is closed for now because it was shared beyond one family. Please write to us and we will sort it out together.',
    source: 'suspended_sharing',
    provoke: logInSuspended('sharing'),
  },
  {
    sentence:
      'This account is closed for now because of a problem with its payments. Please write to us and we will sort it out together.',
    source: 'suspended_fraud',
    provoke: logInSuspended('fraud'),
  },
  {
    sentence:
      'This account is closed for now because it was used against our terms. Please write to us and we will sort it out together.',
    source: 'suspended_abuse',
    provoke: logInSuspended('abuse'),
  },
  {
    sentence: 'Too many login attempts. Please try again later.',
    source: 'login_too_many',
    provoke: async (guest) => {
      const { email } = guest.family;
      const url = `${guest.product.url}/idp/v1/accounts:signInWithPassword`;
      await useUp(url, 5, () => jsonWith(undefined, { email, password: 'not this one' }));
      await tryLogin({})(guest);
    },
  },
  {
    sentence: 'No connection. Check your internet and try again.',
    source: 'offline',
    provoke: async ({ page, words }) => {
      await page.context().setOffline(true);
      await pressLogIn(page, words);
    },
  },
];

/** Changes one thing of a whole form and sends it. */
const tryForm =
  (change: Partial<ReturnType<typeof newFamily>>) =>
  async ({ page, words }: Guest) => {
    await fillSignUp(page, words, { ...newFamily(), ...change });
    await pressSignUp(page, words);
  };

const signUpRows: readonly Row[] = [
  {
    sentence: 'You must agree to the Terms and Conditions.',
    source: 'terms_required',
    provoke: async ({ page, words }) => {
      await fillSignUp(page, words, newFamily());
      await page.getByRole('checkbox').uncheck();
      await pressSignUp(page, words);
    },
  },
  {
    sentence: 'Please fill this in.',
    source: 'field_required',
    provoke: tryForm({ name: '' }),
  },
  {
    sentence: 'WhatsApp number must start with +62.',
    source: 'whatsapp_prefix',
    provoke: tryForm({ whatsapp: '0812 3456 7890' }),
  },
  {
    sentence: 'Invalid email format.',
    source: 'login_invalid_email',
    provoke: tryForm({ email: 'sari' }),
  },
  {
    sentence: 'Password must be at least 6 characters.',
    source: 'password_short',
    provoke: tryForm({ password: '12345' }),
  },
  {
    sentence: 'Password can be at most 128 characters.',
    source: 'password_long',
    provoke: tryForm({ password: 'kuda laut '.repeat(13) }),
  },
  {
    sentence: 'Please check what you entered.',
    source: 'invalid_input',
    provoke: tryForm({ name: 'Sari '.repeat(20) }),
  },
  {
    sentence: 'Please write a name only, without links or line breaks.',
    source: 'name_plain',
    provoke: tryForm({ name: 'MENANG 10jt https://hadiah.xyz' }),
  },
  {
    sentence: 'An account with this email already exists. Log in instead?',
    source: 'email_taken',
    provoke: (guest) => tryForm({ email: guest.family.email })(guest),
  },
  {
    sentence: 'Signup failed. Please try again.',
    source: 'signup_failed',
    provoke: async (guest) => {
      await answerInstead(guest, '**/api/user/signup/', { status: 502 });
      await tryForm({})(guest);
    },
  },
  {
    sentence: 'Too many attempts. Please try again later.',
    source: 'too_many_requests',
    provoke: async (guest) => {
      const { email, password: secret, whatsapp, name } = guest.family;
      const form = { email, password: secret, whatsapp, display_name: name };
      await guest.page.unroute('**/api/user/signup/');
      await useUp(`${guest.product.url}/api/user/signup/`, 10, () => jsonWith(undefined, form));
      await tryForm({ email })(guest);
    },
  },
];

export const accountScreens: readonly SpokenScreen[] = [
  {
    name: 'the login',
    enter: async ({ page, words }) => {
      await page.goto('/login');
      await password(page, words).waitFor();
    },
    rows: loginRows,
  },
  { name: 'the sign-up', enter: ({ page }) => page.goto('/signup'), rows: signUpRows },
];
