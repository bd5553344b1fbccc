import type { Browser, Page } from '@playwright/test';
import { enterAs, paid } from '../product/family.ts';
import { expect } from '../product/journey.ts';
import type { Product } from '../product/product.ts';
import { test } from '../product/vendors.ts';
import { publishBook } from '../steps/books.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { boothOf, listenTo, spokenOn } from '../steps/voice.ts';
import type { Words } from '../steps/words.ts';

const item = 'studio-gambar';
const booth = `/staff/voice/${item}.id/show`;

/** A family's child in a browser of its own, which notes what is said. */
const childWhoListens = async (browser: Browser, product: Product) => {
  const visit = await browser.newContext({ baseURL: product.url });
  const child = await visit.newPage();
  await enterAs(child, await paid(product), true);
  await listenTo(child);
  return child;
};

/** By keyboard alone, as somebody does who records a hundred lines. */
const recordLine = async (page: Page, words: Words) => {
  const { start, stop, level, status, state } = boothOf(page, words);
  await expect(start).toBeFocused();
  await page.keyboard.press('Space');
  await expect(stop).toBeVisible();
  // All that the microphone's voice says, from a pause to the next.
  await expect.poll(level).toBeLessThan(0.01);
  await expect.poll(level).toBeGreaterThan(0.1);
  await expect.poll(level).toBeLessThan(0.01);
  await page.keyboard.press('Space');
  await expect(state('recorded').first()).toBeVisible();
  await expect(status).toHaveText(words.staff.voice.saved);
};

test('a colleague records two lines by keyboard, publishes them, and a child hears them', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.voice;
  await openConsole(page, await consoleToken(product, await staffPerson(product)), booth);
  const { open, line, state } = boothOf(page, words);
  await open.click();
  await recordLine(page, words);
  const first = (await line.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(line).not.toHaveText(first);
  await recordLine(page, words);

  await test.step('what was recorded is there after the page is loaded anew', async () => {
    await page.reload();
    await page.getByRole('button', { name: t.filters.all, exact: true }).click();
    await expect(line).toHaveText(first);
    await expect(state('recorded')).toBeVisible();
    await page.getByRole('button', { name: t.listen, exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(t.playing);
  });

  await test.step('it is published once asked twice', async () => {
    await page.getByRole('link', { name: t.back }).click();
    await page.getByRole('button', { name: t.publish }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.publish }).dblclick();
    await expect(page.getByText(t.published, { exact: true })).toBeVisible();
    await expect(page.getByText(t.nothingWaits)).toBeVisible();
  });

  try {
    const child = await childWhoListens(browser, product);
    // On a machine that is too busy to bring a clip in time the device speaks: then once more.
    await expect(async () => {
      await child.goto(`/dashboard/creativity/${item}`);
      await expect.poll(() => spokenOn(child)).toEqual(['clip to its end']);
    }).toPass();
    await child.context().close();
  } finally {
    await product.db.query('delete from voice_pack; delete from voice_take');
  }
});

test('a colleague records the title of a book that staff published, and a child at the shelf hears it @slow', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.voice;
  const title = 'Kolam & Ember';
  const { book, withdraw } = await publishBook(product, title);
  await openConsole(page, await consoleToken(product, await staffPerson(product)), '/staff/voice');
  await page.getByRole('link', { name: t.book.replace('{title}', title) }).click();
  const { open, line } = boothOf(page, words);
  await expect(line).toHaveText(title);
  await open.click();
  await recordLine(page, words);
  await page.getByRole('link', { name: t.back }).click();
  await page.getByRole('button', { name: t.publish }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.publish }).click();
  await expect(page.getByText(t.nothingWaits)).toBeVisible();

  try {
    const child = await childWhoListens(browser, product);
    const library = child.frameLocator('iframe');
    const onShelf = library.locator(`[data-book="${book}"]`);
    await expect(async () => {
      await child.goto('/dashboard/creativity/rak-buku');
      await expect(library.locator('.shelf')).toBeVisible();
      while ((await onShelf.count()) === 0) await library.locator('.walk').last().click();
      await onShelf.click();
      await expect.poll(() => spokenOn(child)).toContain('clip to its end');
      expect(await spokenOn(child)).not.toContain(`device: ${title}`);
    }).toPass();
    await child.context().close();
  } finally {
    await withdraw();
    await product.db.query('delete from voice_pack; delete from voice_take');
  }
});

test('on a phone, who chooses a line far down the list sees it and its button @slow', async ({
  page,
  product,
  words,
}) => {
  await openConsole(page, await consoleToken(product, await staffPerson(product)), booth);
  const { open, line } = boothOf(page, words);
  await page.setViewportSize({ width: 360, height: 640 });
  const list = page.getByRole('list', { name: words.staff.voice.lines });
  const last = list.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(line).not.toBeInViewport();

  await last.click();

  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(line).toBeInViewport({ ratio: 1 });
  await expect(open).toBeInViewport({ ratio: 1 });
});

/** The browser's microphone as this machine's may be. */
const withMicrophone = (page: Page, trouble: 'NotAllowedError' | 'NotFoundError' | 'silence') =>
  page.addInitScript((name) => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (name !== 'silence') throw new DOMException('', name);
      const { stream } = new AudioContext().createMediaStreamDestination();
      Object.assign(window, { track: stream.getAudioTracks()[0] });
      return stream;
    };
  }, trouble);

test('says what is wrong with a microphone, and how to mend it @slow', async ({
  page,
  product,
  words,
}) => {
  const { faults } = words.staff.voice;
  const token = await consoleToken(product, await staffPerson(product));
  const { open, start, stop } = boothOf(page, words);
  for (const [name, fault] of [
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
  ] as const) {
    await withMicrophone(page, name);
    await openConsole(page, token, booth);
    await open.click();
    await expect(page.getByRole('alert')).toHaveText(faults[fault]);
  }

  await withMicrophone(page, 'silence');
  await openConsole(page, token, booth);
  await open.click();
  // A double click begins, and does not end what it has just begun.
  await start.dblclick();
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(page.getByRole('alert')).toHaveText(faults.silent);

  await start.click();
  await page.evaluate(() => {
    const track: unknown = Reflect.get(window, 'track');
    if (track instanceof MediaStreamTrack) track.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByRole('alert')).toHaveText(faults.unplugged);
  await expect(open).toBeVisible();
});
