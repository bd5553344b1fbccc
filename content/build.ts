/**
 * Builds every piece of content into `dist/`: one entry page per folder, shared hashed assets, and
 * the catalogue that the server reads. Run `node content/build.ts`, with `--watch` to keep going.
 * `--only games/my-game --into <folder>` builds one item apart, to see its weight while it grows.
 */
import { existsSync, watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compressAll } from '@nobi/kit/build';
import { catalogueFile } from '@nobi/kit/manifest';
import { breaches, filesBehind, weigh } from './build/budget.ts';
import { bundle } from './build/bundle.ts';
import { publishAnswers } from './build/courses.ts';
import { findItems } from './build/items.ts';
import { publishLessons } from './build/lessons-file.ts';
import { publishLines } from './build/lines/lines-file.ts';
import { publishOffline } from './build/offline.ts';
import { publishPacks } from './build/packs.ts';
import { sampleFaults } from './build/samples.ts';
import { publishSkills } from './build/skills-file.ts';
import { publishThumbnail } from './build/thumbnail.ts';

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean' },
    only: { type: 'string' },
    into: { type: 'string', default: join(import.meta.dirname, 'dist') },
  },
});
const root = import.meta.dirname;
const dist = resolve(values.into);

const build = async (): Promise<void> => {
  const found = await findItems(root);
  const items = found.filter(({ path }) => values.only === undefined || path === values.only);
  const output = await bundle({ root, dist, items });
  const built = [];
  const broken: string[] = [];
  for (const item of items) {
    const weight = weigh(output, item.entry);
    broken.push(...breaches(item.manifest.id, weight));
    built.push({
      ...item.manifest,
      path: `/${item.path}/`,
      thumbnail: await publishThumbnail(item, dist),
      build: output.builds.get(item.path),
      bytes: weight.own + weight.kit + weight.vendor + weight.art,
    });
    console.log(`${item.manifest.id}: ${JSON.stringify(weight)} bytes, compressed`);
  }
  if (values.only === undefined) {
    const faults = sampleFaults(items.map(({ manifest }) => manifest));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
  if (broken.length > 0) throw new Error(`Budget broken:\n${broken.join('\n')}`);
  await publishAnswers(items, dist);
  await publishLessons({ root, dist, items });
  await publishSkills(dist);
  await publishLines(items, dist);
  await compressAll(join(dist, 'assets'));
  await publishPacks(dist, items, ({ path, entry }) => ({
    build: output.builds.get(path) ?? '',
    files: filesBehind(output, entry),
  }));
  await publishOffline(root, dist);
  const catalogue = catalogueFile.parse({ v: 1, items: built.sort((a, b) => a.order - b.order) });
  await writeFile(join(dist, 'catalogue.json'), `${JSON.stringify(catalogue, null, 1)}\n`);
};

const watchAndBuild = (): void => {
  let timer: NodeJS.Timeout | undefined;
  const again = (_: string, file: string | null): void => {
    if (file?.startsWith('dist')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      build().catch((error: unknown) => console.error(error));
    }, 150);
  };
  watch(root, { recursive: true }, again);
  watch(join(root, '../kit/src'), { recursive: true }, again);
};

// Watching begins from what is built: emptying it at once would take it from a server that starts.
if (!values.watch || !existsSync(join(dist, 'catalogue.json'))) await build();
if (values.watch) watchAndBuild();
