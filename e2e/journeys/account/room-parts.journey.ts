import { enterAs } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';
import { addChild, twoChildren } from '../../steps/children.ts';

test('each part of the parents’ room is a tap away, and “back” leaves the room @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await twoChildren(product), true);
  await page.goto('/dashboard/profile');
  await openRoom(page, words);
  const parts = page.getByRole('navigation', { name: words.adult.parts });

  // Where the installation has no WhatsApp the list names none: whatsapp-report.journey.ts has one.
  const { whatsapp, ...always } = words.adult.partNames;
  await expect(parts.getByRole('link', { name: whatsapp, exact: true })).toHaveCount(0);
  for (const [part, name] of Object.entries(always)) {
    await parts.getByRole('link', { name, exact: true }).click();

    const section = page.locator(`section[aria-labelledby="${part}-title"]`);
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(section).toBeFocused();
  }
  await page.goBack();

  await expect(page).toHaveURL(/profile/);
});

test('of several children one has her times shown, and what was chosen for another waits @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await twoChildren(product);
  await addChild(product, family, { nickname: 'Dewi', animal: 'cat' });
  await enterAs(page, family, true);
  await openRoom(page, words);
  const times = page.getByRole('region', { name: words.adult.playtime });
  const form = times.getByRole('form');
  const weekdays = form.getByRole('group', { name: words.adult.weekdays });
  const thirty = weekdays.getByRole('button', { name: words.adult.playtimeLimit(30), exact: true });
  await expect(form).toHaveCount(1);
  await thirty.click();

  await times.getByRole('button', { name: 'Dewi', exact: true }).click();
  await expect(form).toHaveAccessibleName('Dewi');
  await expect(thirty).toHaveAttribute('aria-pressed', 'false');
  await times.getByRole('button', { name: 'Sari', exact: true }).click();

  await expect(form).toHaveAccessibleName('Sari');
  await expect(thirty).toHaveAttribute('aria-pressed', 'true');
});
