import type { Locator, Page } from '@playwright/test';
import { newFamily, superuser } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { answerQuestion, askQuestion } from '../../steps/desk.ts';
import { choosePlan, fillSignUp, logIn, pressSignUp } from '../../steps/forms.ts';
import { items, stages } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { sweep, sweepAfterFirst } from '../../steps/sweep.ts';
import type { Words } from '../../steps/words.ts';

const day = 24 * 60 * 60 * 1000;
const now = (page: Page) => page.evaluate(() => Date.now());

/** Presses, and watches the sentence stand for three seconds of the page's own clock. */
const staysThreeSeconds = async (page: Page, button: Locator, sentence: Locator) => {
  await page.clock.pauseAt((await now(page)) + 1000);
  await button.click();
  await expect(sentence).toBeVisible();
  await page.clock.runFor(2900);
  await expect(sentence).toBeVisible();
  await page.clock.runFor(200);
  await expect(sentence).toBeHidden();
  await page.clock.resume();
};

const pay = async (page: Page, words: Words) => {
  await choosePlan(page, words, 'regular');
  await page.locator('button[name=pay]').click();
  await expect(page.getByText(words.payments.paid)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/games');
};

const clocks = [
  { name: 'a day ahead', offset: day },
  { name: 'a day behind', offset: -day },
];

for (const [index, { name, offset }] of clocks.entries())
  test(
    `brings a family all the way with a clock ${name}`,
    sweepAfterFirst(index),
    async ({ page, product, language, words }) => {
      const family = newFamily();
      await page.clock.install({ time: Date.now() + offset });

      await page.goto('/');
      await page.getByRole('button', { name: words.welcome.claim }).click();
      await expect(page).toHaveURL('/signup');
      await fillSignUp(page, words, family);
      await pressSignUp(page, words);
      await expect(page.getByText(words.account.signedUp)).toBeVisible();
      await logIn(page, words, family);
      await expect(page).toHaveURL('/payment');
      await pay(page, words);
      await page.getByRole('button', { name: words.whoPlays.later }).click();

      await page.goto(stages.game);
      const player = new BridgePlayer(page, language);
      await expect(player.bubble).toHaveText(player.words.complete);
      await expect
        .poll(async () => {
          const { rows } = await product.db.query(
            `select e.verb from play_event e join account a on a.id = e.account_id
             where a.email = $1`,
            [family.email],
          );
          return rows.map(({ verb }) => verb);
        })
        .toContain('initialized');

      await page.goto(stages.course);
      await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
      await page.goto('/dashboard/courses');
      const watched = page.getByRole('region', { name: words.courses.watched });
      await expect(watched.getByText(items.course.title[language])).toBeVisible();
      // The day is the server's: the browser's is wrong.
      const today = new Intl.DateTimeFormat('id-ID', {
        dateStyle: 'long',
        timeZone: 'Asia/Jakarta',
      }).format();
      await expect(watched).toContainText(today);

      await page.goto('/dashboard/ai');
      await page.getByRole('textbox').fill('7 × 8');
      await page.getByRole('button', { name: words.chat.ask }).click();
      await expect(page.locator('li[data-by=nobi]')).toContainText('7 × 8 = 56');
      expect(await page.evaluate(() => localStorage.getItem('isPaid'))).toBe('true');
    },
  );

for (const { name, offset } of clocks)
  test(
    `says each word for as long as it should with a clock ${name}`,
    sweep,
    async ({ page, product, words }) => {
      const person = await superuser(product);
      await page.clock.install({ time: Date.now() + offset });
      const ticket = await askQuestion(product, person, 'Suara');
      await answerQuestion(product, { ticket, response: 'Ketuk gambar pengeras suara.' });
      await page.goto('/login');
      await logIn(page, words, person);
      await expect(page).toHaveURL('/dashboard/games');

      await page.goto('/support');
      await expect(page.getByText('Ketuk gambar pengeras suara.')).toBeVisible();
      await page.getByLabel(words.support.subject).fill('Gambar');
      await page.getByLabel(words.support.message).fill('Tidak terlihat.');
      const send = page.getByRole('button', { name: words.support.send, exact: true });
      await staysThreeSeconds(page, send, page.getByText(words.support.sent));

      await page.goto('/rating');
      await page.getByText('9', { exact: true }).click();
      const rate = page.getByRole('button', { name: words.rating.send });
      await staysThreeSeconds(page, rate, page.getByText(words.rating.thanks));

      await page.goto('/dashboard/profile');
      await page.getByLabel(words.profile.bio).fill('Suka membaca');
      const save = page.getByRole('button', { name: words.profile.save });
      await staysThreeSeconds(page, save, page.getByText(words.profile.saved));
    },
  );

test('keeps a family in when the clock jumps by a day and back', async ({
  page,
  product,
  words,
}) => {
  const person = await superuser(product);
  await page.clock.install();
  await page.goto('/login');
  await logIn(page, words, person);
  await expect(page.getByRole('article').first()).toBeVisible();

  for (const jump of [day, -2 * day]) {
    await page.clock.setSystemTime((await now(page)) + jump);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/dashboard/courses');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('playerToken'))).not.toBeNull();
});
