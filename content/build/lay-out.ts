import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogueFile } from '@nobi/kit/manifest';
import { filesBelow } from './cache/laid.ts';
import { type BuiltItem, type Store, writeWhole } from './cache/store.ts';
import { publishAnswers } from './courses.ts';
import type { FoundItem } from './items.ts';
import { publishLessons } from './lessons-file.ts';
import { publishLines } from './lines/lines-file.ts';
import { publishOffline } from './offline.ts';
import { publishPacks } from './packs.ts';
import { publishSkills } from './skills-file.ts';

export interface LaidItem {
  readonly item: FoundItem;
  readonly built: BuiltItem;
}

interface Laying {
  readonly root: string;
  readonly dist: string;
  readonly store: Store;
  readonly items: readonly LaidItem[];
}

/** Besides the files of items. */
const isList = (name: string): boolean =>
  /^(?:(?:answers|lessons|skills|lines|packs|catalogue)\.json|judge\.mjs|offline\/(?:sw\.js|keeper\.js|index\.html|guest\.html))$/.test(
    name,
  );

const layFiles = async ({ dist, store }: Laying, files: ReadonlyMap<string, string>) => {
  for (const [name, hash] of files) {
    const file = join(dist, name);
    const content = await store.read(hash);
    const there = name.startsWith('assets/') && (await stat(file).catch(() => undefined));
    // Its name says what is in it, and it is moved into place whole.
    if (!there || there.size !== content.length) await writeWhole(file, content);
  }
};

const catalogueOf = (items: readonly LaidItem[]) =>
  catalogueFile.parse({
    v: 1,
    items: items
      .map(({ item, built: { build, thumbnail, weight } }) => ({
        ...item.manifest,
        path: `/${item.path}/`,
        thumbnail,
        build,
        bytes: weight.own + weight.kit + weight.vendor + weight.art,
      }))
      .sort((a, b) => a.order - b.order),
  });

/** What is old goes last: a server that runs meanwhile still finds what its pages name. */
export const layOut = async (laying: Laying): Promise<void> => {
  const { root, dist } = laying;
  const items = laying.items.map(({ item }) => item);
  const files = new Map(laying.items.flatMap(({ built }) => Object.entries(built.files)));
  await layFiles(laying, files);
  await publishAnswers(items, dist);
  await publishLessons({ root, dist, items });
  await publishSkills(dist);
  await publishLines(items, dist);
  const builds = new Map(laying.items.map(({ item, built }) => [item.path, built]));
  await publishPacks(dist, items, ({ path }) => ({
    build: builds.get(path)?.build ?? '',
    files: builds.get(path)?.behind ?? [],
  }));
  await publishOffline(root, dist);
  const catalogue = `${JSON.stringify(catalogueOf(laying.items), null, 1)}\n`;
  await writeFile(join(dist, 'catalogue.json'), catalogue);
  for (const name of await filesBelow(dist))
    if (!files.has(name) && !isList(name)) await rm(join(dist, name));
};
