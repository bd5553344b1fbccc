import { contentPolicy } from '../../items/play-origin.ts';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

test('serves content under the very policy that the items are tested under', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  const entry = page.waitForResponse((response) => response.url().startsWith(product.playUrl));
  await page.goto('/dashboard/creativity/studio-gambar');

  const { 'content-security-policy': policy } = (await entry).headers();

  expect(policy).toBe(contentPolicy(product.url));
});
