import type { BrowserContext } from '@playwright/test';
import type { Behind } from '../../product/caches.ts';
import type { Seen } from '../../product/nginx.ts';

/** Named by what is in it: wherever it is asked for, it never changes. */
const hashedPath =
  /^\/(?:staff\/)?(?:assets|web|thumbnails)\/|^\/guest\/[0-9a-f]{32}\/(?!\?|$|saved|nobi-guard)/;

export const isStatic = ({ uri }: Seen): boolean => hashedPath.test(uri);

/** The paths of static files that a page asked for, as a browser without any of them does. */
export const pathsOf = async (context: BrowserContext, visit: () => Promise<unknown>) => {
  const paths = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (hashedPath.test(pathname)) paths.add(pathname);
  };
  context.on('request', note);
  await visit();
  context.off('request', note);
  return [...paths];
};

/** The same order at each run. */
const chances = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const packings = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'];

/** What its browser has, it never asks for again. */
const familyDay = async (
  cdn: string,
  visits: readonly (readonly string[])[],
  { chance, count }: { chance: () => number; count: number },
) => {
  const had = new Set<string>();
  const packing = packings[Math.floor(chance() ** 3 * packings.length)] ?? '';
  for (let visit = 0; visit < count; visit += 1) {
    const wanted = visits[Math.floor(chance() * visits.length)] ?? [];
    const missing = wanted.filter((path) => !had.has(path));
    for (const path of missing) had.add(path);
    const answers = await Promise.all(
      missing.map((path) => fetch(cdn + path, { headers: { 'accept-encoding': packing } })),
    );
    for (const answer of answers) await answer.arrayBuffer();
  }
};

/** Families who come one after the other, each to some of these pages. */
export const playDay = async (
  { cdn }: Behind,
  visits: readonly (readonly string[])[],
  families: number,
) => {
  const chance = chances(7);
  for (let family = 0; family < families; family += 1)
    await familyDay(cdn, visits, { chance, count: 2 + Math.floor(chance() * 4) });
};
