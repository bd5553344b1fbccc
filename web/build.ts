import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressAll } from '@nobi/kit/build';
import { build, type InlineConfig, type Manifest } from 'vite';
import { measureBudgets } from './build/budgets.ts';
import { buildReadyPages } from './build/ready-pages.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const outDir = join(root, 'dist');
const cache = join(root, '../.cache/ready-pages');
const config: InlineConfig = {
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
};

/** The applications of React: the child's, and the staff's once there is one. */
const applications = ['app.html', 'staff.html'].filter((file) => existsSync(join(root, file)));

await build({
  ...config,
  build: { outDir, emptyOutDir: true, manifest: true, rolldownOptions: { input: applications } },
});
await buildReadyPages(config, outDir, cache);

const manifestFile = join(outDir, '.vite/manifest.json');
const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
await rm(join(outDir, '.vite'), { recursive: true });
await compressAll(outDir);

const budgets = await measureBudgets(outDir, manifest);
await writeFile(join(outDir, 'budgets.json'), `${JSON.stringify(budgets, null, 2)}\n`);
const broken = budgets.filter(({ bytes, limit }) => bytes > limit);
for (const { name, bytes, limit } of [...budgets.slice(0, 2), ...broken])
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB`);
if (broken.length) process.exitCode = 1;
