import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import {
  askNobi,
  countOfChild,
  countToday,
  hearNobi,
  lastAnswer,
  talkedOn,
} from '../../steps/nobi.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('after twenty turns comes a break with two ways out, then a new talk @both', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/ai');
  await hearNobi(page, '7 × 8', words);
  await talkedOn(product, family, 19);
  await hearNobi(page, '2 + 2', words);
  await expect(lastAnswer(page)).toContainText('2 + 2 = 4');

  await hearNobi(page, '3 + 3', words);

  const rest = page.locator('[data-kind=break]');
  await expect(rest.getByRole('link', { name: words.chat.finish })).toHaveAttribute(
    'href',
    '/dashboard/games',
  );
  await expect(rest).not.toContainText('3 + 3 = 6');
  // The break costs no question.
  await expect(page.getByText(words.chat.remaining(28))).toBeVisible();
  await rest.getByRole('button', { name: words.chat.clear }).click();
  await expect(page.getByText(words.chat.hello)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '7 × 8 = 56' })).toHaveCount(0);
  await hearNobi(page, '4 + 4', words);
  await expect(lastAnswer(page)).toContainText('4 + 4 = 8');
});

test('who asks on after the break talks anew; who is done comes to the games @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/ai');
  await hearNobi(page, '7 × 8', words);
  await talkedOn(product, family, 20);
  await hearNobi(page, '3 + 3', words);

  await hearNobi(page, '4 + 4', words);

  await expect(lastAnswer(page)).toContainText('4 + 4 = 8');
  const talks = await product.db.query(
    `select c.turns from conversation c join account a on a.id = c.account_id
     where a.email = $1 order by c.began_at`,
    [family.email],
  );
  expect(talks.rows).toEqual([{ turns: 20 }, { turns: 1 }]);
  await page.getByRole('link', { name: words.chat.finish }).click();
  await expect(page).toHaveURL('/dashboard/games');
});

test('a used-up day keeps the words, leads to the games, and still hears a need @both', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await paid(product);
  await countToday(product, family, 'asked = 29');
  await enterAs(page, family, true);
  await page.goto('/dashboard/ai');
  await expect(page.getByText(words.chat.remaining(1))).toBeVisible();
  await hearNobi(page, '7 × 8', words);
  await expect(page.getByText(words.chat.restToday)).toBeVisible();

  await askNobi(page, '1 + 1');

  await expect(page.getByRole('alert')).toContainText(errorText('nobi_resting'));
  await expect(page.getByRole('textbox')).toHaveValue('1 + 1');
  await expect(page.getByRole('button', { name: words.chat.sendAgain })).toHaveCount(0);
  await hearNobi(page, 'aku dibully di sekolah', words);
  await expect(page.getByRole('link', { name: words.chat.call('129') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await askNobi(page, '1 + 1');
  await page.getByRole('link', { name: words.chat.toGames }).click();
  await expect(page).toHaveURL('/dashboard/games');
});

test('a seventh question in a minute is met calmly, and sent again when the minute is over @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/ai');
  await hearNobi(page, '7 × 8', words);
  await countOfChild(product, family, 'in_minute = 6, minute_began = now()');

  await askNobi(page, '1 + 1');

  await expect(page.getByRole('alert')).toContainText(errorText('nobi_hurry'));
  await expect(page.getByRole('textbox')).toHaveValue('1 + 1');
  await expect(page.getByText(words.chat.remaining(29))).toBeVisible();
  await countOfChild(product, family, "minute_began = now() - interval '61 seconds'");
  await page.getByRole('button', { name: words.chat.sendAgain }).click();
  await expect(lastAnswer(page)).toContainText('1 + 1 = 2');
});
