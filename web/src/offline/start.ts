import { config } from '../config.ts';
import { seconds } from '../time.ts';
import { warmUp } from './packs/warm-up.ts';
import { hasLine } from './saved.ts';
import { freeBrowser, startWorker } from './start-worker.ts';

const rest = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** At the start of a page where something was saved: long after what the page itself needs. */
export const startOffline = async () => {
  if (Object.keys(config.packs).length === 0) return freeBrowser();
  await startWorker();
  await rest(seconds(3));
  if (!hasLine()) return;
  await warmUp();
  const { mend } = await import('./packs/packs.ts');
  await mend();
};
