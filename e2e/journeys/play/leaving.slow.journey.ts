import type { Page } from '@playwright/test';
import { enterAs, type Family, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { items, stages } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { Painter } from '../../steps/play/studio.ts';

/** How a child, or a parent at the same phone, leaves without the player's own way out. */
const ways = {
  'by another address': (page) => page.goto('/tentang-kami', { waitUntil: 'commit' }),
  'by loading it again': (page) => page.reload({ waitUntil: 'commit' }),
  'by the way back': (page) => page.goBack({ waitUntil: 'commit' }),
  'by closing the tab': (page) => page.close({ runBeforeUnload: true }),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

const rightAnswers = async ({ db }: Product, { email }: Family): Promise<number> => {
  const { rows } = await db.query(
    `select count(*)::int as count from play_event e join account a on a.id = e.account_id
     where a.email = $1 and e.verb = 'answered' and e.outcome <> 'wrong'`,
    [email],
  );
  return rows[0].count;
};

for (const [way, leave] of Object.entries(ways))
  test(`keeps an answer though the game is left ${way} in the same moment`, async ({
    context,
    product,
    language,
  }) => {
    const family = await paid(product);
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAs(page, family, true);
    await page.goto('/tentang-kami');
    await page.goto(stages.game);
    const player = new BridgePlayer(page, language);

    await player.answer();
    await leave(page);

    await expect.poll(() => rightAnswers(product, family)).toBe(1);
  });

test('keeps two quick dots though the studio is left for its shelf in the same moment', async ({
  page,
  product,
  language,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/creativity');
  const { title } = items.tool;
  const open = page.getByRole('link', { name: words.creativity.openNamed(title[language]) });
  await open.click();
  const painter = new Painter(page, language);
  await painter.dot(0.3);

  await painter.dot(0.7);
  const drawn = await painter.look();
  await page.goBack();

  await open.click();
  await expect.poll(() => painter.look()).toBe(drawn);
});
