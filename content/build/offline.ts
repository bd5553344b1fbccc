/** Packs what keeps items in a browser (content/offline): one classic script each, under a fixed name. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const scripts = {
  'sw.js': 'worker/worker.ts',
  'keeper.js': 'keeper.ts',
  'guest.js': 'guest/guest.ts',
} as const;

/** It says nothing and shows nothing: the app opens it in a frame that nobody sees. */
const keeperPage =
  '<!doctype html><meta charset="utf-8"><title>Nobi</title><script src="/offline/keeper.js"></script>\n';

/** Its script stands in it: the policy, which the guest in it has as well, lets it load nothing. The server puts the guard. */
const guestPage = (script: string) => `<!doctype html><meta charset="utf-8"><title>Nobi</title>
<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; overflow: hidden }</style>
<body><script type="application/json" id="nobi-guard">"guard"</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
`;

export const publishOffline = async (root: string, dist: string): Promise<void> => {
  const outDir = join(dist, 'offline');
  for (const [name, source] of Object.entries(scripts))
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: false,
        target: 'es2022',
        lib: {
          entry: join(root, 'offline', source),
          formats: ['iife'],
          name: 'nobi',
          fileName: () => name,
        },
      },
    });
  await writeFile(join(outDir, 'index.html'), keeperPage);
  const script = join(outDir, 'guest.js');
  await writeFile(join(outDir, 'guest.html'), guestPage(await readFile(script, 'utf8')));
  await rm(script);
};
