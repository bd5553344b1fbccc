import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { listenTo, spokenOn } from '../../steps/voice.ts';
import { publishVoice, recordTone } from '../../steps/voice-pack.ts';

test('plays what was recorded for a line, and has the device read the others @slow', async ({
  page,
  product,
  language,
}) => {
  await enterAs(page, await paid(product), true);
  await listenTo(page);
  const clips: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/voice/clips/')) clips.push(request.url());
  });
  const player = new BridgePlayer(page, language);
  await page.goto('/play/jembatan-sepuluh/x');
  await expect(player.planks.first()).toBeVisible();
  await expect.poll(() => spokenOn(page)).toEqual([expect.stringMatching(/^device: /)]);
  const goal = (await player.bubble.textContent()) ?? '';
  expect(clips).toEqual([]);

  await publishVoice(product, [{ clip: await recordTone(page), words: goal }]);
  try {
    // On a machine that is too busy to bring a clip in time the device speaks: then once more.
    await expect(async () => {
      clips.length = 0;
      await page.reload();
      await expect(player.planks.first()).toBeVisible();
      await expect.poll(() => spokenOn(page)).toEqual(['clip to its end']);
    }).toPass();
    expect(clips).toHaveLength(1);
  } finally {
    await product.db.query('delete from voice_pack');
  }
});
