import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterAs, paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { flyingBalloons, guestGame } from '../steps/archive.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

const shut = 'Terbuka: tidak ada';

/** What the game itself says of the doors it tried. */
const saidByGame = (page: Page) => page.frameLocator('iframe').getByRole('heading');

test('a first-day staff member publishes an uploaded game, and a child plays it @desk', async ({
  browser,
  page,
  product,
  words,
  watch,
}) => {
  const t = words.staff.packages;
  const archive = {
    name: 'balon.zip',
    mimeType: 'application/zip',
    buffer: guestGame(product.url, flyingBalloons),
  };
  await openConsole(page, await consoleToken(product, await staffPerson(product)));
  await page.getByRole('menuitem', { name: words.staff.places.packages }).click();
  await page.getByLabel(t.choose).setInputFiles(archive);
  await expect(page.getByText(t.own)).toBeVisible();
  await expect(page.getByText(t.codes.network)).toBeVisible();
  await expect(page.getByRole('button', { name: t.publish })).toHaveCount(0);

  const other = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await openConsole(other, await consoleToken(product, await staffPerson(product)));
  await other.getByRole('menuitem', { name: words.staff.places.packages }).click();
  await other.getByText('Balon Terbang').click();
  await other.getByRole('button', { name: words.staff.items.preview }).click();
  await expect(saidByGame(other)).toHaveText(shut);
  await other.getByRole('button', { name: t.publish }).click();
  await expect(other.getByText(t.done)).toBeVisible();
  await other.close();

  await enterAs(page, await paid(product), true);
  await page.goto('/play/balon-terbang/x');
  await expect(saidByGame(page)).toHaveText(shut);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const { rows } = await product.db.query(
    `select count(*)::int as n from play_session where item_id = 'balon-terbang'`,
  );
  expect(rows, 'the look before publishing is not counted').toEqual([{ n: 1 }]);

  // The browser tells of the door to the network that stayed shut; that is what we came to see.
  expect(watch.errors.join('\n')).toContain('Content Security Policy');
  watch.errors.length = 0;
});

test('a studio fills in a form instead of writing a manifest, and the starter goes up as it came @both @slow', async ({
  page,
  product,
  words,
  watch,
}) => {
  const t = words.staff.packageForm;
  const [title, id] = ['Kebun Angka', `kebun-${Date.now()}`];
  await openConsole(
    page,
    await consoleToken(product, await staffPerson(product)),
    '/staff/packages',
  );
  await page.getByRole('link', { name: t.open }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.starter }).click();
  const starter = await readFile(await (await download).path());

  await test.step('what is missing is said at its field, and no file is asked for', async () => {
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByText(t.look.replace('{count}', '10'))).toBeVisible();
    await expect(field(t.fields.id)).toBeFocused();
    await expect(field(t.fields.id)).toHaveAccessibleDescription(`${t.whys.missing} ${t.helps.id}`);
    expect(await axeViolations(page)).toEqual([]);
  });

  await field(t.fields.id).fill(id);
  for (const what of [t.fields.title, t.fields.description, t.fields.goal])
    for (const language of [t.inId, t.inEn]) await field(`${what}, ${language}`).fill(title);
  const skill = t.skill.replace('{number}', '1');
  await field(`${skill}: ${t.fields['skills.id']}`).fill('count');
  for (const language of [t.inId, t.inEn])
    await field(`${skill}: ${t.fields['skills.name']}, ${language}`).fill(title);
  await expect(page.getByText(t.whys.missing)).toHaveCount(0);
  const archive = { name: 'kebun.zip', mimeType: 'application/zip', buffer: starter };
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t.send }).click();
  await (await chooser).setFiles(archive);

  await expect(page.getByText(`${id} ·`)).toBeVisible();
  await expect(page.getByText(words.staff.packages.levels.warns)).toHaveCount(0);
  await page.getByRole('button', { name: words.staff.items.preview }).click();
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(5);
  // This browser does not know the directive that shuts connections between devices in others.
  expect(watch.errors.splice(0).join()).toMatch(/^Unrecognized .* 'webrtc'\.$/);
});

test('a refused package says which field, and how to mend it @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.packages;
  const wrong = { 'manifest.json': '{"id":"balon","kind":"gim"}' };
  const buffer = guestGame(product.url, flyingBalloons, wrong);
  await openConsole(
    page,
    await consoleToken(product, await staffPerson(product)),
    '/staff/packages',
  );

  await page
    .getByLabel(t.choose)
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer });

  const alert = page.getByRole('alert').filter({ hasText: words.staff.packageForm.fields.kind });
  await expect(alert).toContainText('game, course, tool');
  await expect(alert).toContainText('manifest.json');
});
