import type { Page } from '@playwright/test';
import { enterAs, type SignedIn, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { consoleToken, openConsole, staffPerson } from '../../steps/console.ts';
import { answerQuestion, askQuestion } from '../../steps/desk.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import type { Words } from '../../steps/words.ts';

const again = '**/api/feedback/support/*/messages/';

const field = (page: Page, words: Words) => page.getByLabel(words.support.again);
const send = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.support.send, exact: true });

/** A family whose question has been answered. */
const answeredFamily = async (product: Product): Promise<SignedIn & { ticket: string }> => {
  const family = await signedIn(product);
  const ticket = await askQuestion(product, family, 'Suara');
  await answerQuestion(product, { ticket, response: 'Coba ketuk pengeras suara.' });
  return { ...family, ticket };
};

test('writes again about an answered question, and staff see it on top of the queue @both @slow', async ({
  page,
  browser,
  product,
  words,
}) => {
  await product.db.query('truncate ticket cascade');
  const t = words.support;
  const family = await answeredFamily(product);
  await askQuestion(product, await signedIn(product), 'Pertanyaan lain');
  await enterAs(page, family, false);
  await page.goto('/support');
  const writeBack = page.getByRole('link', { name: t.writeBack, exact: true });
  await expect(writeBack).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await writeBack.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suara');
  await expect(page.getByText('Coba ketuk pengeras suara.')).toBeVisible();
  await expect(page.getByText(t.states.answered)).toBeVisible();
  await field(page, words).fill('Masih tidak terdengar.\nTabletnya baru.');
  expect(await axeViolations(page)).toEqual([]);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/messages/')) sent += 1;
  });
  await send(page, words).dblclick();

  await expect(page.getByText(t.sent)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText(
    'Masih tidak terdengar.',
  );
  await expect(page.getByText(t.states.open)).toBeVisible();
  await expect(field(page, words)).toHaveValue('');
  expect(sent).toBe(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: /Suara/ })).toContainText(t.states.open);

  const desk = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await openConsole(
    desk,
    await consoleToken(product, await staffPerson(product)),
    '/staff/tickets',
  );
  const first = desk.getByRole('row').nth(1);
  await expect(first).toContainText('Suara');
  await expect(first).toContainText(words.staff.tickets.again);
  await first.click();
  await expect(desk.getByText('Tabletnya baru.')).toBeVisible();
  await desk.close();
});

test('keeps what was written while the line is away, and sends it once it is back @slow', async ({
  page,
  context,
  product,
  words,
  errorText,
}) => {
  const family = await answeredFamily(product);
  await enterAs(page, family, false);
  await page.goto(`/support?ticket=${family.ticket}`);
  await send(page, words).click();
  await expect(page.getByText(errorText('field_required'))).toBeVisible();
  await expect(field(page, words)).toBeFocused();
  await field(page, words).fill('Masih sama.');

  await context.setOffline(true);
  await send(page, words).click();
  await expect(page.getByText(errorText('support_failed'))).toBeVisible();
  await expect(field(page, words)).toHaveValue('Masih sama.');
  await expect(page.getByText('Coba ketuk pengeras suara.')).toBeVisible();
  await context.setOffline(false);
  await send(page, words).click();

  await expect(page.getByText(words.support.sent)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').last()).toContainText('Masih sama.');
});

test('a session that ended under the form comes back with what was written @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await answeredFamily(product);
  await enterAs(page, family, false);
  await page.goto(`/support?ticket=${family.ticket}`);
  await field(page, words).fill('Jangan hilang.');
  await page.route(again, (route) =>
    route.fulfill({ status: 401, json: { code: 'not_signed_in', error: 'x' } }),
  );
  await send(page, words).click();
  await expect(page).toHaveURL(/\/login/);
  await page.unroute(again);
  await page.getByLabel(words.account.email).fill(family.email);
  await page.getByLabel(words.account.password, { exact: true }).fill(family.password);
  await page.getByRole('button', { name: words.account.logIn, exact: true }).click();

  await expect(page).toHaveURL(`/support?ticket=${family.ticket}`);
  await expect(field(page, words)).toHaveValue('Jangan hilang.');
  await send(page, words).click();
  await expect(page.getByText(words.support.sent)).toBeVisible();
  await expect(field(page, words)).toHaveValue('');
});

test('says calmly that a talk is not here, and tries again when it could not be fetched @slow', async ({
  page,
  product,
  words,
}) => {
  const owner = await answeredFamily(product);
  await enterAs(page, await signedIn(product), false);
  await page.goto(`/support?ticket=${owner.ticket}`);
  await expect(page.getByText(words.support.talkMissing)).toBeVisible();
  await page.getByRole('link', { name: words.support.talkBack }).click();
  await expect(page.getByLabel(words.support.subject)).toBeVisible();

  await enterAs(page, owner, false);
  await page.clock.install();
  const talk = '**/api/feedback/support/questions/*/';
  await page.route(talk, (route) => route.abort());
  await page.goto(`/support?ticket=${owner.ticket}`);
  await expect(page.getByText(words.support.talkLoading)).toBeVisible();
  const failure = page.getByText(words.support.talkFailed);
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(failure).toBeVisible({ timeout: 100 });
  }).toPass();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(talk);
  await page.getByRole('button', { name: words.support.tryAgain }).click();

  await expect(page.getByText('Coba ketuk pengeras suara.')).toBeVisible();
});
