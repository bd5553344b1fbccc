import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { passPin } from '../../steps/adult.ts';
import { openCare } from '../../steps/nobi.ts';

const enter = async (page: Page, product: Product) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/ai');
};
const answer = (page: Page) => page.locator('li[data-by=nobi]').last();
const ask = async (page: Page, prompt: string) => {
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('textbox').press('Enter');
  await expect(page.locator('li[data-by=you]').last()).toContainText(prompt);
};
/** A browser that speaks one language, and says which words it was given. */
const standInSpeech = (page: Page, lang: string) =>
  page.addInitScript((spoken) => {
    const utterances: SpeechSynthesisUtterance[] = [];
    let cancelled = 0;
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [{ lang: spoken, name: 'stand-in' }],
        speak: (utterance: SpeechSynthesisUtterance) => utterances.push(utterance),
        cancel: () => {
          cancelled += 1;
        },
      },
    });
    class Utterance {
      lang = '';
      rate = 1;
      voice: unknown;
      onboundary: ((event: object) => void) | undefined;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      spoken: () => utterances.map(({ text, lang: tag, rate }) => ({ text, tag, rate })),
      sayWord: (charIndex: number) => {
        const now: { onboundary?: unknown } = utterances.at(-1) ?? {};
        if (typeof now.onboundary === 'function') now.onboundary({ charIndex, charLength: 0 });
      },
      cancels: () => cancelled,
    });
  }, lang);
const speech = (page: Page, name: string, ...args: number[]) =>
  page.evaluate(
    ([called, ...rest]) => Reflect.get(window, String(called))(...rest),
    [name, ...args],
  );

test('finds a game, whose card opens it, and counts what is left today @both', async ({
  page,
  product,
  words,
}) => {
  await enter(page, product);
  await expect(page.getByText(words.chat.remaining(30))).toBeVisible();

  await ask(page, 'game matematika');

  await expect(page.getByText(words.chat.remaining(29))).toBeVisible();
  const card = answer(page).getByRole('link').first();
  const newPage = page.context().waitForEvent('page');
  await card.click();
  await expect((await newPage).locator('iframe')).toBeAttached();
});

test('reads an answer aloud, word by word, and ends when the child leaves @slow', async ({
  page,
  product,
  words,
}) => {
  await standInSpeech(page, 'id-ID');
  await enter(page, product);
  await ask(page, '7 × 8');

  await page.getByRole('button', { name: words.chat.readAloud }).click();
  await expect(page.getByRole('button', { name: words.chat.stopReading })).toBeVisible();
  await speech(page, 'sayWord', 0);

  await expect(answer(page).locator('mark')).toHaveText('7');
  expect(await speech(page, 'spoken')).toMatchObject([{ tag: 'id-ID', rate: 0.9 }]);
  await page.getByRole('link', { name: words.dashboard.game }).first().click();
  await expect(page).toHaveURL('/dashboard/games');
  await expect.poll(() => speech(page, 'cancels')).toBeGreaterThan(0);
});

test('says so where there is no Indonesian voice @slow', async ({ page, product, words }) => {
  await standInSpeech(page, 'en-US');
  await enter(page, product);
  await ask(page, '7 × 8');

  await page.getByRole('button', { name: words.chat.readAloud }).click();

  await expect(page.getByText(words.chat.noVoiceId)).toBeVisible();
});

test('stops an answer, gives the question back, and answers it later @slow', async ({
  page,
  product,
  words,
}) => {
  await enter(page, product);
  await page.route('**/api/ai/chat/', () => {});
  await ask(page, '7 × 8');

  await page.getByRole('button', { name: words.chat.stop }).click();

  await expect(page.getByRole('textbox')).toHaveValue('7 × 8');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/ai/chat/');
  await page.getByRole('textbox').press('Enter');
  await expect(answer(page)).toContainText('7 × 8 = 56');
});

test('keeps what came of an answer that was cut, and sends the question again @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  await enter(page, product);
  await page.route('**/api/ai/chat/', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: delta\ndata: {"text":"7 × 8 itu"}\n\n',
    }),
  );
  await ask(page, '7 × 8');

  await expect(page.getByRole('alert')).toContainText(errorText('nobi_unreachable'));
  await expect(answer(page)).toContainText(words.chat.cut);
  await page.unroute('**/api/ai/chat/');
  await page.getByRole('button', { name: words.chat.sendAgain }).click();

  await expect(answer(page)).toContainText('7 × 8 = 56');
  await expect(page.getByText('7 × 8 itu')).toBeVisible();
});

