import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { withMicrophone } from '../../settings.ts';
import { picker, twoChildren } from '../../steps/children.ts';
import { pressLogOut } from '../../steps/forms.ts';
import {
  allowVoice,
  Bookshelf,
  clipsHere,
  countSounds,
  ownVoiceWords,
  soundsPlayed,
} from '../../steps/play/own-voice.ts';

const { id: ours } = ownVoiceWords;

test.use({ launchOptions: withMicrophone });

test('a take has moves and voice, and the scene is shown with both, or without the voice', async ({
  page,
  product,
}) => {
  const family = await paid(product, 'premium');
  await allowVoice(product, family);
  await countSounds(page);
  await enterAs(page, family, true);
  await page.goto('/dashboard/creativity/teater-wayang');
  const frame = page.frameLocator('main iframe');
  const stage = frame.locator('.sheet-box');
  const use = async (tool: string, tab: string) => {
    await frame.locator(`.tab-${tab}`).click();
    await frame.locator(tool).click();
  };
  await use('.puppet-kancil', 'puppets');
  // A take that begins before the page has answered has no voice.
  await expect(frame.locator('.deed-voice')).not.toHaveAttribute('hidden');

  await frame.locator('.record').click();
  await expect(page.getByRole('region', { name: ours.strip })).toContainText(ours.recording);
  await expect(stage).toHaveAttribute('data-doing', 'recording');
  await frame.locator('.puppet').focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
  await page.getByRole('button', { name: ours.stop }).click();
  await expect(stage).toHaveAttribute('data-doing', 'rest');
  await expect(stage).toHaveAttribute('data-takes', '1');
  await expect.poll(() => clipsHere(page)).toHaveLength(1);

  await frame.locator('.play').click();
  await expect.poll(() => soundsPlayed(page)).toBe(1);
  await expect(stage).toHaveAttribute('data-doing', 'rest');
  await use('.deed-voice', 'work');
  await frame.locator('.play').click();
  await expect(stage).toHaveAttribute('data-doing', 'playing');
  await expect(stage).toHaveAttribute('data-doing', 'rest');
  expect(await soundsPlayed(page)).toBe(1);
});

test('a page of a book is told in the child’s own voice', async ({ page, product }) => {
  const family = await paid(product, 'premium');
  await allowVoice(product, family);
  await countSounds(page);
  await enterAs(page, family, true);
  await page.goto('/dashboard/creativity/buku-cerita');
  const frame = page.frameLocator('main iframe');
  await frame.locator('.do-write').click();
  await frame.locator('.voice-record').click();
  await expect(page.getByRole('region', { name: ours.strip })).toContainText(ours.recording);
  await page.getByRole('button', { name: ours.stop }).click();
  await expect(frame.locator('.voice-hear')).toBeVisible();
  await frame.locator('.panel-close').click();

  await frame.locator('.do-read').click();

  await expect.poll(() => soundsPlayed(page)).toBe(1);
  await expect(frame.locator('.voice-hear')).toBeVisible();
});

test('a page that was opened before the voice had come gets its microphone, and so does the reading', async ({
  page,
  product,
}) => {
  const family = await paid(product, 'premium');
  await allowVoice(product, family);
  await enterAs(page, family, true);
  const { promise: isOpen, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/assets/own-voice-*.js', async (route) => {
    await isOpen;
    await route.continue();
  });
  const request = page.waitForRequest('**/assets/own-voice-*.js');
  await page.goto('/dashboard/creativity/buku-cerita');
  const frame = page.frameLocator('main iframe');
  await request;

  await frame.locator('.do-write').click();
  await expect(frame.locator('.panel-write')).toBeVisible();
  await expect(frame.locator('.voice-record')).toHaveCount(0);
  bring();

  await expect(frame.locator('.voice-record')).toBeVisible();
  await expect(frame.locator('.voice-record')).toHaveCount(1);
  await frame.locator('.panel-close').click();
  await frame.locator('.do-read').click();
  await expect(frame.locator('.panel-read .voice-record')).toBeVisible();
});

