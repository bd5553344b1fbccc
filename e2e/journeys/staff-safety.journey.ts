import { signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

test('a safety case is gone through step by step and closed @desk', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.safety;
  const family = await signedIn(product);
  const { rows } = await product.db.query<{ id: string }>(
    `insert into safety_case (account_id, topic)
     select id, 'neglect' from account where email = $1 returning id::text as id`,
    [family.email],
  );
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(page, token, `/staff/safety/${rows[0]?.id}/show`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const ticks = page.getByRole('button', { name: new RegExp(`^${t.done}:`) });
  for (const left of [4, 3, 2, 1, 0]) {
    await ticks.first().click();
    await expect(ticks).toHaveCount(left);
  }
  // Whoever took the second look waits for a colleague.
  await expect(page.getByText(t.anotherCloses)).toBeVisible();
  await expect(page.getByRole('button', { name: t.close })).toBeDisabled();
  const another = await consoleToken(product, await staffPerson(product));
  await openConsole(page, another, `/staff/safety/${rows[0]?.id}/show`);
  await page.getByLabel(t.outcome).click();
  await page.getByRole('option', { name: t.outcomes.advised }).click();
  await expect(page.locator('li[data-value]')).toHaveCount(0);
  await page.getByLabel(t.note).fill('SAPA 129 sudah memberi arahan.');
  await page.getByRole('button', { name: t.close }).click();

  await expect(page.getByText('SAPA 129 sudah memberi arahan.')).toBeVisible();
  await expect(page.getByText(t.states.closed, { exact: true })).toBeVisible();
});
