import { enterAs, paid } from '../../product/family.ts';
import { expect, test, writeFrom } from '../../product/whatsapp.ts';
import { openRoom } from '../../steps/adult.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

test('a grown-up links their phone by a code, sees it arrive, and ends it @both', async ({
  page,
  product,
  words,
}) => {
  const { whatsappReport } = words;
  const family = await paid(product);
  await enterAs(page, family, true);
  await openRoom(page, words);
  const part = page.getByRole('region', { name: whatsappReport.title });
  await expect(part).toBeVisible();
  const parts = page.getByRole('navigation', { name: words.adult.parts });
  await parts.getByRole('link', { name: words.adult.partNames.whatsapp, exact: true }).click();
  await expect(part).toBeFocused();
  await expect(part.getByRole('heading')).toBeInViewport();
  const turned = (checked: boolean) =>
    part.getByRole('switch', { name: whatsappReport.on, checked });

  await turned(false).click();
  const code = await part.getByText(/^NOBI-\w{4}-\w{4}$/).innerText();
  expect(await axeViolations(page)).toEqual([]);
  const { rows } = await product.db.query<{ whatsapp: string }>(
    'select whatsapp from account where email = $1',
    [family.email],
  );
  const number = rows[0]?.whatsapp ?? '';
  await writeFrom(product, number, code);
  await expect(part.getByText(whatsappReport.linked(number, '+622150000000'))).toBeVisible();
  await expect(part.getByText(code)).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);

  await turned(true).click();
  await expect(turned(false)).toBeVisible();
  await expect(part.getByText(whatsappReport.linked(number, '+622150000000'))).toBeHidden();
});

test('without a number in the profile there is the way there, and no switch @slow', async ({
  page,
  product,
  words,
}) => {
  const { whatsappReport } = words;
  const family = await paid(product);
  await product.db.query('update account set whatsapp = null where email = $1', [family.email]);
  await enterAs(page, family, true);
  await openRoom(page, words);

  const part = page.getByRole('region', { name: whatsappReport.title });

  await expect(part.getByRole('link', { name: whatsappReport.profile })).toBeVisible();
  await expect(part.getByRole('switch')).toHaveCount(0);
});
