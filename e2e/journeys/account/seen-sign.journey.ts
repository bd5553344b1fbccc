import { seenByAdult } from '../../../web/src/seen/seen-by-adult.ts';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';

for (const path of ['/dashboard/profile', '/dashboard/ai'])
  test(`on ${path} an eye tells the child what the adult can see @both`, async ({
    page,
    product,
    words,
  }) => {
    await enterAs(page, await paid(product), true);
    await page.goto(path);
    const sign = page.getByRole('button', { name: words.profile.seenSign });
    await expect(sign).toHaveCSS('height', '64px');

    await sign.click();

    const dialog = page.getByRole('dialog', { name: words.seen.title });
    await expect(dialog.getByRole('listitem')).toHaveText(
      seenByAdult.map((each) => words.seen.things[each]),
    );
    await dialog.getByRole('button', { name: words.seen.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(sign).toBeFocused();
  });

test('the parents’ room shows of a child what its sign names, and nothing else', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  await expect(page.getByRole('heading', { name: words.care.flags })).toBeVisible();

  const shown = {
    minutes: words.adult.playtime,
    learning: words.adult.reports,
    questions: words.care.history,
    worries: words.care.flags,
  } satisfies Record<(typeof seenByAdult)[number], string>;
  // What the adult decides or owns; a new part of the room has to be sorted here.
  const own = [
    words.adult.plan,
    words.adult.receipts,
    words.adult.children,
    words.adult.learning,
    words.adult.weekLetter,
    words.adult.care,
    words.adult.consents,
    words.adult.security,
    words.adult.data,
    words.offlineRoom.title,
  ];
  const titles = await page.locator('main h2').allTextContents();
  const sorted = new Set<string>([...Object.values(shown), ...own]);
  expect(titles.filter((title) => !sorted.has(title))).toEqual([]);
  for (const title of Object.values(shown))
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});
