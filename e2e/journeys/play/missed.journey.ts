import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { stages } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { sweep } from '../../steps/sweep.ts';

const locales = [
  ['id-ID', {}],
  ['en-US', sweep],
] as const;

for (const [locale, kind] of locales)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      'from a missed task one tap opens Nobi: a question, a hint, a smaller step, and the game goes on @both @slow',
      kind,
      async ({ page, product, language, words }) => {
        const { missed } = words;
        await enterAs(page, await paid(product), true);
        await page.goto(stages.game);
        const player = new BridgePlayer(page, language);
        await expect(player.planks.first()).toBeVisible();
        const offer = page.getByRole('button', { name: missed.offer });
        await expect(offer).toHaveCount(0);
        // Not every plank is a miss: a right one brings the next bridge.
        await expect(async () => {
          const [length = 0] = await player.tray();
          await player.lay(length);
          await expect(offer).toBeVisible({ timeout: 5000 });
        }).toPass();

        await offer.click();

        const sheet = page.getByRole('dialog', { name: missed.title });
        const line = sheet.getByRole('status');
        const lines = [await line.textContent()];
        for (const _rung of ['hint', 'smaller step']) {
          await sheet.getByRole('button', { name: missed.more }).click();
          lines.push(await line.textContent());
        }
        expect(new Set(lines).size).toBe(3);
        expect(lines[0]).toMatch(/\?$/);
        expect(lines.join(' ')).not.toMatch(/\d/);
        await expect(sheet.getByRole('button', { name: missed.more })).toHaveCount(0);
        await sheet.getByRole('button', { name: missed.otherWay }).click();
        const otherQuestion = await line.textContent();
        expect(lines).not.toContain(otherQuestion);
        for (const _rung of ['hint', 'smaller step'])
          await sheet.getByRole('button', { name: missed.more }).click();
        await expect(sheet.getByRole('button', { name: missed.otherWay })).toHaveCount(0);
        for (const button of await sheet.getByRole('button').all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(64);
        await sheet.getByRole('button', { name: missed.back }).click();

        await expect(sheet).toHaveCount(0);
        await expect(page.getByRole('button', { name: words.stage.resume })).toHaveCount(0);

        await offer.click();
        await expect(line).toHaveText(otherQuestion ?? '');
        await sheet.getByRole('button', { name: missed.back }).click();
        await player.lay((await player.tray()).at(-1) ?? 0);
      },
    );
  });
