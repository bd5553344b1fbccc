import type { Bundle } from '@nobi/kit/offline';
import { filesCache } from '../files.ts';
import { sha256Of } from '../page.ts';
import { pageOf } from './page.ts';

/** Written into this page by the server: what goes before each guest. */
const guardOf = (): string =>
  JSON.parse(document.getElementById('nobi-guard')?.textContent ?? '""');

const { pathname, searchParams } = new URL(location.href);

/**
 * What was saved, if it is still what the server said when it was: the app knows its hash, on an origin that no content
 * can write to. Anything else is thrown away, and its card says that it is missing.
 */
const readBundle = async (): Promise<Bundle | undefined> => {
  const cache = await caches.open(filesCache);
  const text = await (await cache.match(pathname))?.text();
  if (text === undefined) return undefined;
  if ((await sha256Of(text)) === searchParams.get('saved')) return JSON.parse(text);
  await cache.delete(pathname);
  return undefined;
};

/** The host sees a second document in its frame, and ends: nothing here goes on. */
const giveUp = () => location.reload();

/** Hands on what the app said at first, with its port; from then on the two speak without us. */
const open = (page: string, { data, ports }: MessageEvent) => {
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.allow = 'autoplay *; fullscreen *';
  frame.referrerPolicy = 'no-referrer';
  frame.srcdoc = page;
  let isHere = false;
  frame.addEventListener('load', () => {
    if (isHere) return giveUp();
    isHere = true;
    frame.contentWindow?.postMessage(data, '*', [...ports]);
  });
  document.body.append(frame);
  addEventListener('focus', () => frame.focus());
};

const page = readBundle().then((bundle) => bundle && pageOf(bundle, location.href, guardOf()));

const hear = async (event: MessageEvent) => {
  // Only the app can be around this page (frame-ancestors); the guest in it is not heard.
  if (event.source !== parent || event.ports.length !== 1) return;
  removeEventListener('message', hear);
  const text = await page.catch(() => undefined);
  if (text === undefined) giveUp();
  else open(text, event);
};
addEventListener('message', hear);
