/**
 * Lays the folder of a new game, course or tool: `npm run new-game kebun-angka`. What it lays is a
 * whole small item that builds, plays and keeps every rule; change it until it is yours.
 */
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';

const shelves = { game: 'games', course: 'courses', tool: 'tools' } as const;
type Kind = keyof typeof shelves;

const isKind = (text: string | undefined): text is Kind => text !== undefined && text in shelves;

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** Why there can be no such item, or nothing. */
const obstacle = (content: string, id: string | undefined): string | undefined => {
  if (id === undefined || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 48)
    return `An id is small letters and numbers with hyphens, such as kebun-angka; got "${id ?? ''}".`;
  const taken = Object.values(shelves).find((shelf) => existsSync(join(content, shelf, id)));
  return taken && `There is a folder content/${taken}/${id} already; choose another id.`;
};

/** Copies the starter and puts the new names in; answers the folder. */
export const layItem = async (content: string, kind: Kind, id: string): Promise<string> => {
  const why = obstacle(content, id);
  if (why) throw new Error(why);
  const folder = join(content, shelves[kind], id);
  await cp(join(root, 'content/starter', kind), folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('item-id', id).replaceAll('Item Title', titleOf(id)));
  }
  return folder;
};

if (import.meta.main) {
  const [kind, id] = process.argv.slice(2);
  const why = isKind(kind)
    ? obstacle(join(root, 'content'), id)
    : 'Say what it is to be: game, course or tool, and its id.';
  if (why !== undefined || !isKind(kind) || id === undefined) {
    console.error(why);
    process.exit(1);
  }
  await layItem(join(root, 'content'), kind, id);
  const path = `${shelves[kind]}/${id}`;
  console.log(
    `content/${path} is there. Look: npx vite content, then /dev/host.html?item=${path}\n` +
      `Hold it to the rules: cd e2e && ITEM=${path} npx playwright test --project=items`,
  );
}
