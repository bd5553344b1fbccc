import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const isText = (name: string) => /\.(?:html|js|css|json|webmanifest)$/.test(name);
const isTwin = (name: string) => /\.(?:br|gz|map)$/.test(name);

const renamed = (name: string) => name.replace(/(\.\w+)$/, '-next$1');

/** A build in which every hashed file has another name, and nothing of the one before is left. */
const nextOf = async (workspace: string, folder: string): Promise<string> => {
  const dist = join(folder, workspace);
  await cp(join(root, workspace, 'dist'), dist, { recursive: true });
  const assets = (await readdir(join(dist, 'assets'))).filter((name) => !isTwin(name));
  const names = new Map(assets.map((name) => [name, renamed(name)]));
  const any = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const from = join(entry.parentPath, entry.name);
    if (isTwin(entry.name)) {
      await rm(from);
      continue;
    }
    const to = join(entry.parentPath, names.get(entry.name) ?? entry.name);
    const bytes = await readFile(from);
    if (to !== from) await rm(from);
    const text = isText(entry.name)
      ? bytes.toString('utf8').replace(any, (name) => names.get(name) ?? name)
      : bytes;
    await writeFile(to, text);
  }
  return dist;
};

/** Another release of the product, laid beside the one that was built: its settings, and how to take it away. */
export const nextRelease = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-next-'));
  const web = await nextOf('web', folder);
  const content = await nextOf('content', folder);
  const worker = join(web, 'sw.js');
  const script = await readFile(worker, 'utf8');
  await writeFile(worker, script.replaceAll(/(release:\s*["'`])[0-9a-f]/g, '$1n'));
  const packs = join(content, 'packs.json');
  const list = await readFile(packs, 'utf8');
  await writeFile(packs, list.replace(/("build":")[0-9a-f]/g, '$1n'));
  return {
    settings: { WEB_DIST: web, CONTENT_DIST: content },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
