import beoTini from '../../../content/tools/rak-buku/stories/beo-tini.ts';
import { bookLines, bookWords } from '../../../kit/src/manifest/index.ts';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { Bookshelf, bookshelf } from '../../steps/play/own-voice.ts';
import { listenTo, spokenOn } from '../../steps/voice.ts';
import { publishVoice, recordTone } from '../../steps/voice-pack.ts';

test('on a device without a voice a recorded book is read aloud to the end of its page', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  await listenTo(page);
  await page.goto('/dashboard/creativity');
  const clip = await recordTone(page, 3);
  const spoken = bookLines(beoTini, false)
    .filter(({ language }) => language === 'id')
    .map(({ words }) => words);
  const shelf = new Bookshelf(page);
  const clipsEnded = async () =>
    [await spokenOn(page)].flat().filter((sound) => sound === 'clip to its end').length;
  await page.goto(bookshelf);
  await shelf.openFirst();
  await expect(shelf.button(shelf.words.aloud)).toHaveCount(0);

  await publishVoice(
    product,
    [...new Set(spoken)].map((words) => ({ clip, words })),
  );
  try {
    await expect(async () => {
      await page.reload();
      await expect(shelf.button(shelf.words.aloud)).toBeVisible();
    }).toPass();
    await shelf.button(shelf.words.aloud).click();

    const lit = shelf.frame.locator('.word.is-lit');
    await expect(lit).toHaveText('Tini.');
    await expect(lit).toHaveCount(0);
    // Three seconds are more than three short words take: the last one waits for the end of the recording.
    expect(await clipsEnded()).toBe(1);
    await expect(shelf.button(shelf.words.readPage)).toBeVisible();

    // Two sentences: the first recording is heard to its end before the second begins.
    await shelf.frame.locator('.after').click();
    await expect(lit).toHaveText('Ibu.');
    await expect(lit).toHaveCount(0);
    expect(await clipsEnded()).toBe(3);
  } finally {
    await product.db.query('delete from voice_pack');
  }
});

test('on a device without a voice a touched word is said once all words of its book were recorded', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  await listenTo(page);
  await page.goto('/dashboard/creativity');
  const clip = await recordTone(page);
  const words = bookWords(bookLines(beoTini, false).filter(({ language }) => language === 'id'));
  const shelf = new Bookshelf(page);
  const touch = async () => {
    await shelf.frame.locator('.page-text .word').first().click();
    await expect(shelf.frame.locator('.word-card')).toBeVisible();
  };
  await page.goto(bookshelf);
  await shelf.openFirst();
  await shelf.button(shelf.words.self).click();
  await touch();
  await expect(shelf.frame.locator('.word-card .hear')).toHaveCount(0);
  expect([await spokenOn(page)].flat()).not.toContain('clip to its end');

  await publishVoice(
    product,
    words.map((word) => ({ clip, words: word.words })),
  );
  try {
    await expect(async () => {
      // The place in the book is kept.
      await page.reload();
      await touch();
      await expect(shelf.frame.locator('.word-card .hear')).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect
      .poll(async () => [await spokenOn(page)].flat().filter((each) => each === 'clip to its end'))
      .toHaveLength(1);
  } finally {
    await product.db.query('delete from voice_pack');
  }
});
