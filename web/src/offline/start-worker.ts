import { mindLeaving } from './leave/mind-leaving.ts';
import { noLine } from './saved.ts';

const hearLine = ({ data }: MessageEvent) => {
  const line: unknown = Object(data).line;
  if (typeof line !== 'boolean' || line === !document.documentElement.hasAttribute(noLine)) return;
  document.documentElement.toggleAttribute(noLine, !line);
  // Whoever waits for the line hears it as the browser itself would have said it.
  dispatchEvent(new Event(line ? 'online' : 'offline'));
};

/** Until the first worker of this browser has its shell; a newer one waits for its turn by itself. */
const firstIsReady = ({ installing, active }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve, reject) => {
    if (active || !installing) return resolve();
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new TypeError('The shell did not come'));
    });
  });

let isHearing = false;

/** Registers the app's worker, or makes sure of it; without one nothing opens on the bus. */
export const startWorker = async () => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!isHearing) serviceWorker.addEventListener('message', hearLine);
  isHearing = true;
  mindLeaving();
  await firstIsReady(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  serviceWorker.controller?.postMessage('line');
};
