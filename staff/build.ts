import { fileURLToPath } from 'node:url';
import { compressAll } from '@nobi/kit/build';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = `${root}dist`;

await build({
  root,
  configFile: `${root}vite.config.ts`,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
});
await compressAll(outDir);
