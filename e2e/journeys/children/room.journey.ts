import { enterAdult, enterAs, justPaid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';
import { chip, picker, secret, withSari } from '../../steps/children.ts';

test('behind the PIN a child is added, changed, guarded and removed @both', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await withSari(product);
  await enterAs(page, family, true);
  await openRoom(page, words);
  const room = page.getByRole('region', { name: words.adult.children, exact: true });
  const press = (name: string) => room.getByRole('button', { name, exact: true }).click();
  const name = room.getByLabel(words.whoPlays.nickname);

  await press(words.adult.childAdd);
  await expect(room.getByText(words.adult.childConsent)).toBeVisible();
  await press(words.adult.childSave);
  await expect(room.getByText(words.adult.childNameMissing)).toBeVisible();
  await name.fill('sari');
  await room.getByLabel(words.adult.childGrade).selectOption('2');
  await press(words.adult.childSave);
  await expect(room.getByText(errorText('child_name_taken'))).toBeVisible();
  await expect(room.getByLabel(words.adult.childGrade)).toHaveValue('2');
  await name.fill('Adik');
  await press(words.adult.childSave);
  await expect(room.getByText(words.adult.childSaved)).toBeVisible();
  await expect(room.getByText(words.adult.grade(2))).toBeVisible();

  await press(words.adult.childPartOf.change('Adik'));
  await name.fill('Dinda');
  await press(words.adult.childSave);
  await press(words.adult.childPartOf.secret('Dinda'));
  for (const picture of secret) await press(words.whoPlays.objects[picture]);
  await press(words.adult.secretSave);
  await expect(room.getByText(words.adult.secretIsSet)).toBeVisible();
  await expect(chip(page)).toBeVisible();

  await press(words.adult.childPartOf.remove('Dinda'));
  await expect(room.getByText(words.adult.removeLead)).toBeVisible();
  await press(words.adult.removeYes('Dinda'));
  await expect(room.getByText('Dinda')).toHaveCount(0);
  await expect(chip(page)).toHaveCount(0);
  await page.goto('/dashboard/games');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(picker(page, words.whoPlays.whoPlays)).toHaveCount(0);
});

test('who adds a child is asked for a name of the first, who had none', async ({
  page,
  product,
  words,
}) => {
  const family = await enterAdult(product, await justPaid(product));
  await enterAs(page, family, true);
  await openRoom(page, words);
  const room = page.getByRole('region', { name: words.adult.children, exact: true });
  const press = (name: string) => room.getByRole('button', { name, exact: true }).click();
  const name = room.getByLabel(words.whoPlays.nickname);
  await expect(room.getByText(words.adult.unnamedBesides)).toHaveCount(0);

  await press(words.adult.childAdd);
  await name.fill('Adik');
  await press(words.adult.childSave);
  await expect(room.getByText(words.adult.unnamedBesides)).toBeVisible();
  await press(words.adult.childPartOf.change(words.adult.unnamedChild));
  await name.fill('Kakak');
  await press(words.adult.childSave);

  await expect(room.getByText('Kakak')).toBeVisible();
  await expect(room.getByText(words.adult.unnamedBesides)).toHaveCount(0);
});
