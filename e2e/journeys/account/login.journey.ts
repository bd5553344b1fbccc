import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { logIn, logOut, password, pressLogIn } from '../../steps/forms.ts';

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('says what is wrong with a login, exactly', async ({ page, product, words }) => {
    const family = await signedIn(product);
    const alert = page.getByRole('alert');
    await page.goto('/login');

    await pressLogIn(page, words);
    await expect(alert).toHaveText('Please enter a valid email and password (min 6 characters).');
    await logIn(page, words, { ...family, password: '12345' });
    await expect(alert).toHaveText('Please enter a valid email and password (min 6 characters).');
    await logIn(page, words, { email: 'sari', password: 'rahasia' });
    await expect(alert).toHaveText('Invalid email format.');
    await logIn(page, words, { email: 'nobody@example.com', password: 'rahasia' });
    await expect(alert).toHaveText('No account found with this email.');
    await logIn(page, words, { ...family, password: 'not this one' });
    await expect(alert).toHaveText('Incorrect password. Please try again.');
    await expect(page.getByLabel('Email')).toHaveValue(family.email);
  });

  test('closes an account after five wrong passwords', async ({ page, product, words }) => {
    const family = await signedIn(product);
    await page.goto('/login');
    const alert = page.getByRole('alert');
    for (const attempt of [1, 2, 3, 4, 5]) {
      const answer = page.waitForResponse(/accounts:signInWithPassword/);
      await logIn(page, words, { ...family, password: `wrong ${attempt}` });
      await answer;
      await expect(alert).toHaveText('Incorrect password. Please try again.');
    }

    await logIn(page, words, family);

    await expect(alert).toHaveText('Too many login attempts. Please try again later.');
  });

  test('refuses a sign-up that is not complete, and keeps what was typed', async ({
    page,
    product,
  }) => {
    const family = await signedIn(product);
    await page.goto('/signup');
    const send = page.getByRole('button', { name: 'Sign up', exact: true });
    await page.getByLabel('Display name').fill(family.name);
    await page.getByLabel('Email').fill(family.email);
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByLabel('WhatsApp number').fill('0812 3456 7890');

    await send.click();
    await expect(page.getByText('WhatsApp number must start with +62.')).toBeVisible();
    await expect(page.getByText('You must agree to the Terms and Conditions.')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();

    await page.getByLabel('Password', { exact: true }).fill(family.password);
    await page.getByLabel('WhatsApp number').fill(family.whatsapp);
    await page.getByRole('checkbox').check();
    await send.click();
    await expect(
      page.getByText('An account with this email already exists. Log in instead?'),
    ).toBeVisible();
    await expect(page.getByLabel('Display name')).toHaveValue(family.name);
    await expect(page.getByLabel('WhatsApp number')).toHaveValue(family.whatsapp);
  });

  test('sends a reset letter whose link brings a new password and ends old sessions', async ({
    page,
    browser,
    product,
    words,
  }) => {
    const family = await paid(product);
    const elsewhere = await browser.newPage({ baseURL: product.url });
    await enterAs(elsewhere, family, true);
    const fresh = { ...family, password: 'bintang laut merah' };
    await page.goto('/login');
    const forgot = page.getByRole('button', { name: /Forgot Password/ });

    await forgot.click();
    await expect(page.getByRole('alert')).toHaveText(
      'Please enter your email to receive a reset link.',
    );
    await page.getByLabel('Email').fill(family.email);
    await forgot.click();
    await expect(
      page.getByText('✅ Password reset email sent. Check your inbox.', { exact: true }),
    ).toBeVisible();

    await page.goto('/dev/inbox');
    await page.getByRole('link', { name: 'Open link' }).first().click();
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await page.getByLabel('New password').fill(fresh.password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('link', { name: 'Log in' }).click();

    await logIn(page, words, family);
    await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
    await logIn(page, words, fresh);
    await expect(page).toHaveURL('/dashboard/games');
    await elsewhere.goto('/dashboard/games');
    await expect(elsewhere).toHaveURL(/\/login\?next=/);
    await elsewhere.close();
  });
});

test('lets a family out and in again @both', async ({ page, product, words }) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');

  await logOut(page, words);
  await expect(page.getByText(words.account.loggedOut)).toBeVisible();
  const storedKeys = await page.evaluate(() => Object.keys(localStorage));
  expect(storedKeys).not.toContain('playerToken');
  await page.goto('/dashboard/games');
  await expect(page).toHaveURL(/\/login\?next=/);

  await logIn(page, words, family);
  await expect(page).toHaveURL('/dashboard/games');
  const status = await fetch(`${product.url}/api/games/`, {
    headers: { authorization: `Token ${family.token}` },
  });
  expect(status.status, 'the old token is dead on the server too').toBe(401);
});

test('shows what was typed as a password on demand', async ({ page, words }) => {
  await page.goto('/login');
  await password(page, words).fill('kuda laut');

  await page.getByRole('button', { name: words.brand.showPassword }).click();
  await expect(password(page, words)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: words.brand.hidePassword }).click();
  await expect(password(page, words)).toHaveAttribute('type', 'password');
});
