import type { LLMock } from '@copilotkit/aimock';
import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect } from '../../product/journey.ts';
import { enterAllowed, saveSettings, slowly, test } from '../../product/model.ts';
import type { Product } from '../../product/product.ts';
import { openRoom } from '../../steps/adult.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

// In one worker: a product with other settings is started once.
test.describe.configure({ mode: 'default' });

const prompt = 'Siapa raja di planet Zorgblip?';
const answer = (page: Page) => page.locator('li[data-by=nobi]').last();

const ask = async (page: Page, text = prompt) => {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
};

const long = `Rajanya Blip. ${'Ia suka roti. '.repeat(20)}`;

/** A child in the middle of a long answer. */
const hearLongAnswer = async (page: Page, product: Product, vendor: LLMock) => {
  vendor.onMessage(/Zorgblip/, { content: long }, slowly);
  vendor.onMessage(/Blap/, { content: 'Blap itu pasar.' });
  const family = await enterAllowed(page, product);
  await ask(page);
  await expect(answer(page)).toContainText('Rajanya Blip.');
  return family;
};
const askNext = async (page: Page) => {
  await ask(page, 'Apa itu pasar Blap di planet?');
  await expect(answer(page)).toContainText('Blap itu pasar.');
};

test.beforeEach(({ vendor }) => {
  vendor.clearFixtures().resetMatchCounts().clearRequests();
});

test('an adult allows the model, and its answer comes sentence by sentence @both', async ({
  page,
  product,
  vendor,
  words,
}) => {
  vendor.onMessage(
    /Zorgblip/,
    { content: `Rajanya bernama Blip. ${'Ia suka roti bundar. '.repeat(8)}` },
    slowly,
  );
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  const allowed = page.getByRole('switch', { name: words.care.modelOn });
  await expect(allowed).not.toBeChecked();
  await allowed.click();
  await expect(allowed).toBeChecked();
  await page.goto('/dashboard/ai');
  await ask(page);

  await expect(answer(page)).toContainText('Rajanya bernama Blip.');
  await expect(page.getByRole('button', { name: words.chat.stop })).toBeVisible();
  await expect(answer(page)).toContainText('Ia suka roti bundar.');

  await expect(page.getByRole('button', { name: words.chat.ask })).toBeVisible();
  await expect(answer(page).getByText(words.chat.offlineMark)).toHaveCount(0);
  await expect(page.getByText(words.chat.remaining(29))).toBeVisible();
});

test('what the model found in the catalogue opens by its card @slow', async ({
  page,
  product,
  vendor,
}) => {
  const search = { name: 'search_catalogue', arguments: '{"text":"jembatan sepuluh"}' };
  vendor.on({ userMessage: /Zorgblip/, hasToolResult: false }, { toolCalls: [search] });
  vendor.on({ userMessage: /Zorgblip/, hasToolResult: true }, { content: 'Coba game ini.' });
  await enterAllowed(page, product);
  await ask(page);

  const newPage = page.context().waitForEvent('page');
  await answer(page).getByRole('link').first().click();

  await expect((await newPage).locator('iframe')).toBeAttached();
});

test('a child ends an answer: what came stays, and the next question is answered @slow', async ({
  page,
  product,
  vendor,
  words,
}) => {
  await hearLongAnswer(page, product, vendor);

  await page.getByRole('button', { name: words.chat.stop }).click();

  await expect(answer(page)).toContainText(words.chat.cut);
  await askNext(page);
  await page.reload();
  await expect(page.getByText('Rajanya Blip.')).toBeVisible();
});

test('an answer that turns bad is taken away and calm words stand there', async ({
  page,
  product,
  vendor,
}) => {
  const content = 'Rajanya Blip. Ia suka roti. Lalu raja jahat datang membawa pedang.';
  vendor.onMessage(/Zorgblip/, { content }, slowly);
  await enterAllowed(page, product);
  await ask(page);

  await expect(answer(page).locator('[data-kind=refusal]')).toBeVisible();
  await expect(answer(page)).not.toContainText(/Rajanya|pedang/);
  await expect(page.getByRole('textbox')).toHaveValue('');
});

const failing = {
  'is down': { answer: { error: { message: 'down' }, status: 503 } },
  'wants a minute': { answer: { error: { message: 'slow' }, status: 429, retryAfter: 60 } },
  'talks garbage': { answer: { content: 'Halo.' }, chaos: { malformedRate: 1 } },
};
for (const [index, [how, { answer: content, ...options }]] of Object.entries(failing).entries())
  test(
    `a model that ${how} costs no question, and the words stay @slow`,
    sweepAfterFirst(index),
    async ({ page, product, vendor, words, errorText: sentence }) => {
      vendor.onMessage(/Zorgblip/, content, options);
      await enterAllowed(page, product);
      await ask(page);

      await expect(page.getByRole('alert')).toContainText(sentence('nobi_unavailable'));
      await expect(page.getByRole('textbox')).toHaveValue(prompt);
      await expect(page.getByText(words.chat.remaining(30))).toBeVisible();

      vendor.clearFixtures().onMessage(/Zorgblip/, { content: 'Rajanya Blip.' });
      await page.getByRole('button', { name: words.chat.sendAgain }).click();
      await expect(answer(page)).toContainText('Rajanya Blip.');
    },
  );

test('a model that breaks off in the middle leaves what came, and may be asked again @slow', async ({
  page,
  product,
  vendor,
  words,
}) => {
  vendor.onMessage(/Zorgblip/, { content: long }, { chunkSize: 20, truncateAfterChunks: 4 });
  await enterAllowed(page, product);
  await ask(page);

  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: words.chat.sendAgain })).toBeVisible();
});

test('a refresh in the middle of an answer leaves the talk in order @slow', async ({
  page,
  product,
  vendor,
  words,
}) => {
  await hearLongAnswer(page, product, vendor);

  await page.reload();

  await expect(page.getByText('Rajanya Blip.')).toBeVisible();
  await expect(page.getByRole('button', { name: words.chat.ask })).toBeVisible();
  await askNext(page);
});

test('an adult who withdraws ends the answer that is on its way @slow', async ({
  page,
  product,
  vendor,
  words,
}) => {
  const family = await hearLongAnswer(page, product, vendor);

  await saveSettings(product, family, { nobi_on: false });

  await expect(page.getByRole('button', { name: words.chat.stop })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(words.chat.offTitle)).toBeVisible();
});
