import { glob, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runInOrder } from './run.ts';

const stamp = join(root, '.cache', 'built');
const sources = [
  '{contract,client,kit,content,web,staff}/**/*',
  // What Nobi answers in a browser without a line.
  'server/{here,src/modules/chat/moderation,src/adapters/ai/embedded}/**/*',
  'package-lock.json',
];
const isSource = (path: string) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path);

const newestSource = async () => {
  let newest = 0;
  for await (const path of glob(sources, {
    cwd: root,
    exclude: (entry) => !isSource(String(entry)),
  })) {
    const { mtimeMs } = await stat(join(root, path));
    newest = Math.max(newest, mtimeMs);
  }
  return newest;
};

const isFresh = async () => {
  const built = await stat(stamp).catch(() => undefined);
  const outputs = ['web/dist/app.html', 'staff/dist/index.html', 'content/dist/catalogue.json'];
  const found = await Promise.all(
    outputs.map((path) => stat(join(root, path)).catch(() => undefined)),
  );
  return (
    built !== undefined && !found.includes(undefined) && (await newestSource()) < built.mtimeMs
  );
};

/** Builds what the browser gets: content first, then the web. `--if-needed` skips a fresh build. */
const build = async () => {
  if (process.argv.includes('--if-needed') && (await isFresh())) return;
  await runInOrder([
    { name: 'content', command: ['node', 'build.ts'], folder: join(root, 'content') },
    { name: 'web', command: ['node', 'build.ts'], folder: join(root, 'web') },
    { name: 'staff', command: ['node', 'build.ts'], folder: join(root, 'staff') },
  ]);
  await writeFile(stamp, '');
};

await build();
