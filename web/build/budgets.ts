import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { reachableFrom, scriptsOf, stylesOf } from './manifest.ts';

const kilobytes = (count: number) => count * 1000;

export const limits = {
  welcomeScripts: kilobytes(60),
  welcomeAll: kilobytes(250),
  routeScripts: kilobytes(120),
  /** Fetched once something is saved, and never before. */
  shell: kilobytes(1500),
  worker: kilobytes(10),
  /** What a family that saves nothing fetches for being able to. */
  saveControl: kilobytes(3),
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

const control = 'src/offline/screens/save-control.tsx';

/** The control on a card with its look and its words, beyond what the page has already. */
const offlineBudgets = async (outDir: string, { manifests, shellBytes }: Built) => {
  const [manifest = {}] = manifests;
  const page = ['app.html', dashboard, 'src/features/games/games-page.tsx'];
  const known = [...scriptsOf(manifest, page), ...stylesOf(manifest, page)];
  const keys = [
    control,
    'src/offline/screens/load-save-control.ts',
    'src/offline/screens/words.id.ts',
  ];
  const own = [...scriptsOf(manifest, keys), ...stylesOf(manifest, keys)];
  const added = own.filter((file) => !known.includes(file)).map((file) => join(outDir, file));
  return [
    { name: 'shell', bytes: shellBytes, limit: limits.shell },
    { name: 'sw.js', bytes: await sum([join(outDir, 'sw.js')]), limit: limits.worker },
    { name: 'save control', bytes: await sum(added), limit: limits.saveControl },
  ];
};

interface Built {
  readonly manifests: readonly Manifest[];
  /** Of what the worker keeps, over the wire. */
  readonly shellBytes: number;
}

export const measureBudgets = async (outDir: string, built: Built) => [
  ...(await welcomeBudgets(outDir)),
  ...(await offlineBudgets(outDir, built)),
  ...(await Promise.all(built.manifests.map((each) => routeBudgets(outDir, each)))).flat(),
];
