import { config } from '../config.ts';
import { seconds } from '../time.ts';
import { freeBrowser } from './free-browser.ts';
import { startOutbox } from './outbox/flushing.ts';
import { knowSaved } from './packs/know-saved.ts';
import { warmUp } from './packs/warm-up.ts';
import { hasLine } from './saved.ts';
import { startWorker } from './start-worker.ts';
import { sayStates } from './states/say.ts';

const rest = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** At the start of a page where something was saved: long after what the page itself needs. */
export const startOffline = async () => {
  if (Object.keys(config.packs).length === 0) return freeBrowser();
  knowSaved();
  // Beside whatever the page is at: what waits is sent, and the lease renewed.
  startOutbox().catch(() => {});
  await sayStates().catch(() => {});
  await startWorker();
  await rest(seconds(3));
  const { look, mend } = await import('./packs/packs.ts');
  // A browser that was killed may have lost what this page last noted; what is saved is found again without a line.
  if (!hasLine()) return look();
  await warmUp();
  await mend();
};
