import type { Page } from '@playwright/test';
import { chat as en } from '../../../web/src/features/chat/words.en.ts';
import { chat as id } from '../../../web/src/features/chat/words.id.ts';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

const texts = { en, id };
const call = '**/api/ai/chat/';

const enter = async (page: Page, product: Product) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/ai');
  await expect(page.getByRole('textbox')).toBeVisible();
};
const answerWith = (page: Page, status: number, json: object) =>
  page.route(call, (route) => route.fulfill({ status, json }));
const bubbles = (page: Page, by: 'you' | 'nobi') => page.locator(`li[data-by=${by}]`);
/** What stands in the last answer so far, without its label. */
const written = async (page: Page) =>
  (await bubbles(page, 'nobi').last().locator('p').first().textContent()) ?? '';

/** A recognizer that hears what the page's `heard` says, when the test lets it. */
const standInVoice = (page: Page) =>
  page.addInitScript(() => {
    class StandIn {
      lang = '';
      onresult: ((event: object) => void) | undefined;
      onend: (() => void) | undefined;
      start() {
        Object.assign(window, { listening: this });
      }
      stop() {
        this.onend?.();
      }
      abort() {}
      hear(transcript: string) {
        this.onresult?.({ results: [[{ transcript }]] });
        this.onend?.();
      }
    }
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: StandIn });
  });
const hear = async (page: Page, transcript: string) => {
  await page.waitForFunction(() => 'listening' in window);
  await page.evaluate(
    (transcript) => Reflect.get(window, 'listening').hear(transcript),
    transcript,
  );
};

test('answers a sum, letter by letter, and finds it again after a refresh @both', async ({
  page,
  product,
  language,
}) => {
  const words = texts[language];
  await enter(page, product);
  await page.getByRole('textbox').fill('3/4 + 1/8');

  await page.getByRole('textbox').press('Enter');

  await expect(bubbles(page, 'you')).toContainText(words.you);
  await expect(bubbles(page, 'nobi').last()).toContainText('3/4 + 1/8 = 7/8');
  await expect(page.getByText(words.offlineMark)).toHaveCount(2);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.reload();
  await expect(bubbles(page, 'nobi')).toContainText('3/4 + 1/8 = 7/8');
});

test('writes a character every 25 ms, shows the rest at a tap, and says it once @slow', async ({
  page,
  product,
  language,
}) => {
  const answer = 'abcdefghij'.repeat(20);
  await answerWith(page, 200, { response: answer });
  await enter(page, product);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('textbox').fill('halo');
  await page.getByRole('textbox').press('Enter');
  await expect(bubbles(page, 'nobi').getByRole('button')).toBeVisible();
  const begun = (await written(page)).length;

  await page.clock.runFor(1000);

  await expect.poll(async () => (await written(page)).length - begun).toBe(40);
  await expect(page.getByRole('status').filter({ hasText: answer })).toHaveCount(1);
  await page.getByRole('button', { name: texts[language].showAll }).click();
  await expect.poll(() => written(page)).toBe(answer);
});

