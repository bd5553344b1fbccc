import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { listenTo, spokenOn } from '../../steps/voice.ts';

/** Half a second of a tone, as a browser records it: Opus in WebM. */
const recordTone = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(async () => {
    const context = new AudioContext();
    const [tone, into] = [context.createOscillator(), context.createMediaStreamDestination()];
    tone.connect(into);
    tone.start();
    const recorder = new MediaRecorder(into.stream, {
      mimeType: 'audio/webm;codecs=opus',
      audioBitsPerSecond: 24_000,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    tone.onended = () => recorder.stop();
    tone.stop(context.currentTime + 0.5);
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return Buffer.from(base64, 'base64');
};

/** As an operator does: a folder with the clip and its line. */
const publish = async (product: Product, { clip, words }: { clip: Buffer; words: string }) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-voice-'));
  await writeFile(join(folder, 'line.webm'), clip);
  await writeFile(join(folder, 'lines.tsv'), `id\tline.webm\t${words}\n`);
  await product.run('backup/voice/voice-publish-command.ts', '--from', folder);
  await rm(folder, { recursive: true });
};

test('plays what was recorded for a line, and has the device read the others', async ({
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

  await publish(product, { clip: await recordTone(page), words: goal });
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
