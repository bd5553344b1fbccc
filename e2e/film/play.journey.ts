import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../product/journey.ts';
import { BridgePlayer } from '../steps/play/player.ts';

const folderOf = (language: string) => join(import.meta.dirname, '../../.cache/film', language);

test('two bridges of a game that anybody may try', async ({ page, language, words }) => {
  const folder = folderOf(language);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await page.goto('/');
  await page.getByRole('button', { name: words.welcome.samples.ages['4-6'] }).click();
  const player = new BridgePlayer(page, language);
  await expect(player.planks.first()).toBeVisible();

  const frames: Promise<void>[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    const name = `${Math.round(timestamp * 1000)}.jpg`;
    frames.push(writeFile(join(folder, name), Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
  await player.play(2);
  await session.send('Page.stopScreencast');
  await Promise.all(frames);

  expect(frames.length).toBeGreaterThan(30);
});