test('a sibling on the same device neither hears it nor may be recorded without leave of its own', async ({
  page,
  product,
  words,
}) => {
  const family = await twoChildren(product);
  await allowVoice(product, family, 'Sari');
  const shelf = new Bookshelf(page);
  await enterAs(page, family, true);
  await page.goto('/dashboard/creativity');
  await picker(page, words.whoPlays.whoPlays).getByRole('button', { name: 'Sari' }).click();
  await page.goto('/dashboard/creativity/rak-buku');
  await shelf.readToTheEnd();
  await shelf.record();
  await expect(shelf.button(shelf.words.hearVoice)).toBeVisible();

  await page.locator('header [data-child]').click();
  await picker(page, words.whoPlays.whoPlays).getByRole('button', { name: 'Adik' }).click();
  await page.goto('/dashboard/creativity/rak-buku');
  await shelf.readToTheEnd();

  await expect(shelf.button(shelf.words.recordVoice)).toHaveCount(0);
  await expect(shelf.button(shelf.words.hearVoice)).toHaveCount(0);
  expect(await clipsHere(page)).toHaveLength(1);
});

test('it is recorded and heard without a line, and signing out leaves nothing of it', async ({
  page,
  context,
  product,
  words,
}) => {
  const family = await paid(product);
  await allowVoice(product, family);
  const shelf = new Bookshelf(page);
  await shelf.enter(family);
  await shelf.readToTheEnd();
  await expect(shelf.button(shelf.words.recordVoice)).toBeVisible();
  await context.setOffline(true);
  await shelf.record();
  await shelf.button(shelf.words.hearVoice).click();
  await expect(shelf.button(shelf.words.stopVoice)).toBeVisible();
  await context.setOffline(false);
  expect(await clipsHere(page)).toHaveLength(1);

  await page.goto('/dashboard/creativity');
  await pressLogOut(page, words);
  await expect(page).toHaveURL(/\/login/);

  expect(await clipsHere(page)).toEqual([]);
});

test('a full device says so, and what was recorded before stays', async ({ page, product }) => {
  const family = await paid(product);
  await allowVoice(product, family);
  const shelf = new Bookshelf(page);
  await shelf.enter(family);
  await shelf.readToTheEnd();
  await shelf.record();
  await expect(shelf.button(shelf.words.hearVoice)).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });

  await shelf.button(shelf.words.recordVoice).click();
  await page.getByRole('button', { name: ours.stop }).click();

  await expect(page.getByRole('alert')).toHaveText(ours.trouble.full);
  await page.getByRole('button', { name: ours.close }).click();
  await expect(shelf.button(shelf.words.hearVoice)).toBeVisible();
  expect(await clipsHere(page)).toHaveLength(1);
});

test('a frame that asks by itself, without a press, opens no microphone', async ({
  page,
  product,
}) => {
  const family = await paid(product);
  await allowVoice(product, family);
  // It says so in the console, for whatever a test asks of a page counts as a press.
  await page.addInitScript(() => {
    if (window === parent) return;
    addEventListener('message', ({ data, ports: [port] }) => {
      if (data.kind !== 'voice' || !port) return;
      port.addEventListener('message', ({ data: { is } }) => console.log(`voice ${is}`));
      port.start();
      port.postMessage({ v: 1, kind: 'voice', act: 'record', clip: 'diam-diam' });
    });
  });
  const reply = page.waitForEvent('console', (line) =>
    /^voice (?:refused|recording)$/.test(line.text()),
  );
  const shelf = new Bookshelf(page);
  await shelf.enter(family);

  expect((await reply).text()).toBe('voice refused');
  await expect(page.getByRole('region', { name: ours.strip })).toHaveCount(0);
  expect(await clipsHere(page)).toEqual([]);
});
