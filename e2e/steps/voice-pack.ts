import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Product } from '../product/product.ts';

/** A tone of so many seconds, as a browser records it: Opus in WebM. */
export const recordTone = async (page: Page, seconds = 0.5): Promise<Buffer> => {
  const base64 = await page.evaluate(async (length) => {
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
    tone.stop(context.currentTime + length);
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  }, seconds);
  return Buffer.from(base64, 'base64');
};

interface Recorded {
  readonly clip: Buffer;
  readonly words: string;
}

/** As an operator does: a folder with the clips and their lines, in Indonesian. */
export const publishVoice = async (product: Product, recorded: readonly Recorded[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-voice-'));
  for (const [at, { clip }] of recorded.entries())
    await writeFile(join(folder, `${at}.webm`), clip);
  const rows = recorded.map(({ words }, at) => `id\t${at}.webm\t${words}\n`);
  await writeFile(join(folder, 'lines.tsv'), rows.join(''));
  await product.run('backup/voice/voice-publish-command.ts', '--from', folder);
  await rm(folder, { recursive: true });
};
