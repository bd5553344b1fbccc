import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { reachableFrom, scriptsOf } from './manifest.ts';

const kilobytes = (count: number) => count * 1000;

export const limits = {
  welcomeScripts: kilobytes(60),
  welcomeAll: kilobytes(250),
  routeScripts: kilobytes(120),
} as const;

export interface Budget {
  readonly name: string;
  /** Bytes over the wire (gzip; fonts as they are). */
  readonly bytes: number;
  readonly limit: number;
}

/** What a phone fetches for the first view of a ready page: everything that is not lazy. */
export const firstViewOf = (html: string) => {
  const eager = html.replace(/<img[^>]*loading="lazy"[^>]*>|data-script="[^"]*"/g, '');
  const found = eager.matchAll(/["'(](?<file>\/(?:assets\/[^"')]+|favicon\.svg))["')]/g);
  return [...new Set([...found].flatMap(({ groups }) => groups?.file ?? []))];
};

const weigh = async (file: string) => {
  const bytes = await readFile(file);
  return /\.(woff2|png|jpg|webp)$/.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

const sum = async (files: readonly string[]) => {
  const weights = await Promise.all(files.map(weigh));
  return weights.reduce((total, weight) => total + weight, 0);
};

const welcomeBudgets = async (outDir: string): Promise<Budget[]> => {
  const page = join(outDir, 'pages/welcome.id.html');
  const files = firstViewOf(await readFile(page, 'utf8')).map((file) => join(outDir, file));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return [
    { name: '/ scripts', bytes: await sum(scripts), limit: limits.welcomeScripts },
    { name: '/ all', bytes: await sum([page, ...files]), limit: limits.welcomeAll },
  ];
};

const dashboard = 'src/shell/dashboard/dashboard.tsx';

/** The words that come with a chunk: its own feature's and those of what it stands in. */
const wordsOf = (manifest: Manifest, keys: readonly string[]) => {
  const features = keys.flatMap((key) => /^src\/features\/\w+\//.exec(key) ?? []);
  const frame = keys.includes(dashboard) ? 'src/catalogue/' : 'src/player/';
  // Indonesian is the longer language.
  const words = [...features, 'src/shell/dashboard/', frame].map((room) => `${room}words.id.ts`);
  return [...words, 'src/text/errors.id.ts'].filter((key) => manifest[key]);
};

/**
 * The application's entry with each lazily loaded page, as the first view of its route: with the
 * dashboard around it where it stands there, and with the words of one language.
 */
const routeBudgets = async (outDir: string, manifest: Manifest): Promise<Budget[]> => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const rooms = manifest[dashboard]?.dynamicImports ?? [];
  const views = entries.flatMap((entry) => {
    const lazyPages = reachableFrom(manifest, entry).filter((key) => /-page\.tsx$/.test(key));
    return [
      [entry],
      ...lazyPages.map((page) => [entry, ...(rooms.includes(page) ? [dashboard] : []), page]),
    ];
  });
  return Promise.all(
    views.map(async (keys) => {
      const all = [...keys, ...wordsOf(manifest, keys)];
      return {
        name: keys.join(' + '),
        bytes: await sum(scriptsOf(manifest, all).map((file) => join(outDir, file))),
        limit: limits.routeScripts,
      };
    }),
  );
};

export const measureBudgets = async (outDir: string, manifests: readonly Manifest[]) => [
  ...(await welcomeBudgets(outDir)),
  ...(await Promise.all(manifests.map((each) => routeBudgets(outDir, each)))).flat(),
];
