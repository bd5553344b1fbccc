import type { Page } from '@playwright/test';
import { enterAs, paid, type SignedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { items, stages } from '../../steps/items.ts';
import { hearNobi } from '../../steps/nobi.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import type { Words } from '../../steps/words.ts';

const call = '**/api/feedback/content-reports/';

const reportsOf = async ({ db }: Product, { email }: SignedIn) => {
  const { rows } = await db.query(
    `select r.kind, r.item, r.reason, r.words, t.prompt from content_report r
     join account a on a.id = r.account_id left join chat_turn t on t.id = r.turn_id
     where a.email = $1 order by r.created_at`,
    [email],
  );
  return rows;
};
const open = async (page: Page, words: Words) => {
  await page.getByRole('button', { name: words.contentReport.report }).last().click();
  return page.getByRole('dialog', { name: words.contentReport.title });
};

test('a child who cannot read reports a game in three taps, and the game waits @both', async ({
  page,
  product,
  words,
  language,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto(stages.game);
  const { bubble, words: says } = new BridgePlayer(page, language);
  await expect(bubble).toHaveText(says.complete);

  const dialog = await open(page, words);
  // By the drawings alone: the frightened face is the third.
  const tiles = dialog.locator('label:has(svg)');
  await expect(tiles).toHaveCount(4);
  for (const tile of await tiles.all()) {
    const box = await tile.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(96);
  }
  expect(await axeViolations(page)).toEqual([]);
  await tiles.nth(2).click();
  await dialog.locator('button[type=submit]').dblclick();

  const thanks = page.getByRole('dialog', { name: words.contentReport.thanks });
  await expect(thanks.getByText(words.contentReport.tellParents)).toBeVisible();
  await thanks.getByRole('button', { name: words.contentReport.close }).click();
  await expect(page.getByText(words.stage.paused)).toBeVisible();
  expect(await reportsOf(product, family)).toEqual([
    { kind: 'game', item: items.game.id, reason: 'scary', words: null, prompt: null },
  ]);
});

test('without a line what was chosen and typed stays, also when the dialog was closed @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/courses');
  await page.route(call, (route) => route.abort());
  const first = await open(page, words);
  await first.getByRole('radio', { name: words.contentReport.reasons.wrong }).check();
  await first.getByRole('textbox').fill('Gambarnya terbalik');
  await first.locator('button[type=submit]').click();
  await expect(first.getByText(errorText('offline'))).toBeVisible();
  await first.getByRole('button', { name: words.contentReport.close }).click();
  await page.unroute(call);

  const again = await open(page, words);
  await expect(again.getByRole('radio', { checked: true })).toHaveValue('wrong');
  await expect(again.getByRole('textbox')).toHaveValue('Gambarnya terbalik');
  await again.locator('button[type=submit]').click();

  await expect(page.getByText(words.contentReport.thanks)).toBeVisible();
  expect(await reportsOf(product, family)).toMatchObject([
    { kind: 'course', item: null, reason: 'wrong', words: 'Gambarnya terbalik' },
  ]);
});

test('an answer of Nobi is reported with its question, by keyboard @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard/ai');
  await hearNobi(page, '7 × 8', words);
  const button = page.getByRole('button', { name: words.contentReport.report });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.contentReport.title });
  await expect(dialog.getByText(words.contentReport.answerGoes)).toBeVisible();

  await dialog.locator('button[type=submit]').press('Enter');
  await expect(dialog.getByText(words.contentReport.chooseFirst)).toBeVisible();
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await dialog.locator('button[type=submit]').press('Enter');

  await expect(page.getByText(words.contentReport.thanks)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  expect(await reportsOf(product, family)).toMatchObject([
    { kind: 'nobi', reason: 'broken', prompt: '7 × 8' },
  ]);
});

test('a child who tells of a need in a report is told whom to turn to', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/creativity');
  const dialog = await open(page, words);
  await dialog.getByRole('radio', { name: words.contentReport.reasons.scary }).check();
  await dialog.getByRole('textbox').fill('ayah suka memukulku');

  await dialog.locator('button[type=submit]').click();

  const thanks = page.getByRole('dialog', { name: words.contentReport.thanks });
  await expect(thanks.getByText(/129/)).toBeVisible();
  await expect(thanks.getByText(words.contentReport.tellParents)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});
