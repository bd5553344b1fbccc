import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { answerQuestion, askQuestion } from '../../steps/desk.ts';
import { expectToPass } from '../../steps/passing-notice.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

const call = '**/api/feedback/support/';

test('sends a question once, however often it is pressed @both', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/support');
  await page.getByLabel(words.support.subject).fill('Suara');
  await page.getByLabel(words.support.category).selectOption('bug');
  await page.getByLabel(words.support.message).fill('Tidak terdengar.');
  expect(await axeViolations(page)).toEqual([]);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/feedback/support/')) sent += 1;
  });

  await page.clock.install();
  await page.getByRole('button', { name: words.support.send, exact: true }).dblclick();

  const done = page.getByText(words.support.sent);
  await expect(done).toBeVisible();
  expect(sent).toBe(1);
  await expect(page.getByLabel(words.support.message)).toHaveValue('');
  await expectToPass(page, done);
  const { rows } = await product.db.query(
    `select t.subject, t.message, t.category from ticket t join account a on a.id = t.account_id
     where a.email = $1`,
    [family.email],
  );
  expect(rows).toEqual([{ subject: 'Suara', message: 'Tidak terdengar.', category: 'bug' }]);
});

test('shows the newest answer once @both @slow', async ({ page, product, words }) => {
  const family = await paid(product);
  for (const subject of ['Pertama', 'Kedua']) {
    const ticket = await askQuestion(product, family, subject);
    await answerQuestion(product, { ticket, response: `Jawaban ${subject}` });
  }
  await enterAs(page, family, true);
  const marking = page.waitForResponse('**/mark-read/');

  await page.goto('/support');
  await expect(page.getByText('Jawaban Kedua')).toBeVisible();
  await expect(page.getByText('Jawaban Pertama')).toBeHidden();
  expect((await marking).status()).toBe(200);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Jawaban Pertama')).toBeVisible();
  await expect(page.getByText('Jawaban Kedua')).toBeHidden();
  await expect
    .poll(async () => {
      const { rows } = await product.db.query(
        `select 1 from ticket t join account a on a.id = t.account_id
         where a.email = $1 and t.read_at is null`,
        [family.email],
      );
      return rows.length;
    })
    .toBe(0);
  await page.reload();

  await expect(page.getByLabel(words.support.subject)).toBeVisible();
  await expect(page.getByText(words.support.replyTitle)).toBeHidden();
});

test('asks for what is missing and keeps what could not be sent @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/support');
  const send = page.getByRole('button', { name: words.support.send, exact: true });
  await send.click();
  await expect(page.getByText(errorText('field_required'))).toHaveCount(2);
  await expect(page.getByLabel(words.support.subject)).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(words.support.subject).fill('Suara');
  await page.getByLabel(words.support.message).fill('Tidak terdengar.');

  await page.route(call, (route) => route.abort());
  await page.clock.install();
  await send.click();
  const failure = page.getByText(errorText('support_failed'));
  await expect(failure).toBeVisible();
  await expect(page.getByLabel(words.support.message)).toHaveValue('Tidak terdengar.');
  await expectToPass(page, failure);
  await page.unroute(call);
  await send.click();

  await expect(page.getByText(words.support.sent)).toBeVisible();
});

test('leads to a chat and a letter, and back to the plans @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/support');

  const chat = page.getByRole('link', { name: /WhatsApp/ });
  const letter = page.getByRole('link', { name: /Email/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(letter).toHaveAttribute('href', /^mailto:.+@.+$/);
  await page.getByRole('link', { name: words.support.backUnpaid }).click();

  await expect(page).toHaveURL('/payment');
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('says the words of the specification @slow', async ({ page, product }) => {
    const family = await signedIn(product);
    await enterAs(page, family, false);
    await page.goto('/support');
    await page.locator('[name=subject]').fill('Sound');
    await page.locator('[name=message]').fill('There is none.');
    await page.route(call, (route) => route.abort());
    await page.locator('button[type=submit]').click();
    await expect(page.getByText('❌ Failed to send. Try again.', { exact: true })).toBeVisible();
    await page.unroute(call);
    await page.locator('button[type=submit]').click();

    await expect(page.getByText('✅ Sent successfully!', { exact: true })).toBeVisible();
  });
});
