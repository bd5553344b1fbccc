import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isSameSite } from './same-site.rules.ts';
import { isLoopback, type Output, origin, port } from './shapes.ts';

const distOf = (workspace: 'web' | 'staff' | 'content') =>
  join(import.meta.dirname, '..', '..', '..', workspace, 'dist');

/** Where the product listens, what it is called outside, and where its folders are. */
export const whereFields = {
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(port, 3000),
  PLAY_PORT: z.optional(port),
  PUBLIC_URL: z.optional(origin),
  PLAY_URL: z.optional(origin),
  /** A CDN that fetches from the play origin: hashed files are named there. */
  ASSET_URL: z.optional(origin),
  /** Whether families may save items for playing without a line; `off` frees every browser at its next start. */
  OFFLINE: z._default(z.enum(['on', 'off']), 'on'),
  /** Whether staff may make drafts of books from EPUB files. */
  EPUB_IMPORT: z._default(z.enum(['on', 'off']), 'off'),
  DATA_DIR: z._default(z.string(), './data'),
  /** Advanced: built files from elsewhere than this checkout. */
  WEB_DIST: z._default(z.string(), distOf('web')),
  STAFF_DIST: z._default(z.string(), distOf('staff')),
  CONTENT_DIST: z._default(z.string(), distOf('content')),
  TRUST_PROXY: z._default(z.string(), ''),
};

export const readWhere = (environment: Output<typeof whereFields>) => {
  const playPort = environment.PLAY_PORT ?? environment.PORT + 1;
  const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`;
  const playUrl = environment.PLAY_URL ?? `http://localhost:${playPort}`;
  const publicHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return {
    host: environment.HOST,
    port: environment.PORT,
    playPort,
    publicUrl,
    playUrl,
    assetUrl: environment.ASSET_URL,
    offline: isSameSite(publicUrl, playUrl) ? environment.OFFLINE : ('other-site' as const),
    importsEpub: environment.EPUB_IMPORT === 'on',
    dataFolder: resolve(environment.DATA_DIR),
    webFolder: resolve(environment.WEB_DIST),
    staffFolder: resolve(environment.STAFF_DIST),
    contentFolder: resolve(environment.CONTENT_DIST),
    trustedProxies: environment.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    isOnLoopback: isLoopback(environment.HOST),
    /** People reach it by a name of the outside world: this is a product, not a trial. */
    isPublic: !isLoopback(publicHost),
    /** Somebody outside this machine may reach it: stand-ins that give things away must not run. */
    isBeyondLoopback: !isLoopback(environment.HOST) || !isLoopback(publicHost),
  };
};

const isProxy = (text: string) => {
  const [address = '', bits] = text.split('/', 2);
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

export const whereProblems = (where: ReturnType<typeof readWhere>): string[] => {
  const problems: string[] = [];
  if (where.playPort > 65_535 || where.playPort === where.port)
    problems.push('PLAY_PORT must be another port than PORT, at most 65535.');
  else if (where.playUrl === where.publicUrl)
    problems.push(
      'PLAY_URL must be another origin than PUBLIC_URL: games run there, apart from accounts.',
    );
  if (where.assetUrl === where.publicUrl || where.assetUrl === where.playUrl)
    problems.push(
      'ASSET_URL must be an origin of its own: that of a CDN which fetches from PLAY_URL.',
    );
  return [
    ...problems,
    ...where.trustedProxies
      .filter((proxy) => !isProxy(proxy))
      .map((proxy) => `TRUST_PROXY: ${proxy} is no address such as 10.0.0.7 or 10.0.0.0/8.`),
  ];
};
