import type { Page } from '@playwright/test';
import { enterAs, paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

/** What staff type is text, also where it looks like markup. */
const title = 'Teman <b>1–5</b>';
const scene = 'Halo, aku <i>Satu</i>!\nKetuk kepitingku.';

const islands = (page: Page) => page.frameLocator('iframe').locator('.course-label');
const bubble = (page: Page) => page.frameLocator('iframe').locator('.nobi-bubble');

test('staff write a lesson, a second person publishes it, and a child plays the new words @desk @slow', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.lessons;
  await openConsole(page, await consoleToken(product, await staffPerson(product)));
  await page.getByRole('menuitem', { name: words.staff.places.lessons }).click();
  await page.getByRole('tab', { name: 'Sahabat Angka' }).click();
  await page.getByRole('link', { name: 'Mengenal 1–5' }).click();
  const parts = page.getByRole('navigation', { name: t.spot });
  const indonesian = page.getByRole('textbox', { name: t.inId });
  const handIn = page.getByRole('button', { name: t.handIn });

  await test.step('the preview shows the words while they are written', async () => {
    await expect(islands(page).nth(1)).toHaveText('Mengenal 1–5');
    await indonesian.first().fill(title);
    await expect(islands(page).nth(1)).toHaveText(title);
    await parts.getByRole('button', { name: 'Ini Satu.' }).click();
    await indonesian.fill(scene);
    await expect(bubble(page)).toHaveText(scene);
    await page.getByRole('button', { name: 'EN', exact: true }).hover();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('the large preview is a dialog that Escape closes', async () => {
    const dialog = page.getByRole('dialog', { name: t.preview });
    await page.getByRole('button', { name: t.large }).click();
    await expect(dialog.getByRole('button', { name: t.small })).toBeFocused();
    await expect(dialog.locator('iframe')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t.large })).toBeFocused();
  });

  await test.step('a task changes its place among the others', async () => {
    await page.getByRole('button', { name: t.down }).click();
    await expect(parts.getByRole('button').nth(2)).toContainText('2. Halo, aku');
    await page.getByRole('button', { name: t.up }).click();
    await expect(parts.getByRole('button').nth(1)).toContainText('1. Halo, aku');
  });

  await test.step('what a child could not do is marked beside its field, and not taken', async () => {
    await page.getByLabel('Banyaknya').fill('12');
    await expect(page.getByText(t.findings.number)).toBeVisible();
    await expect(page.getByText(t.previewWaits)).toBeVisible();
    await expect(handIn).toBeDisabled();
    await page.getByLabel('Banyaknya').fill('1');
    await expect(handIn).toBeEnabled();
  });

  await test.step('a draft outlives the page, and its author cannot publish it', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await handIn.click();
    await expect(page.getByText(t.own)).toBeVisible();
    await expect(page.getByRole('button', { name: t.publish })).toHaveCount(0);
  });

  const reader = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await test.step('a second person reads what is different and publishes it', async () => {
    const token = await consoleToken(product, await staffPerson(product));
    await openConsole(reader, token, '/staff/lessons?course=sahabat-angka');
    await reader.getByRole('link', { name: t.waiting.replace('{count}', '1') }).click();
    await reader.getByRole('link', { name: t.read, exact: true }).click();
    await expect(reader.getByRole('listitem').filter({ hasText: title })).toBeVisible();
    await expect(islands(reader).nth(1)).toHaveText(title);
    await reader.getByRole('button', { name: t.publish }).click();
    await expect(reader.getByText(t.published)).toBeVisible();
  });

  const child = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await test.step('a child finds the new words as words', async () => {
    await enterAs(child, await paid(product), true);
    await child.goto('/dashboard/courses/player/sahabat-angka');
    await expect(islands(child).nth(1)).toHaveText(title);
    await expect(islands(child).locator('b')).toHaveCount(0);
    await islands(child).nth(1).click();
    await expect(bubble(child)).toHaveText(scene);
  });

  await test.step('one press goes back', async () => {
    await reader.getByRole('button', { name: t.withdraw }).click();
    await expect(reader.getByText(t.withdrawn)).toBeVisible();
    await child.goto('/dashboard/courses/player/sahabat-angka');
    await expect(bubble(child)).toHaveText('Ini Satu. Satu kepiting.\nKetuk kepitingnya!');
  });
  await Promise.all([reader.close(), child.close()]);
});

test('staff begin a new lesson as a copy, look at another activity, and throw it away @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.lessons;
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(page, token, '/staff/lessons?course=sahabat-angka');
  await page.getByRole('button', { name: t.add }).click();
  await page.getByLabel(t.titleId).fill('Kolam katak');
  await page.getByLabel(t.titleEn).fill('Frog pond');
  await page.getByRole('button', { name: t.create }).click();

  await expect(page.getByRole('heading', { name: 'Kolam katak' })).toBeVisible();
  await expect(islands(page).last()).toHaveText('Kolam katak');
  const parts = page.getByRole('navigation', { name: t.spot });
  await parts.getByRole('button', { name: t.addTask.replace('{step}', t.steps.look) }).click();
  await page.getByLabel(t.activity).click();
  await page.getByRole('option', { name: 'Lompat di kolam' }).click();
  await expect(page.frameLocator('iframe').locator('[data-activity="hop"]')).toBeVisible();
  await page.getByRole('button', { name: t.drop }).click();
  await page.getByRole('button', { name: words.staff.lessons.dropYes }).click();
  await expect(page.getByText(t.dropped)).toBeVisible();

  await expect(page.getByRole('link', { name: 'Mengenal 1–5' })).toBeVisible();
  await expect(page.getByText('Kolam katak')).toHaveCount(0);
});
