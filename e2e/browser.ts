import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import chromium, { inflate } from '@sparticuz/chromium';

/** No sandbox: CI runs as root. Nothing of the browser's own may speak to the outside. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const installed = ['chromium', 'chromium-browser', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find((path) => existsSync(path));

/** The browser from npm: without its own arguments, which switch web security off. */
const unpacked = async (): Promise<LaunchOptions> => {
  const packed = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../bin',
  );
  // Bare machines have no NSS; it comes along in this archive.
  const libraries = await inflate(join(packed, 'al2023.tar.br'));
  const executablePath = await chromium.executablePath();
  const path = [join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { executablePath, args, env: { ...process.env, LD_LIBRARY_PATH: path } };
};

/** The system's Chromium if there is one, else the one that `npm ci` brought. */
export const findBrowser = async (): Promise<LaunchOptions> =>
  installed ? { executablePath: installed, args } : await unpacked();
