import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { compressAll } from '@nobi/kit/build';
import { build, type Manifest } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = `${root}dist`;

/** All scripts before anybody is signed in, in bytes over the line. */
const limit = 150_000;
const signInPage = 'src/sign-in/sign-in-page.tsx';

/** A chunk and every chunk that it needs before it can run. */
const chunksOf = (manifest: Manifest, key: string): string[] => {
  const { file = '', imports = [] } = manifest[key] ?? {};
  return [file, ...imports.flatMap((next) => chunksOf(manifest, next))];
};

const weighSignIn = async (manifest: Manifest) => {
  if (!manifest[signInPage]) throw new Error(`${signInPage} is no chunk of its own`);
  const files = new Set(['index.html', signInPage].flatMap((key) => chunksOf(manifest, key)));
  const scripts = await Promise.all([...files].map((file) => readFile(join(outDir, file))));
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
};

await build({
  root,
  configFile: `${root}vite.config.ts`,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true, manifest: true },
});
const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
await rm(join(outDir, '.vite'), { recursive: true });
await compressAll(outDir);

const weight = await weighSignIn(manifest);
if (weight > limit) {
  console.error(`the sign-in of the console: ${weight} of ${limit} bytes of scripts`);
  process.exitCode = 1;
}
