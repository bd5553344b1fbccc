import type { Page } from '@playwright/test';
import { type Family, newFamily } from '../product/family.ts';
import { fillSignUp, logIn, pressSignUp } from '../steps/forms.ts';
import { fillWhatGoogleLacks } from '../steps/google.ts';
import type { Words } from '../steps/words.ts';
import { chooseGoogleAccount, expect, test } from './firebase-test.ts';

/** Two proofs of one second are the same token, which counts once: no person is that quick. */
const nextSecond = async () => {
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second).toBeGreaterThan(now);
};

const signUp = async (page: Page, words: Words, family: Family) => {
  await page.goto('/signup');
  await fillSignUp(page, words, family);
  await pressSignUp(page, words);
  await expect(page.getByText(words.account.signedUp)).toBeVisible();
};

test('a family signs up and logs in', async ({ page, words }) => {
  const family = newFamily();
  await signUp(page, words, family);

  await logIn(page, words, family);

  await expect(page).toHaveURL('/payment');
  const storedKeys = await page.evaluate(() => Object.keys(localStorage));
  expect(storedKeys.filter((key) => key.startsWith('firebase'))).toEqual([]);
});

test('what is wrong with a login is said, whatever the project tells', async ({
  page,
  words,
  emulator,
}) => {
  const family = newFamily();
  await emulator.signUp(family.email, family.password);
  const alert = page.getByRole('alert');
  await page.goto('/login');

  await logIn(page, words, { ...family, password: 'bukan ini' });
  await expect(alert).toHaveText('Kata sandi salah. Silakan coba lagi.');
  await logIn(page, words, { ...family, email: 'siapa@contoh.id' });
  await expect(alert).toHaveText('Tidak ada akun dengan email ini.');

  await emulator.hideAccounts(true);
  await logIn(page, words, { ...family, password: 'bukan ini' });
  await expect(alert).toHaveText('Email atau kata sandi salah.');
  await logIn(page, words, { ...family, email: 'siapa@contoh.id' });
  await expect(alert).toHaveText('Email atau kata sandi salah.');

  await emulator.setFaults({ word: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
  await logIn(page, words, family);
  await expect(alert).toHaveText('Terlalu banyak percobaan masuk. Silakan coba lagi nanti.');
  await emulator.setFaults({ word: 'USER_DISABLED' });
  await logIn(page, words, family);
  await expect(alert).toHaveText('Gagal masuk. Silakan coba lagi.');
});

test('a line that breaks is said, and the next try works', async ({ page, words, emulator }) => {
  const family = newFamily();
  await signUp(page, words, family);

  await page.route(`${emulator.url}/**`, (route) => route.abort());
  await logIn(page, words, family);
  await expect(page.getByRole('alert')).toHaveText(/Tidak ada koneksi/);
  await page.unroute(`${emulator.url}/**`);
  await logIn(page, words, family);

  await expect(page).toHaveURL('/payment');
});

test('a forgotten password is asked for in the page’s language and ends old sessions', async ({
  page,
  words,
  emulator,
  product,
}) => {
  const family = newFamily();
  await signUp(page, words, family);
  await logIn(page, words, family);
  await expect(page).toHaveURL('/payment');
  const old = await page.evaluate(() => localStorage.getItem('playerToken'));
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel(words.account.email).fill(family.email);
  const resetRequest = page.waitForRequest(/accounts:sendOobCode/);

  await page.getByRole('button', { name: words.account.forgot }).click();
  await expect(page.getByText(words.account.resetSent)).toBeVisible();
  const language = (await resetRequest).headers()['x-firebase-locale'];
  const [letter = ''] = await emulator.lettersTo(family.email);
  await fetch(`${letter}&newPassword=bintang-laut`);
  await logIn(page, words, { ...family, password: 'bintang-laut' });
  await expect(page).toHaveURL('/payment');

  const status = await fetch(`${product.url}/api/payment/my-status/`, {
    headers: { authorization: `Token ${old}` },
  });
  expect(language).toBe('id');
  expect(status.status, 'the session of before').toBe(401);
});

test('Google signs a family up, and in again', async ({ page, words }) => {
  const { email } = newFamily();
  await page.goto('/signup');
  await fillWhatGoogleLacks(page);
  const first = page.waitForEvent('popup');
  await page.getByRole('button', { name: words.account.signUpGoogle }).click();
  await chooseGoogleAccount(await first, email);
  await expect(page.getByText(words.account.signedUp)).toBeVisible();

  await nextSecond();
  const second = page.waitForEvent('popup');
  await page.getByRole('button', { name: words.account.logInGoogle }).click();
  const popup = await second;
  await popup.getByText(email).click();

  await expect(page).toHaveURL('/payment');
  expect(await page.evaluate(() => localStorage.getItem('playerToken'))).toHaveLength(43);
});

test('closing Google’s window is no failure', async ({ page, words }) => {
  // The SDK waits eight seconds for a last word of a window that is gone.
  test.slow();
  await page.goto('/login');
  const google = page.getByRole('button', { name: words.account.logInGoogle });
  const popupOpens = page.waitForEvent('popup');
  await google.click();
  const popup = await popupOpens;
  await expect(popup.locator('.js-new-account')).toBeVisible();

  await popup.close();

  await expect(google).toBeEnabled({ timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('nobody has to wait for a window that is lost from sight', async ({ page, words }) => {
  await page.goto('/login');
  const google = page.getByRole('button', { name: words.account.logInGoogle });
  const popup = page.waitForEvent('popup');
  await google.click();
  await popup;

  await page.getByRole('button', { name: words.account.cancelGoogle }).click();

  await expect(google).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a window that the browser blocked is explained', async ({ page, words }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');

  await page.getByRole('button', { name: words.account.logInGoogle }).click();

  await expect(page.getByRole('alert')).toHaveText(words.account.popupBlocked);
});

test('the vendor is asked on the pages where one logs in, and nowhere else', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/firebase-identity|apis\.google/.test(request.url())) requests.push(request.url());
  });

  for (const path of ['/', '/tentang-kami', '/terms', '/payment'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await page.goto('/signup', { waitUntil: 'networkidle' });
  expect(requests).toHaveLength(1);
});

test.describe('on an Android phone that cannot reach Google’s window', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  });

  test('a password still logs in at once', async ({ page, words }) => {
    const family = newFamily();
    await page.route('https://apis.google.com/**', () => undefined);
    await signUp(page, words, family);

    await logIn(page, words, family);

    await expect(page).toHaveURL('/payment');
  });
});
