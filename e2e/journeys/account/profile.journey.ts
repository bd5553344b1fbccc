import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterAs, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { expectToPass } from '../../steps/passing-notice.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import type { Words } from '../../steps/words.ts';

const photo = join(import.meta.dirname, '../../../web/public/og.png');
const call = '**/api/dashboard/profile/';

const save = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.profile.save }).click();
const portrait = (page: Page) => page.locator('main img[src*="/api/media/pictures/"]');

const storedProfile = async (
  db: { query: (sql: string, values: string[]) => Promise<{ rows: object[] }> },
  email: string,
) =>
  (
    await db.query(
      'select display_name, full_name, whatsapp, bio, picture from account where email = $1',
      [email],
    )
  ).rows[0];

test('keeps what a family changes, and sends nothing else @both', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel(words.profile.displayName)).toHaveValue(family.name);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel(words.profile.fullName).fill('Sari Dewi');
  await page.getByLabel(words.profile.displayName).fill('');
  await page.clock.install();
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await save(page, words);

  const body = (await sending).postData() ?? '';
  expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['full_name']);
  const done = page.getByText(words.profile.saved);
  await expect(done).toBeVisible();
  await expect(page.getByLabel(words.profile.displayName)).toHaveValue(family.name);
  await expectToPass(page, done);
  await page.reload();
  await expect(page.getByLabel(words.profile.fullName)).toHaveValue('Sari Dewi');
  expect(await storedProfile(product.db, family.email)).toMatchObject({
    display_name: family.name,
    full_name: 'Sari Dewi',
    whatsapp: '+6281234567890',
  });
});

test('asks for +62 before anything is sent, and saves with the keyboard alone @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');
  const number = page.getByLabel(words.profile.whatsapp);
  await number.fill('0812 3456 7899');
  await number.press('Enter');
  await expect(page.getByText(errorText('whatsapp_prefix'))).toBeVisible();
  await expect(number).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  await number.fill('+62 812-3456-7899');
  await number.press('Enter');

  await expect(page.getByText(words.profile.saved)).toBeVisible();
  await expect(number).toHaveValue('+6281234567899');
});

test('gives whoever shows no photo an animal @both @slow', async ({ page, product, words }) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');

  await page.getByRole('radio', { name: words.profile.animals.tiger }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: words.profile.animals.elephant })).toBeChecked();
  await expect(page.getByText(words.profile.pending)).toBeVisible();
  await expect(page.locator('img[src^="blob:"]')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await save(page, words);

  await expect(page.getByText(words.profile.saved)).toBeVisible();
  await expect(portrait(page)).toBeVisible();
  await expect(page.getByText(words.profile.pending)).toBeHidden();
  expect(await storedProfile(product.db, family.email)).toMatchObject({
    picture: expect.stringMatching(/^[\w-]{24}$/),
  });
});

test('crops a photo to the circle and keeps it @both', async ({ page, product, words }) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');

  await page.getByLabel(words.profile.choosePhoto).setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: words.profile.cropTitle });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('img')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByLabel(words.profile.zoom).press('End');
  await dialog.getByRole('button', { name: words.profile.usePicture }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('img[src^="blob:"]')).toBeVisible();
  await save(page, words);

  await expect(portrait(page)).toBeVisible();
  const size = await portrait(page).evaluate((image) =>
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [],
  );
  expect(size).toEqual([512, 512]);
});

test('turns away what is no picture or too large, and keeps what was typed @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');
  await page.getByLabel(words.profile.bio).fill('Suka membaca');
  const choose = page.getByLabel(words.profile.choosePhoto);

  await choose.setInputFiles({
    name: 'foto.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText(errorText('picture_refused'))).toBeVisible();
  const large = {
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  };
  await choose.setInputFiles(large);
  await expect(page.getByText(words.profile.tooLarge)).toBeVisible();
  await choose.setInputFiles({ ...large, buffer: Buffer.from('bukan gambar') });
  await expect(page.getByText(errorText('picture_refused'))).toBeVisible();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel(words.profile.bio)).toHaveValue('Suka membaca');
});

test('says what failed, loses nothing, and needs one tap @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.route(call, (route) => route.abort());
  await page.goto('/dashboard/profile');
  await expect(page.getByText(errorText('profile_unreadable'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(call);
  await page.getByRole('button', { name: words.profile.tryAgain }).click();
  await page.getByLabel(words.profile.bio).fill('Suka membaca');

  await page.route(call, (route) => route.abort());
  await page.clock.install();
  await save(page, words);
  const failure = page.getByText(errorText('profile_failed'));
  await expect(failure).toBeVisible();
  await expectToPass(page, failure);
  await page.unroute(call);
  await page.route(call, (route) =>
    route.fulfill({
      status: 400,
      json: { detail: 'Nama ini tidak boleh.', code: 'invalid_input' },
    }),
  );
  await save(page, words);
  await expect(page.getByText('Nama ini tidak boleh.')).toBeVisible();
  await page.unroute(call);
  await expect(page.getByLabel(words.profile.bio)).toHaveValue('Suka membaca');
  await save(page, words);

  await expect(page.getByText(words.profile.saved)).toBeVisible();
});

test('a double press saves once @slow', async ({ page, product, words }) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');
  await page.getByLabel(words.profile.bio).fill('Sekali saja');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });

  // The line is slower than a finger: on this machine the first answer may come between the two presses.
  const pressed = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await pressed.promise;
    await route.continue();
  });

  await page.getByRole('button', { name: words.profile.save }).dblclick();
  pressed.resolve();

  await expect(page.getByText(words.profile.saved)).toBeVisible();
  expect(sent).toBe(1);
});

test('changes the language and keeps what was typed @slow', async ({ page, product }) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Bio').fill('Belum disimpan');

  await page.getByRole('button', { name: 'English' }).click();

  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('Belum disimpan');
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
});

test('asks strangers to log in, and comes back without asking for a plan @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fprofile');

  await page.getByLabel(words.account.email).fill(family.email);
  await page.getByLabel(words.account.password, { exact: true }).fill(family.password);
  await page.getByRole('button', { name: words.account.logIn, exact: true }).click();

  await expect(page).toHaveURL('/dashboard/profile');
  await expect(page.getByLabel(words.profile.displayName)).toHaveValue(family.name);
});
