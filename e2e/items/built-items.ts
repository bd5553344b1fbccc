/** Finds every item by its folder: a new one is held to the rules without an edit here. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CatalogueItem, catalogueFile } from '../../kit/src/manifest/catalogue.ts';
import { answersFile } from '../../kit/src/manifest/course.ts';
import type { Robot } from '../../kit/src/robot/robot.ts';

const content = join(import.meta.dirname, '../../content');
const { ITEM, ITEMS, DIST } = process.env;

/** Where the built content lies; one item that is built apart lies in a folder of its own. */
export const dist =
  DIST ?? (ITEM ? join(import.meta.dirname, '../../.cache/items', ITEM) : join(content, 'dist'));

/** Such as `games/jembatan-sepuluh`. */
export const itemPaths: readonly string[] = ['games', 'courses', 'tools']
  .flatMap((shelf) =>
    existsSync(join(content, shelf))
      ? readdirSync(join(content, shelf))
          .filter((name) => existsSync(join(content, shelf, name, 'manifest.ts')))
          .map((name) => `${shelf}/${name}`)
      : [],
  )
  .filter((path) => !ITEM || path === ITEM)
  // The gate visits those that changed (scripts/changed-items.ts).
  .filter((path) => !ITEMS || ITEMS.split(',').includes(path));

const readBuilt = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(dist, name), 'utf8'));

/** What the server knows: the answer to one of a course's questions. */
export const answerTo = async (path: string, lesson: string, question: string) => {
  const { courses } = answersFile.parse(await readBuilt('answers.json'));
  return courses[path.split('/').at(-1) ?? '']?.[lesson]?.[question]?.answer;
};

/** What the build says about an item. */
export const builtItem = async (path: string): Promise<CatalogueItem> => {
  const found = catalogueFile
    .parse(await readBuilt('catalogue.json'))
    .items.find((each) => each.path === `/${path}/`);
  if (!found) throw new Error(`${path} has not been built into ${dist}`);
  return found;
};

const isRobot = (value: unknown): value is Robot =>
  typeof value === 'object' && value !== null && 'step' in value;

export const robotOf = async (path: string): Promise<Robot> => {
  const file = join(content, path, 'robot.ts');
  if (!existsSync(file)) throw new Error(`${path} has no robot.ts: nobody can show that it ends`);
  const { robot } = await import(pathToFileURL(file).href);
  if (!isRobot(robot)) throw new Error(`${path}/robot.ts exports no robot`);
  return robot;
};
