import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAll } from '@nobi/kit/build';
import { build, type Plugin } from 'vite';

/** Where the server reads a file, a browser is handed the bytes. */
const weightsHere = (folder: string): Plugin => ({
  name: 'nobi-weights-here',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './weights.ts' && importer?.endsWith('/classifier/classify.rules.ts')
      ? join(folder, 'weights.ts')
      : undefined,
});

const wireBytes = async (file: string) => (await stat(`${file}.br`)).size;

/** Packs what Nobi answers without a line, from the server's own rules; answers where its pieces lie. */
export const buildNobiHere = async (root: string, outDir: string) => {
  const folder = join(root, '../server/here');
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [weightsHere(folder)],
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome111', 'firefox119', 'safari16.4'],
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(folder, 'browser.ts'),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: 'assets/nobi-here-[hash:7].js',
          assetFileNames: 'assets/nobi-here-[name]-[hash:7][extname]',
        },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const pathOf = (type: string) => outputs.find((each) => each.type === type)?.fileName;
  const [script, weights] = [pathOf('chunk'), pathOf('asset')];
  if (!script || !weights || outputs.length > 2)
    throw new Error('Nobi without a line is a script and its weights');
  await compressAll(outDir);
  const bytes = (await wireBytes(join(outDir, script))) + (await wireBytes(join(outDir, weights)));
  return { script: `/${script}`, weights: `/${weights}`, bytes };
};
