import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { findNginx, freePort, type Nginx, startNginx } from './nginx.ts';
import { newPhone, type Phone } from './phone.ts';
import { type Product, startProduct } from './product.ts';

const example = join(import.meta.dirname, '..', '..', 'deploy', 'cdn-nginx.conf');

interface Ports {
  readonly app: number;
  readonly play: number;
  readonly cdn: number;
}

/** A cache of which nobody thought much: it keeps whatever an answer lets it keep. */
const naiveSite = (port: number, upstream: string) => `
upstream at_${port} { server ${upstream}; keepalive 16; keepalive_timeout 4s; }
server {
  listen 127.0.0.1:${port};
  client_max_body_size 32m;
  location / {
    proxy_pass http://at_${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_cache naive;
    proxy_cache_key $http_host$request_uri;
  }
}`;

/** The operator's own example; only names, ports and certificates are others. */
const cdnSite = async (port: number, upstream: string, caches: string) =>
  (await readFile(example, 'utf8'))
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/^ *proxy_ssl_.*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('https://play.nobi.example', `http://${upstream}`)
    .replace('/var/cache/nginx/nobi', join(caches, 'cdn'));

export interface Behind {
  /** Reached through the naive cache. */
  readonly product: Product;
  readonly cdn: string;
  readonly ports: Ports;
  readonly nginx: Nginx;
}

const startBehind = async (program: string): Promise<Behind> => {
  const ports = { app: await freePort(), play: await freePort(), cdn: await freePort() };
  const url = `http://localhost:${ports.app}`;
  const playUrl = `http://localhost:${ports.play}`;
  const cdn = `http://127.0.0.1:${ports.cdn}`;
  const product = await startProduct({
    PUBLIC_URL: url,
    PLAY_URL: playUrl,
    ASSET_URL: cdn,
    ALLOW_SANDBOX_PAYMENTS: '1',
  });
  const [app, play] = [new URL(product.url).host, new URL(product.playUrl).host];
  const site = await cdnSite(ports.cdn, play, '%caches%');
  const nginx = await startNginx(program, ports.cdn, (caches) =>
    [
      `proxy_cache_path ${join(caches, 'naive')} keys_zone=naive:10m;`,
      naiveSite(ports.app, app),
      naiveSite(ports.play, play),
      site.replace('%caches%', caches),
    ].join('\n'),
  ).catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  return { product: { ...product, url, playUrl }, cdn, ports, nginx };
};

/** A product whose every answer goes through a cache, its hashed files through a CDN, and a phone. */
export const test = base.extend<{ behind: Behind; device: Phone }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
  behind: async ({}, use) => {
    const program = await findNginx();
    test.skip(program === undefined, 'nginx is not installed: no cache can stand in front.');
    const behind = await startBehind(String(program));
    await use(behind);
    await behind.nginx.stop();
    await behind.product.stop();
  },
  device: async ({ behind }, use) => {
    const device = await newPhone({ baseURL: behind.product.url });
    await use(device);
    await device.lose();
  },
});

export { expect } from '@playwright/test';