test('a question waits while the answer that was ended before is still ending @slow', async ({
  page,
  product,
}) => {
  await enter(page, product);
  const refusals = [1, 2];
  await page.route(call, (route) =>
    refusals.pop() === undefined
      ? route.continue()
      : route.fulfill({ status: 429, json: { code: 'nobi_busy', error: 'Nobi masih menjawab.' } }),
  );

  await page.getByRole('textbox').fill('7 x 8');
  await page.getByRole('textbox').press('Enter');

  await expect(bubbles(page, 'nobi').last()).toContainText('56');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('writes at once for those who want calm @slow', async ({ page, product }) => {
  const answer = 'abcdefghij'.repeat(40);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWith(page, 200, { response: answer });
  await enter(page, product);
  await page.getByRole('textbox').fill('halo');

  await page.getByRole('textbox').press('Enter');

  // Letter by letter it would take ten seconds.
  await expect.poll(() => written(page), { intervals: [50], timeout: 6000 }).toBe(answer);
});

test('ignores blank questions; Shift+Enter begins a line @slow', async ({ page, product }) => {
  let calls = 0;
  await page.route(call, (route) => {
    calls += 1;
    return route.fulfill({ json: { response: 'ya' } });
  });
  await enter(page, product);
  const box = page.getByRole('textbox');

  await box.fill('   ');
  await box.press('Enter');
  await box.fill('satu');
  await box.press('Shift+Enter');

  await expect(box).toHaveValue('satu\n');
  expect(calls).toBe(0);
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('says what is wrong, exactly, and keeps what was typed @slow', async ({ page, product }) => {
    await enter(page, product);
    const box = page.getByRole('textbox');
    const alert = page.getByRole('alert');
    const tries: readonly (readonly [number, object, string])[] = [
      [500, { error: 'Too sleepy today.' }, 'Too sleepy today.'],
      [503, {}, 'Nobi is unavailable right now.'],
      [200, {}, 'No reply received.'],
      [200, { error: 'Only words.' }, 'Only words.'],
    ];
    for (const [status, json, message] of tries) {
      await answerWith(page, status, json);
      await box.fill('7 times 8');
      await page.getByRole('button', { name: 'Ask Nobi' }).click();
      await expect(alert).toHaveText(new RegExp(`^${message}`));
      await expect(box).toHaveValue('7 times 8');
      await page.unroute(call);
    }
    await page.route(call, (route) => route.abort());
    await page.getByRole('button', { name: 'Ask Nobi' }).click();
    await expect(alert).toContainText('❌ Error talking to Nobi.');
    await page.unroute(call);

    await page.getByRole('button', { name: en.sendAgain }).click();

    await expect(bubbles(page, 'nobi')).toContainText('7 × 8 = 56');
    await expect(alert).toHaveCount(0);
    await expect(box).toHaveValue('');
  });

  test('keeps the question when the line is gone @slow', async ({ page, context, product }) => {
    await enter(page, product);
    await context.setOffline(true);
    await page.getByRole('textbox').fill('5 + 3');
    await page.getByRole('button', { name: 'Ask Nobi' }).click();
    await expect(page.getByRole('alert')).toContainText('❌ Error talking to Nobi.');
    await context.setOffline(false);

    await page.getByRole('button', { name: en.sendAgain }).click();

    await expect(bubbles(page, 'nobi')).toContainText('5 + 3 = 8');
  });

  test('says when the browser cannot listen @slow', async ({ page, product }) => {
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
    });
    await enter(page, product);

    await page.getByRole('button', { name: en.speak }).click();

    await expect(page.getByText('Voice input not supported in this browser.')).toBeVisible();
  });
});

test('sends what it heard 800 ms later, and no sooner @slow', async ({
  page,
  product,
  language,
}) => {
  await standInVoice(page);
  await enter(page, product);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: texts[language].speak }).click();
  await hear(page, 'tujuh kali delapan');
  await expect(page.getByRole('textbox')).toHaveValue('tujuh kali delapan');
  expect(await page.evaluate(() => Reflect.get(window, 'listening').lang)).toBe('id-ID');

  await page.clock.runFor(780);
  await expect(bubbles(page, 'you')).toHaveCount(0);
  await page.clock.runFor(40);

  await expect(bubbles(page, 'you')).toContainText('tujuh kali delapan');
  await page.clock.resume();
  await expect(bubbles(page, 'nobi')).toContainText('7 × 8 = 56');
});

test('leaves what it heard in the text area when that is called back @slow', async ({
  page,
  product,
  language,
}) => {
  await standInVoice(page);
  await enter(page, product);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('button', { name: texts[language].speak }).click();
  await hear(page, 'lima tambah tiga');

  await page.getByRole('button', { name: texts[language].cancel }).click();
  await page.clock.runFor(3000);

  await expect(bubbles(page, 'you')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveValue('lima tambah tiga');
});

test('two tabs talk each for themselves and lose no answer @slow', async ({
  page,
  context,
  product,
  language,
}) => {
  const words = texts[language];
  await enter(page, product);
  const other = await context.newPage();
  await other.goto('/dashboard/ai');
  await page.getByRole('textbox').fill('1 + 1');
  await other.getByRole('textbox').fill('2 + 2');

  await Promise.all([
    page.getByRole('button', { name: words.ask }).click(),
    other.getByRole('button', { name: words.ask }).click(),
  ]);

  const answers = [
    [page, '1 + 1 = 2'],
    [other, '2 + 2 = 4'],
  ] as const;
  // Nobi answers one question at a time: the later one keeps its words and is sent again.
  for (const [tab, answer] of answers)
    await expect(async () => {
      const again = tab.getByRole('button', { name: words.sendAgain });
      if (await again.isVisible()) await again.click();
      await expect(bubbles(tab, 'nobi')).toContainText(answer, { timeout: 2000 });
    }).toPass();
  await page.reload();
  await expect(bubbles(page, 'nobi')).toHaveCount(1);
});

test('the room is open to everybody, empty and with a talk in it @both @slow', async ({
  page,
  product,
  language,
}) => {
  const words = texts[language];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, product);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: words.examples[0] ?? '' }).press('Enter');

  await expect(bubbles(page, 'nobi')).toContainText('7 × 8 = 56');
  expect(await axeViolations(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
