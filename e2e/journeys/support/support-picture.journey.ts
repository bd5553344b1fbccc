import { enterAs, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../../steps/console.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

const call = '**/api/feedback/support/*/pictures/';

test('a family adds a picture to what it asked, and staff see it @slow', async ({
  page,
  browser,
  product,
  words,
}) => {
  await product.db.query('truncate ticket cascade');
  const t = words.support;
  const p = words.supportPicture;
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await page.goto('/support');
  // A screenshot of what the family sees.
  const screenshot = { name: 'layar.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByLabel(t.subject).fill('Layar hitam');
  await page.getByLabel(t.message).fill('Lihat gambar.');
  await page.getByRole('button', { name: t.send, exact: true }).click();

  await page.getByRole('link', { name: t.addPictureTo, exact: true }).click();
  const adding = page.getByLabel(p.addPicture);
  await adding.setInputFiles({ ...screenshot, buffer: Buffer.from('no picture') });
  await expect(page.getByText(p.pictureFailed)).toBeVisible();
  await page.route(call, (route) => route.abort());
  await adding.setInputFiles(screenshot);
  await expect(page.getByText(p.pictureFailed)).toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: t.tryAgain }).click();

  await expect(page.getByText(p.pictureSent)).toBeVisible();
  const picture = page.getByRole('img', { name: t.pictureAlt });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(page.getByText(p.pictureFailed)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  const console = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(console, token, '/staff/tickets');
  await console.getByText('Layar hitam').click();
  const seen = console.getByRole('img', { name: words.staff.tickets.picture });
  await expect(seen).not.toHaveJSProperty('naturalWidth', 0);
  await console.close();
});
