import type { Page } from '@playwright/test';
import { expect } from '../../product/journey.ts';
import { enterAllowed, test } from '../../product/model.ts';

/** Without ears of its own, and telling by `data-recorded` once there is some sound to send. */
const recordOnly = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    const { start } = MediaRecorder.prototype;
    MediaRecorder.prototype.start = function startInPieces() {
      this.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) document.documentElement.dataset.recorded = '';
      });
      Reflect.apply(start, this, [100]);
    };
  });

test('records a question where the browser has no ears of its own, and sends the words', async ({
  page,
  product,
  vendor,
  words,
}) => {
  vendor.clearFixtures().onTranscription({ transcription: { text: '7 × 8' } });
  await recordOnly(page);
  await enterAllowed(page, product);
  await expect(page.getByText(words.chat.recordNote)).toBeVisible();

  await page.getByRole('button', { name: words.chat.speak }).click();
  await expect(page.getByPlaceholder(words.chat.hearing)).toBeVisible();
  await expect(page.locator('html[data-recorded]')).toBeAttached();
  await page.getByRole('button', { name: words.chat.listening }).click();

  await expect(page.locator('li[data-by=nobi]').last()).toContainText('7 × 8 = 56');
});

test('ends the listening when it is stopped before the microphone is open @slow', async ({
  page,
  product,
  words,
}) => {
  await recordOnly(page);
  // A microphone that opens only once the child has changed its mind.
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      await new Promise((resolve) => addEventListener('microphone', resolve, { once: true }));
      return open(constraints);
    };
  });
  await enterAllowed(page, product);

  await page.getByRole('button', { name: words.chat.speak }).click();
  await page.getByRole('button', { name: words.chat.listening }).click();
  await page.evaluate(() => dispatchEvent(new Event('microphone')));

  await expect(page.getByText(words.chat.heardNothing)).toBeVisible();
  await expect(page.getByRole('button', { name: words.chat.speak })).toBeVisible();
});
