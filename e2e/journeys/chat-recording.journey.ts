import { findBrowser } from '../browser.ts';
import { expect } from '../product/journey.ts';
import { enterAllowed, test } from '../product/model.ts';

const { args = [], ...browser } = await findBrowser();

test.use({
  launchOptions: {
    ...browser,
    // A microphone that hums, and is granted.
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('records a question where the browser has no ears of its own, and sends the words', async ({
  page,
  product,
  vendor,
  words,
}) => {
  vendor.clearFixtures().onTranscription({ transcription: { text: '7 × 8' } });
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await enterAllowed(page, product);
  await expect(page.getByText(words.chat.recordNote)).toBeVisible();

  await page.getByRole('button', { name: words.chat.speak }).click();
  await expect(page.getByPlaceholder(words.chat.hearing)).toBeVisible();
  await page.getByRole('button', { name: words.chat.listening }).click();

  await expect(page.locator('li[data-by=nobi]').last()).toContainText('7 × 8 = 56');
});
