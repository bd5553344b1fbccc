import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isLoopback, type Output, origin, port } from './shapes.ts';

const distOf = (room: 'web' | 'staff' | 'content') =>
  join(import.meta.dirname, '..', '..', '..', room, 'dist');

/** Where the product listens, what it is called outside, and where its folders are. */
export const whereFields = {
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(port, 3000),
  PLAY_PORT: z.optional(port),
  PUBLIC_URL: z.optional(origin),
  PLAY_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), './data'),
  /** Advanced: built files from elsewhere than this checkout. */
  WEB_DIST: z._default(z.string(), distOf('web')),
  STAFF_DIST: z._default(z.string(), distOf('staff')),
  CONTENT_DIST: z._default(z.string(), distOf('content')),
  TRUST_PROXY: z._default(z.string(), ''),
};

export const readWhere = (given: Output<typeof whereFields>) => {
  const playPort = given.PLAY_PORT ?? given.PORT + 1;
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  const publicHost = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '');
  return {
    host: given.HOST,
    port: given.PORT,
    playPort,
    publicUrl,
    playUrl: given.PLAY_URL ?? `http://localhost:${playPort}`,
    dataFolder: resolve(given.DATA_DIR),
    webFolder: resolve(given.WEB_DIST),
    staffFolder: resolve(given.STAFF_DIST),
    contentFolder: resolve(given.CONTENT_DIST),
    trustedProxies: given.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    isOnLoopback: isLoopback(given.HOST),
    /** Somebody outside this machine may reach it: stand-ins that give things away must not run. */
    isBeyondLoopback: !isLoopback(given.HOST) || !isLoopback(publicHost),
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
  return [
    ...problems,
    ...where.trustedProxies
      .filter((proxy) => !isProxy(proxy))
      .map((proxy) => `TRUST_PROXY: ${proxy} is no address such as 10.0.0.7 or 10.0.0.0/8.`),
  ];
};
