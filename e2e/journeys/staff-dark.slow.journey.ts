import { paid, signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { askQuestion } from '../steps/desk.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import { sweepAfterFirst } from '../steps/sweep.ts';
import { words as allWords } from '../steps/words.ts';

const places = Object.keys(allWords.id.staff.places).filter((name) => name !== 'home');

test.use({ colorScheme: 'dark' });

test('the console is dark where the device is, until somebody turns it to day @both', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff;
  const person = await staffPerson(product);
  await askQuestion(product, await signedIn(product), `Malam ${Date.now()}`);
  await page.goto('/staff/');
  await expect(page.getByRole('heading', { name: t.signIn.title })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await openConsole(page, await consoleToken(product, person));
  await expect(
    page.getByRole('region', { name: t.today.queue }).getByRole('link').first(),
  ).toBeVisible();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await ground();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: t.looks.light }).click();

  await expect.poll(ground).not.toBe(night);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: t.today.queue })).toBeVisible();
  expect(await ground()).not.toBe(night);
});

for (const [index, place] of places.entries())
  test(
    `${place} can be read in the dark @desk`,
    sweepAfterFirst(index),
    async ({ page, product }) => {
      const family = await paid(product);
      const token = await consoleToken(product, await staffPerson(product));
      await openConsole(page, token, `/staff/${place}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // One with a value says how far something is, and stays; the others wait for what is to be read.
      await expect(page.locator('[role=progressbar]:not([aria-valuenow])')).toHaveCount(0);

      expect(await axeViolations(page)).toEqual([]);
      if (place !== 'families') return;
      await page.getByText(family.email).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    },
  );
