import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAll } from '@nobi/kit/build';
import { build, type InlineConfig, type Manifest } from 'vite';
import { measureBudgets } from './build/budgets.ts';
import { buildNobiHere } from './build/nobi-here.ts';
import { buildReadyPages } from './build/ready-pages.ts';
import { buildWorker } from './build/worker.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(root, 'dist');
const cache = join(root, '../.cache/ready-pages');
const config: InlineConfig = {
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
};

const manifestFile = join(outDir, '.vite/manifest.json');

/** What plays without a line is for few families, what reads aloud for few pages: no other fetches it. */
const ofFew =
  /[\\/]src[\\/](?:outbox|playtime|support|rating|voice|offline[\\/](?!saved|lazy))|ui[\\/]passing-notice/;
const isShared = (id: string) => /[\\/]src[\\/]|phosphor/.test(id) && !ofFew.test(id);

/** An application of React, with everything that its entry needs at once in one script. */
const buildApplication = async (
  page: string,
  define: Record<string, string>,
): Promise<Manifest> => {
  await build({
    ...config,
    define,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: join(root, page),
        output: {
          // Each name stands in the lists of what a page needs: one letter less, and as unlikely to meet.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial'], priority: 2 },
              // Asked for with every page, and small: one request.
              {
                name: 'who-plays',
                test: /who-plays[\\/](?:arrive|faces|keeping[\\/](?:alone|later|needed|settled))|children[\\/](?:who-plays|child-values)/,
                priority: 1.5,
              },
              // What every player asks of reading aloud; the rest comes with the first line.
              {
                name: 'voice',
                test: /web[\\/]src[\\/]voice[\\/](?:voice|is-voiceless)\./,
                priority: 1.5,
              },
              { name: 'logo', test: /src[\\/]ui[\\/]logo/, priority: 1.7 },
              // What the pages of adults have around them: no child's page fetches it.
              {
                name: 'adult-page',
                test: /src[\\/]ui[\\/](?:adult-page|footer)/,
                priority: 1.5,
              },
              // What every page has, apart from the calls of any.
              { name: 'call', test: /contract[\\/]src[\\/]call[\\/]/, priority: 1.6 },
              // What paying asks for: no child's page fetches it.
              { name: 'payments', test: /contract[\\/]src[\\/]payments[\\/]/, priority: 1.5 },
              // Many small scripts compress badly and each costs a request: what five pages share is one.
              { name: 'shared', test: isShared, minShareCount: 5, priority: 1 },
            ],
          },
        },
      },
    },
  });
  return JSON.parse(await readFile(manifestFile, 'utf8'));
};

const nobiDir = join(root, '../.cache/nobi-here');
const nobiPieces = await buildNobiHere(root, nobiDir);
const manifests = [await buildApplication('app.html', { NOBI_HERE: JSON.stringify(nobiPieces) })];
await cp(nobiDir, outDir, { recursive: true });
await buildReadyPages(config, outDir, cache);

await rm(join(outDir, '.vite'), { recursive: true });
await compressAll(outDir);
const { shellBytes } = await buildWorker(root, outDir);

const budgets = await measureBudgets(outDir, { manifests, shellBytes });
await writeFile(join(outDir, 'budgets.json'), `${JSON.stringify(budgets, null, 2)}\n`);
const broken = budgets.filter(({ bytes, limit }) => bytes > limit);
for (const { name, bytes, limit } of [...budgets.slice(0, 2), ...broken])
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB`);
if (broken.length) process.exitCode = 1;
