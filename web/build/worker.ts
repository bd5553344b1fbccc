import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** What no page of a family needs without a line: the poster's film, signing in, samples. Nobi's answers come later. */
const online =
  /^(?:play-film|play-still|poster|common-passwords|firebase-identity|sample-player|crop-dialog|share-card|nobi-here)/;
const isOwn = (name: string) => !/\.(?:br|gz|map)$/.test(name) && !online.test(name);
const extras = ['favicon.svg', 'icon-192.png'];

/** The files of the shell, below `dist`. */
const shellFiles = async (outDir: string): Promise<string[]> => {
  const assets = (await readdir(join(outDir, 'assets'))).filter(isOwn).sort();
  return [...assets.map((name) => `assets/${name}`), ...extras];
};

const wireBytes = async (file: string) =>
  (await stat(`${file}.br`).catch(() => undefined))?.size ?? (await stat(file)).size;

/** Packs the worker with the list of this release's shell; answers the weight of both. */
export const buildWorker = async (root: string, outDir: string) => {
  const names = await shellFiles(outDir);
  const page = await readFile(join(outDir, 'app.html'));
  const release = createHash('sha256').update(names.join('\n')).update(page).digest('hex');
  const shell = { release: release.slice(0, 12), files: names.map((name) => `/${name}`) };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: JSON.stringify(shell) },
    build: {
      outDir,
      emptyOutDir: false,
      target: ['chrome111', 'firefox119', 'safari16.4'],
      lib: {
        entry: join(root, 'src/offline/worker/worker.ts'),
        formats: ['iife'],
        name: 'nobi',
        fileName: () => 'sw.js',
      },
    },
  });
  const weights = await Promise.all(names.map((name) => wireBytes(join(outDir, name))));
  return { shellBytes: weights.reduce((total, bytes) => total + bytes, page.length) };
};
