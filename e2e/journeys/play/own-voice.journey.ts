import { paid } from '../../product/family.ts';
import { expect } from '../../product/journey.ts';
import { test } from '../../product/model.ts';
import { allowVoice, Bookshelf, clipsHere, withdrawVoice } from '../../steps/play/own-voice.ts';

test('a child tells a story again, hears itself, and finds it after a refresh, until the adult takes it back', async ({
  page,
  product,
}) => {
  const family = await paid(product);
  await allowVoice(product, family);
  const shelf = new Bookshelf(page);
  const hear = shelf.button(shelf.words.hearVoice);
  await shelf.enter(family);
  await shelf.readToTheEnd();
  await shelf.record();
  await expect(hear).toBeVisible();
  await hear.click();
  await expect(shelf.button(shelf.words.stopVoice)).toBeVisible();
  await expect(hear).toBeVisible();

  await page.reload();
  await expect(hear).toBeVisible();
  const before = await clipsHere(page);
  await withdrawVoice(product, family);
  await page.reload();

  await expect(shelf.frame.locator('.telling')).toBeVisible();
  await expect.poll(() => clipsHere(page)).toEqual([]);
  expect(before).toHaveLength(1);
  await expect(shelf.button(shelf.words.recordVoice)).toHaveCount(0);
});