test('meets a heavy word with people to call, calmly', async ({ page, product, words }) => {
  await enter(page, product);

  await ask(page, 'aku dibully di sekolah');

  await expect(page.getByRole('link', { name: words.chat.call('129') })).toHaveAttribute(
    'href',
    'tel:129',
  );
  await expect(page.getByText(words.chat.remaining(30))).toBeVisible();
});

test('deletes one earlier talk after a second word, on the page too @both', async ({
  page,
  product,
  words,
}) => {
  await enter(page, product);
  await ask(page, '7 × 8');
  await expect(answer(page)).toContainText('56');
  await page.getByRole('button', { name: words.chat.past }).click();
  const dialog = page.getByRole('dialog', { name: words.chat.past });
  await expect(dialog.getByText('7 × 8', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: words.talks.forget }).click();
  await dialog.getByRole('button', { name: words.talks.forgetYes }).dblclick();
  // A child deletes nothing alone; after the PIN it is done as it was wished.
  await passPin(page, words);

  await expect(dialog.getByText(words.talks.empty)).toBeVisible();
  await dialog.getByRole('button', { name: words.talks.close }).click();
  await expect(page.getByText(words.chat.hello)).toBeVisible();
});

test('an adult switches voice and Nobi off, and the child is told kindly @both', async ({
  page,
  product,
  words,
  errorText,
}) => {
  await enter(page, product);
  await openCare(page, words);
  await expect(page.getByRole('switch', { name: words.care.modelOn })).toHaveCount(0);

  const voice = page.getByRole('switch', { name: words.care.voiceOn });
  await voice.click();
  await expect(page.getByText(words.care.saved)).toBeVisible();
  // On a slow device the second click of a double click comes after the answer to the first.
  await voice.dispatchEvent('click', { detail: 2 });
  await expect(voice).not.toBeChecked();
  await page.goto('/dashboard/ai');
  await expect(page.getByRole('button', { name: words.chat.ask })).toBeVisible();
  await expect(page.getByRole('button', { name: words.chat.speak })).toHaveCount(0);
  await openCare(page, words);
  await page.getByRole('switch', { name: words.care.nobiOn }).click();
  await expect(page.getByRole('switch', { name: words.care.nobiOn })).not.toBeChecked();
  await page.goto('/dashboard/ai');

  await expect(page.getByText(errorText('nobi_off'))).toBeVisible();
});

test('an adult says how old the child is, and answers are read aloud to the youngest @both @slow', async ({
  page,
  product,
  words,
}) => {
  await standInSpeech(page, 'id-ID');
  await enter(page, product);
  await openCare(page, words);
  const age = page.getByRole('button', { name: words.care.ageOf('4-6') });
  await expect(page.getByRole('button', { name: words.care.ageUnsaid })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await age.dblclick();
  await expect(age).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/dashboard/ai');
  await expect(page.getByText(words.chat.remaining(30))).toBeVisible();
  await ask(page, '7 × 8');

  await page.getByRole('button', { name: words.chat.stopReading }).click();
  await ask(page, '1 + 1');
  await expect(answer(page)).toContainText('1 + 1 = 2');
  expect(await speech(page, 'spoken')).toHaveLength(1);
});

test('an adult sees what to know of, takes all along, and deletes all', async ({
  page,
  product,
  words,
}) => {
  await enter(page, product);
  await ask(page, 'aku dibully di sekolah');
  await expect(page.getByRole('link', { name: words.chat.call('129') })).toBeVisible();
  await openCare(page, words);
  await expect(page.getByText(words.care.topics.bullying)).toBeVisible();

  await page.getByRole('button', { name: words.care.flagsSee }).click();
  await expect(page.getByText(words.care.newFlag, { exact: true })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.care.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^nobi-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole('button', { name: words.care.forgetAll }).click();
  await page.getByRole('button', { name: words.care.forgetAllYes }).click();

  await expect(page.getByText(words.care.forgotten)).toBeVisible();
  await expect(page.getByText(words.care.noFlags)).toBeVisible();
  await page.goto('/dashboard/ai');
  await expect(page.getByText(words.chat.hello)).toBeVisible();
});
