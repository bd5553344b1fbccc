import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { stages } from '../../steps/items.ts';
import { Painter } from '../../steps/play/studio.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

const countPrints = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = String(
        Number(document.documentElement.dataset.prints ?? 0) + 1,
      );
    };
  });

test('saves a drawing to the device and prints it @both @slow', async ({
  page,
  context,
  product,
  words,
  language,
}) => {
  await countPrints(context);
  await enterAs(page, await paid(product), true);
  await page.goto(stages.tool);
  const painter = new Painter(page, language);
  await painter.draw(0.4);

  await painter.use(painter.words.save);
  const card = page.getByRole('dialog', { name: words.stage.pictureReady });
  await expect(card.getByRole('img', { name: words.stage.yourPicture })).toBeVisible();
  const violations = await axeViolations(page);
  const keep = card.getByRole('link', { name: words.stage.keepOnDevice });
  await expect(keep).toBeFocused();
  const [download] = await Promise.all([page.waitForEvent('download'), keep.press('Enter')]);
  await expect(card.getByRole('status')).toHaveText(words.stage.keptOnDevice);

  expect(violations).toEqual([]);
  expect(download.suggestedFilename()).toBe('Gambar 1.png');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toContain(1600);

  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await painter.use(painter.words.print);
  await expect(page.locator('html')).toHaveAttribute('data-prints', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('body > div:last-child img')).toHaveCount(1);
  await expect(page.locator('body > div:last-child img')).toBeVisible();
});

test('finds a drawing on the shelf of another device, exactly as it was left @both', async ({
  page,
  browser,
  product,
  words,
  language,
  viewport,
  locale,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/creativity');
  await expect(page.getByText(words.creativity.worksEmpty)).toBeVisible();
  await page.goto(stages.tool);
  const painter = new Painter(page, language);
  await painter.draw(0.3);
  await painter.use(painter.words.album);
  await painter.button(painter.words.fresh).click();
  await painter.draw(0.5);
  await painter.draw(0.7);
  const drawn = await painter.look();
  await page.getByRole('button', { name: words.stage.exitNamed.tool }).click();
  await expect(page).toHaveURL('/dashboard/creativity');

  const device = await browser.newContext({
    viewport,
    baseURL: product.url,
    ...(locale && { locale }),
  });
  const other = await device.newPage();
  await enterAs(other, family, true);
  await other.goto('/dashboard/creativity');
  const shelf = other.getByRole('region', { name: words.creativity.works });
  await expect(shelf.getByRole('link')).toHaveCount(2);
  expect(await axeViolations(other)).toEqual([]);
  const [newPage] = await Promise.all([
    device.waitForEvent('page'),
    shelf.getByRole('link').first().click(),
  ]);
  const there = new Painter(newPage, language);

  await expect.poll(() => there.look()).toBe(drawn);
  await newPage.close();
  const [first] = await Promise.all([
    device.waitForEvent('page'),
    shelf.getByRole('link').last().click(),
  ]);
  await expect(new Painter(first, language).sheet).toBeVisible();
  await expect.poll(() => new Painter(first, language).look()).not.toBe(drawn);
  await device.close();
});

test('takes a drawing off the shelf once the child has said yes @slow', async ({
  page,
  product,
  words,
  language,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto(stages.tool);
  const painter = new Painter(page, language);
  const shown = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/works/gambar-1/'),
  );
  await painter.draw(0.4);
  expect((await shown).status()).toBe(200);

  const forgotten = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/gambar-1/forget/'),
  );
  await painter.use(painter.words.album);
  await painter.button(painter.words.letGo).click();
  await painter.pieces.click();
  await painter.button(painter.words.yes).click();
  await expect(painter.pieces).toHaveCount(0);
  expect((await forgotten).status()).toBe(200);

  await page.goto('/dashboard/creativity');
  await expect(page.getByText(words.creativity.worksEmpty)).toBeVisible();
});

test('brings a drawing to the shelf when the line is back @slow', async ({
  page,
  context,
  product,
  words,
  language,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto(stages.tool);
  const painter = new Painter(page, language);
  await expect(painter.sheet).toBeVisible();
  await context.setOffline(true);
  const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/works/'));
  await painter.draw(0.4);
  await tried;

  const shown = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.endsWith('/works/gambar-1/'),
  );
  await context.setOffline(false);
  expect((await shown).status()).toBe(200);

  await page.goto('/dashboard/creativity');
  const shelf = page.getByRole('region', { name: words.creativity.works });
  await expect(shelf.getByRole('link')).toHaveCount(1);
});

/** A tool that offers a page for a picture, and then one second of a sound. */
const soundTool = `<!doctype html><title>Sound</title><script>
const sound = () => {
  const samples = 8000;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at, text) => [...text].forEach((letter, i) => view.setUint8(at + i, letter.charCodeAt(0)));
  write(0, 'RIFF'); view.setUint32(4, 36 + samples, true); write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true); view.setUint16(20, 1, true); view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true); view.setUint32(28, 8000, true); view.setUint16(32, 1, true);
  view.setUint16(34, 8, true); write(36, 'data'); view.setUint32(40, samples, true);
  for (let i = 0; i < samples; i += 1) view.setUint8(44 + i, 128 + Math.sin(i / 3) * 40);
  return new Blob([view]);
};
addEventListener('message', ({ ports: [port] }) => {
  let seq = 0;
  const post = (message) => port.postMessage({ ...message, v: 1, seq: (seq += 1) });
  const page = new Blob(['<script>alert(1)</' + 'script>'], { type: 'image/png' });
  post({ kind: 'ready' });
  post({ kind: 'export', name: 'page', blob: page });
  post({ kind: 'print', pages: [page] });
  setTimeout(() => post({ kind: 'export', name: '../Laguku', blob: sound() }), 1000);
});
</script>`;

test('plays a sound before it is saved, and drops what is no picture @slow', async ({
  page,
  context,
  product,
  words,
}) => {
  await countPrints(context);
  await enterAs(page, await paid(product), true);
  await page.route(`${product.playUrl}/tools/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: soundTool }),
  );
  await page.goto(stages.tool);

  const card = page.getByRole('dialog');
  await expect(card).toHaveAccessibleName(words.stage.soundReady);
  await card.getByRole('button', { name: words.stage.playSound }).click();
  await expect(card.getByRole('button', { name: words.stage.stopSound })).toBeVisible();
  await expect(card.getByRole('button', { name: words.stage.playSound })).toBeVisible();
  const keep = card.getByRole('link', { name: words.stage.keepOnDevice });
  const [download] = await Promise.all([page.waitForEvent('download'), keep.click()]);

  expect(download.suggestedFilename()).toBe('Laguku.wav');
  await expect(page.locator('html')).not.toHaveAttribute('data-prints');
  await card.getByRole('button', { name: words.stage.closeCard }).click();
  await expect(card).toBeHidden();
});
