import { fromServer, tellLine } from './line.ts';
import { pictureOf } from './pictures.ts';
import { replyOf } from './replies.ts';
import {
  appPath,
  dropOtherShells,
  fileOf,
  filesAt,
  keepShell,
  ownShell,
  picturesAt,
} from './shell.ts';
import { type Way, wayOf } from './ways.rules.ts';

declare const self: ServiceWorkerGlobalScope;

const pageOf = async (request: Request): Promise<Response> => {
  const shell = await ownShell();
  const stored = (await shell.match(new URL(request.url).pathname)) ?? (await shell.match(appPath));
  return (await fromServer(request, stored !== undefined)) ?? stored ?? Response.error();
};

/** The poster is for who has a line; who has none wants to play. */
const doorOf = async (request: Request): Promise<Response> =>
  (await fromServer(request, true)) ?? Response.redirect(appPath, 302);

const answers: Record<Way, (request: Request) => Promise<Response>> = {
  file: fileOf,
  page: pageOf,
  door: doorOf,
  reply: replyOf,
  picture: ({ url }) => pictureOf(url),
};

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

// A new release waits until no page uses the one before: nothing changes during a sitting. The very first
// one answers the page that asked for it.
self.addEventListener('activate', (event) =>
  event.waitUntil(dropOtherShells().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, destination } = request;
  const url = new URL(request.url);
  const { origin } = self.location;
  const way = wayOf({ method, url, mode, destination, origin, files: filesAt, picturesAt });
  if (way) event.respondWith(answers[way](request));
});

self.addEventListener('message', (event) => {
  const { source, data } = event;
  if (data === 'line' && source instanceof Client) tellLine(source);
  for (const url of Array.isArray(data?.pictures) ? data.pictures : [])
    event.waitUntil(pictureOf(String(url)).catch(() => {}));
});
