import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

const pictures = /\/api\/media\/pictures\//;
/** Beside the name on a desk, at the profile's own place on a phone. */
const face = (page: Page) => page.locator('header img[src*="/api/media/pictures/"]:visible');

test('shows the picture of a family in the bar as soon as it is saved @both @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/profile');
  await page.getByTitle(words.profile.animals.tiger).click();
  await expect(page.getByText(words.profile.pending)).toBeVisible();
  await expect(face(page)).toHaveCount(0);
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) paths.push(new URL(request.url()).pathname);
  });

  await page.locator('button[type=submit]').first().click();

  await expect(face(page)).toBeVisible();
  const calls = paths.filter((path) => !pictures.test(path));
  expect(calls, 'nothing is asked beside the save').toEqual(['/api/dashboard/profile/']);
  await page.goto('/dashboard/games');
  await expect(face(page)).toBeVisible();
});

test('puts the first letter or the smile back where the picture does not arrive @both @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.route('**/api/payment/my-status/', async (route) => {
    const answer = await route.fetch();
    const status = {
      ...Object(await answer.json()),
      profile_picture: '/api/media/pictures/x/?ticket=1',
    };
    await route.fulfill({ response: answer, json: status });
  });
  await page.goto('/dashboard/games');
  await expect(page.getByRole('article').first()).toBeVisible();

  await expect(page.locator('header img[src*="/api/media/pictures/"]')).toHaveCount(0);
  const place = page.getByRole('link', { name: words.dashboard.profile });
  await expect(place.locator('svg')).toBeVisible();
});
