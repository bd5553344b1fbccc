import { enterAs, paid, tokenOf } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { items, stages } from '../../steps/items.ts';
import { changeItems } from '../../steps/network/answers.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';

const { id, title } = items.course;
const player = stages.course;

test('starts a course in a new tab and finds it among the watched ones @both', async ({
  page,
  context,
  product,
  language,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/courses');
  await expect(page.getByText(words.courses.watchedNothing)).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: words.courses.startNamed(title[language]) }).click();
  const course = await opening;

  await expect(course).toHaveURL(player);
  const frame = course.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.origin).toBe(product.playUrl);
  await expect(course.getByRole('button', { name: words.stage.pause, exact: true })).toBeVisible();
  const { rows } = await product.db.query(
    `select s.kind, s.item_id from play_session s join account a on a.id = s.account_id
     where a.email = $1`,
    [family.email],
  );
  expect(rows).toEqual([{ kind: 'course', item_id: id }]);

  const closing = course.waitForEvent('close');
  // The tab was opened for the course alone, so leaving closes it, even before the press is over.
  await Promise.allSettled([
    course.getByRole('button', { name: words.stage.exitNamed.course }).click(),
    closing,
  ]);
  await page.bringToFront();
  await page.reload();
  const watched = page.getByRole('region', { name: words.courses.watched });
  await expect(watched.getByRole('link')).toHaveCount(1);
  await expect(watched.getByRole('link')).toHaveAttribute('href', player);
  expect(await axeViolations(page)).toEqual([]);
});

test('shows only categories that some course has, and Show All @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await changeItems(page, '/api/courses/courses/', { category: 'early_reading' });
  await page.goto('/dashboard/courses');
  const categories = page.getByRole('group', { name: words.courses.categories });

  await expect(categories.getByRole('button')).toHaveText([
    new RegExp(words.courses.all),
    new RegExp(words.courses.early_reading),
  ]);

  await categories.getByRole('button', { name: words.courses.early_reading }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('records a view again when the first try fails, and only once @slow', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  let tries = 0;
  await page.route(`**/api/courses/${id}/view/`, (route) => {
    tries += 1;
    return tries === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });

  await page.goto(player);

  await expect(page.locator('iframe')).toBeVisible();
  expect(tries).toBe(2);
});

test('gives up after two failed views, and tries again at one tap @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  await enterAs(page, await paid(product), true);
  let tries = 0;
  await page.route(`**/api/courses/${id}/view/`, (route) => {
    tries += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.goto(player);
  await expect(page.getByRole('alert')).toHaveText(errorText('course_failed'));
  expect(tries).toBe(2);

  await page.unroute(`**/api/courses/${id}/view/`);
  await page.getByRole('button', { name: words.stage.tryAgain }).click();

  await expect(page.locator('iframe')).toBeVisible();
});

test('says that a course file is not available @slow', async ({
  page,
  product,
  language,
  words,
  errorText,
}) => {
  await enterAs(page, await paid(product), true);
  await changeItems(page, '/api/courses/courses/', { html_course_url: '' });
  await page.goto('/dashboard/courses');

  await page.getByRole('button', { name: words.courses.startNamed(title[language]) }).click();

  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(errorText('course_file_missing'));
  // The dialog grows into place, so its button is measured until it has arrived.
  const heightOfButton = async () => (await alert.getByRole('button').boundingBox())?.height;
  await expect.poll(heightOfButton).toBeGreaterThanOrEqual(64);
  await alert.getByRole('button').click();
  await expect(alert).toBeHidden();
});

test('says in its own words why a course cannot be shown @slow', async ({
  page,
  product,
  errorText,
}) => {
  await enterAs(page, await paid(product), true);
  const alert = page.getByRole('alert');

  await page.goto('/dashboard/courses/player/BUKAN_KURSUS');
  await expect(alert).toHaveText(errorText('course_link_invalid'));

  await page.goto('/dashboard/courses/player');
  await expect(alert).toHaveText(errorText('course_link_invalid'));

  await page.goto('/dashboard/courses/player/tidak-ada');
  await expect(alert).toHaveText(errorText('course_failed'));

  await changeItems(page, `/api/courses/${id}/`, { html_course_url: '' });
  await page.goto(player);
  await expect(alert).toHaveText(errorText('course_url_missing'));
});

test('refuses to frame what is not on the play origin', async ({ page, product, errorText }) => {
  await enterAs(page, await paid(product), true);
  await changeItems(page, `/api/courses/${id}/view/`, { url: `${product.url}/dashboard` });

  await page.goto(player);

  await expect(page.getByRole('alert')).toHaveText(errorText('course_link_invalid'));
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('asks for the history with the admin key where there is one @slow', async ({
  page,
  product,
}) => {
  const family = await paid(product);
  const admin = await tokenOf(product.url, family);
  await enterAs(page, family, true);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/courses/history/')) keys.push(request.headers().authorization);
  });
  await page.goto('/dashboard/courses', { waitUntil: 'networkidle' });

  await page.evaluate((key) => localStorage.setItem('adminToken', key), admin);
  await page.reload({ waitUntil: 'networkidle' });

  expect(new Set(keys)).toEqual(new Set([`Token ${family.token}`, `Token ${admin}`]));
});

test('says that the courses did not arrive and fetches them with one tap @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.route('**/api/courses/**', (route) => route.abort());
  await page.goto('/dashboard/courses');
  await expect(page.getByRole('alert').first()).toContainText(words.courses.failed);
  await expect(page.getByText(words.courses.watchedFailed)).toBeVisible();

  await page.unroute('**/api/courses/**');
  await page.getByRole('button', { name: words.shelf.tryAgain }).first().click();

  await expect(page.getByRole('article').first()).toBeVisible();
});
