import { randomBytes } from 'node:crypto';
import { signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/google.ts';
import { googleScreens } from '../../steps/catalogue/google.ts';
import { sentenceOf } from '../../steps/catalogue/spoken.ts';
import {
  chooseAccount,
  expectCalm,
  fillWhatGoogleLacks,
  googleButton,
  logInWithGoogle,
  openGoogle,
} from '../../steps/google.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

// In one worker: a product with other settings is started once.
test.describe.configure({ mode: 'default' });

const newEmail = () => `sari-${randomBytes(5).toString('hex')}@keluarga.example`;

for (const [index, locale] of ['id-ID', 'en-US'].entries())
  test.describe(locale, sweepAfterFirst(index), () => {
    test.use({ locale });

    test('signs a family up and in with Google @both', async ({ page, words }) => {
      const email = newEmail();
      await page.goto('/signup');

      await googleButton(page).click();
      await expect(page.locator('[name=whatsapp]')).toBeFocused();
      expect(page.context().pages(), 'no window without number and terms').toHaveLength(1);
      await fillWhatGoogleLacks(page);
      await chooseAccount(await openGoogle(page), email);
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(words.account.signedUp)).toBeVisible();

      await chooseAccount(await openGoogle(page), email);
      await expect(page).toHaveURL('/payment');
      expect(await page.evaluate(() => localStorage.getItem('playerToken'))).toMatch(/^[\w-]{43}$/);
      expect(await page.context().cookies(page.url())).toEqual([]);
    });

    for (const { name, enter, rows } of googleScreens)
      test(`says each sentence of ${name}`, async ({ page, product, language, words }) => {
        const guest = { page, product, language, words, family: await signedIn(product) };
        await enter(guest);

        for (const { source, provoke } of rows) {
          await provoke(guest);
          await expect(page.getByText(sentenceOf(source, language), { exact: true })).toBeVisible();
        }
      });
  });

test('goes on to the page that was wanted, and back never returns to the login', async ({
  page,
}) => {
  const email = newEmail();
  await logInWithGoogle(page, email);
  await expect(page).toHaveURL('/payment');

  await page.goto('/rating');
  await page.goBack();
  await expect(page).toHaveURL('/payment');
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('says nothing when the person cancels at Google @both @slow', async ({ page, words }) => {
  await page.goto('/login');
  const popup = await openGoogle(page);
  const closes = popup.waitForEvent('close');

  await popup.locator('button[name=cancel]').click();
  await closes;

  await expectCalm(page, words);
  await chooseAccount(await openGoogle(page), newEmail());
  await expect(page).toHaveURL('/payment');
});

test('says nothing when the window is closed, and opens it again', async ({ page, words }) => {
  await page.goto('/login');
  const popup = await openGoogle(page);

  await popup.close();

  await expectCalm(page, words);
  await chooseAccount(await openGoogle(page), newEmail());
  await expect(page).toHaveURL('/payment');
});

test('opens one window for an impatient press, which can be given up', async ({ page, words }) => {
  await page.goto('/login');
  const popup = await openGoogle(page);

  await googleButton(page).click({ clickCount: 2, force: true });
  await googleButton(page).press('Enter');
  expect(page.context().pages()).toHaveLength(2);

  await page.getByRole('button', { name: words.account.cancelGoogle }).click();
  await expectCalm(page, words);
  await chooseAccount(popup, newEmail());
  await expect(page, 'what was given up opens nothing').toHaveURL('/login');
});

test('waits for a slow line @slow', async ({ page, words }) => {
  await page.context().route('**/idp/oidc/start?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto('/login');
  const opens = page.waitForEvent('popup');

  await googleButton(page).click();
  const popup = await opens;
  await expect(page.getByRole('button', { name: words.account.cancelGoogle })).toBeVisible();
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  await chooseAccount(popup, newEmail());

  await expect(page).toHaveURL('/payment');
});

test('says plainly that the browser kept the window closed', async ({ page, words }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');

  await googleButton(page).click();

  await expect(page.getByText(words.account.popupBlocked)).toBeVisible();
});

test('hears nobody but its own last page', async ({ page, words }) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/google-auth/')) posted.push(request.url());
  });
  const starts = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/idp/oidc/start'));
  await page.goto('/login');
  const popup = await openGoogle(page);
  const opener = new URL((await starts).url()).searchParams.get('opener');
  const forged = { type: 'nobi-sign-in', opener, ended: 'proven', idToken: 'a.b.c' };

  // The provider's own page knows the window and the name of the attempt, yet is of another origin.
  await popup.evaluate((message) => window.opener.postMessage(message, '*'), forged);
  await page.evaluate((message) => window.postMessage(message, '*'), forged);
  await expect(page.getByRole('button', { name: words.account.cancelGoogle })).toBeVisible();
  expect(posted).toEqual([]);

  await chooseAccount(popup, newEmail());
  await expect(page).toHaveURL('/payment');
  expect(posted).toHaveLength(1);
});

test('finishes nothing that another browser began', async ({ page, browser, product }) => {
  await page.goto('/login');
  const popup = await openGoogle(page);
  const [mine] = await Promise.all([
    popup.waitForRequest(/\/idp\/oidc\/callback/),
    chooseAccount(popup, newEmail()),
  ]);
  const victim = await browser.newPage({ baseURL: product.url });

  const landed = await victim.goto(mine.url());

  expect(landed?.status()).toBe(400);
  await expect(victim.getByRole('link')).toHaveAttribute('href', `${product.url}/login`);
  expect(await victim.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await victim.close();
});
