import { enterAs, paid, signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { barriers } from '../steps/barriers.ts';
import { answerQuestion, askQuestion, staffPerson } from '../steps/desk.ts';
import { logIn } from '../steps/forms.ts';

test('staff log in, answer a question, and the family reads it @both', async ({
  page,
  browser,
  product,
  words,
}) => {
  const [family, person] = [await signedIn(product), await staffPerson(product)];
  const subject = `Suara ${family.email}`;
  await askQuestion(product, family, subject);
  await page.goto('/staff/');
  await expect(page).toHaveURL('/login?next=%2Fstaff%2F');
  await logIn(page, words, person);
  await expect(page).toHaveURL('/staff/');
  const card = page.getByRole('listitem').filter({ hasText: subject });
  await expect(card).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await card.getByRole('button', { name: words.staff.send }).click();
  await expect(card.getByText(words.staff.empty)).toBeVisible();
  await card.getByRole('textbox').fill('Ketuk gambar pengeras suara.');
  await card.getByRole('button', { name: words.staff.send }).dblclick();

  await expect(page.getByText(words.staff.sent(subject))).toBeVisible();
  await expect(card).toBeHidden();
  await page.getByRole('radio', { name: words.staff.answered }).check();
  await expect(card.getByText('Ketuk gambar pengeras suara.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const home = await browser.newPage({ baseURL: product.url });
  await enterAs(home, family, false);
  await home.goto('/support');
  await expect(home.getByText('Ketuk gambar pengeras suara.')).toBeVisible();
  await home.close();
});

test('keeps the words of whoever answers too late', async ({ page, product, words }) => {
  const [family, person, colleague] = [
    await signedIn(product),
    await staffPerson(product),
    await staffPerson(product),
  ];
  const subject = `Terlambat ${family.email}`;
  const ticket = await askQuestion(product, family, subject);
  await enterAs(page, person, true);
  await page.goto('/staff/');
  const card = page.getByRole('listitem').filter({ hasText: subject });
  await card.getByRole('textbox').fill('Jawaban saya');
  await answerQuestion(product, colleague, { ticket, response: 'Jawaban rekan' });

  await card.getByRole('button', { name: words.staff.send }).click();

  await expect(page.getByText(words.staff.conflict(subject))).toBeVisible();
  // The open question beside it still holds them too, until the list has come anew.
  await expect(page.getByRole('blockquote').filter({ hasText: 'Jawaban saya' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: words.staff.seeAnswered }).click();
  await expect(card.getByText('Jawaban rekan')).toBeVisible();
});

test('says when there is nothing to answer, and when the list did not arrive', async ({
  page,
  product,
  words,
}) => {
  const person = await staffPerson(product);
  await enterAs(page, person, true);
  await page.route('**/api/staff/tickets/**', (route) => route.fulfill({ status: 200, json: [] }));
  await page.goto('/staff/');
  await expect(page.getByText(words.staff.emptyOpen)).toBeVisible();
  await page.getByRole('radio', { name: words.staff.answered }).check();
  await expect(page.getByText(words.staff.emptyAnswered)).toBeVisible();
  await page.unrouteAll();

  await page.route('**/api/staff/tickets/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(words.staff.failed)).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await page.getByRole('button', { name: words.staff.tryAgain }).click();

  await expect(page.getByText(words.staff.failed)).toBeHidden();
});

test('is closed to families, who never load it', async ({ page, product, words }) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/dashboard/games');
  await page.goto('/support');
  await expect(page.getByLabel(words.support.subject)).toBeVisible();
  expect(scripts.filter((path) => path.includes('/staff'))).toEqual([]);

  await page.goto('/staff/');

  await expect(page.getByRole('heading', { name: words.staff.deniedTitle })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: words.staff.toDashboard }).click();
  await expect(page).toHaveURL('/dashboard/games');
});
