import { paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { countingGuest } from '../../steps/offline/counting-guest.ts';
import { openWire } from '../../steps/offline/wire.ts';
import { publishGuest } from '../../steps/publish-guest.ts';

interface Packs {
  readonly items: Record<string, { readonly path: string; readonly files: Record<string, number> }>;
}

/** Its entry page opens with a ticket alone. */
const pageOf = async ({ url }: Product, token: string, item: string): Promise<string> => {
  const answer = await fetch(`${url}/api/packs/${item}/open/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
  });
  return String(Object(await answer.json()).url);
};

test('the number on each card is what the line carries for it, within five per cent', async ({
  product,
  page,
}) => {
  const { token } = await paid(product, 'premium');
  await publishGuest(product, countingGuest.archive());
  const { items }: Packs = await (await fetch(`${product.playUrl}/packs.json`)).json();
  await page.goto('/login');
  const shown: Record<string, number> = await page.evaluate(() => {
    const config = document.getElementById('nobi-config')?.textContent ?? '{}';
    return Object(JSON.parse(config)).packs;
  });
  const wire = openWire();
  const far: string[] = [];

  for (const [id, { path, files }] of Object.entries(items)) {
    let carried = await wire.bytesOf(await pageOf(product, token, id));
    for (const file of Object.keys(files))
      if (file !== path) carried += await wire.bytesOf(`${product.playUrl}${file}`);
    const off = (shown[id] ?? 0) / carried - 1;
    if (Math.abs(off) > 0.05)
      far.push(`${id}: ${shown[id]} of ${carried}, ${(off * 100).toFixed(1)} %`);
  }
  wire.close();

  expect(Object.keys(shown).sort()).toEqual(Object.keys(items).sort());
  expect(far).toEqual([]);
});
