import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import { artByContent, isArtAddress } from './art.ts';
import { coversFor } from './covers.ts';
import type { FoundItem } from './items.ts';
import { ownCopies } from './own-copies.ts';
import { questionsFor } from './questions.ts';
import { pinFor, pinName } from './surface.ts';

export interface Bundled {
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  /** Item path to the twelve hex digits that name this build of it. */
  builds: Map<string, string>;
}

/** All the file names that an entry pulls in; they carry content hashes, so they name the build. */
export const reach = (
  files: Bundled['files'],
  entry: Rolldown.OutputChunk,
): Rolldown.OutputChunk[] => {
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const reached = new Set([entry]);
  for (const chunk of reached)
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = chunks.get(name);
      if (next) reached.add(next);
    }
  return [...reached];
};

const stampBuild = (items: readonly FoundItem[], builds: Bundled['builds']): Plugin => ({
  name: 'nobi-stamp',
  transformIndexHtml: {
    order: 'post',
    handler(_, { chunk, bundle, filename }) {
      const item = items.find((each) => each.entry === filename);
      if (!item || !chunk || !bundle) return [];
      const names = reach(Object.values(bundle), chunk).map((each) => each.fileName);
      const hash = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 12);
      builds.set(item.path, hash);
      return [
        { tag: 'meta', attrs: { name: 'nobi-item', content: item.manifest.id } },
        { tag: 'meta', attrs: { name: 'nobi-build', content: hash } },
      ];
    },
  },
});

/**
 * Vite's own helper fetches a piece's styles and imports before it, 1.3 kB of every first play. The pieces
 * that come later here (the synthesizer, the own voice) have neither.
 */
const barePreload: Plugin = {
  name: 'nobi-bare-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

/** The one library that is no module yet: as it is, the bundler would add a file to let it in. */
const matterAsModule: Plugin = {
  name: 'nobi-matter-as-module',
  transform: (code, id) =>
    /matter-js[\\/]build[\\/]matter\.js$/.test(id)
      ? {
          code: `const module = { exports: {} }, exports = module.exports;\n${code}\nexport default module.exports;`,
          map: null,
        }
      : null,
};

/** What two games share is downloaded once and cached for ever. */
const libraryOf = (id: string) =>
  /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace(/[@\\/]+/g, '-') ?? null;

export interface Order {
  root: string;
  items: readonly FoundItem[];
  /** Of all items, also of those that are not bundled now (surface.ts). */
  pin: string;
}

export const bundle = async (options: Order): Promise<Bundled> => {
  const builds: Bundled['builds'] = new Map();
  const result = await build({
    root: options.root,
    configFile: false,
    logLevel: 'warn',
    base: '/',
    plugins: [
      pinFor(options.pin),
      artByContent(),
      barePreload,
      matterAsModule,
      ownCopies(options.root, options.items),
      questionsFor(options.items),
      coversFor(options.root),
      stampBuild(options.items, builds),
    ],
    build: {
      // The files are kept first (cache/), and laid out together with those of earlier builds.
      write: false,
      target: 'es2022',
      // The policy of the play origin forbids inline scripts; the browsers we serve preload by themselves.
      // A page lists what it begins with, so that it comes in one round trip. What a later piece stands on it fetches itself: a list of it would stand in every first play.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      rolldownOptions: {
        external: isArtAddress,
        // It complains of a busy machine.
        checks: { pluginTimings: false },
        input: [pinName, ...options.items.map((item) => item.entry)],
        output: {
          codeSplitting: {
            groups: [
              // Each library once, in a file of its own name that every item shares.
              {
                name: libraryOf,
                debugName: 'library',
                test: /node_modules[\\/].*\.m?js$/,
                priority: 3,
              },
              {
                name: 'kit',
                // With the few styles that games add: as a file they would cost more than they weigh. What is known of books goes with the library.
                test: /[\\/]kit[\\/]src[\\/](?:(?!(?:course|game|manifest[\\/]book|own-voice|rounds|slices|sound|studio)[\\/])|game[\\/].*\.css$)/,
                priority: 2,
              },
              // Apart, and after the kit they stand on: no game carries what only courses need.
              { name: 'game', test: /[\\/]kit[\\/]src[\\/]game[\\/]/, priority: 1 },
              { name: 'rounds', test: /[\\/]kit[\\/]src[\\/]rounds[\\/]/, priority: 1 },
              // Fetched at the first press, for nothing sounds before it.
              { name: 'sound', test: /[\\/]kit[\\/]src[\\/]sound[\\/]/, priority: 1 },
              // Fetched by the few items in which a child may record its voice.
              { name: 'own-voice', test: /[\\/]kit[\\/]src[\\/]own-voice[\\/]/, priority: 1 },
              { name: 'studio', test: /[\\/]kit[\\/]src[\\/]studio[\\/]/, priority: 1 },
              { name: 'course', test: /[\\/]kit[\\/]src[\\/]course[\\/]/, priority: 1 },
            ],
          },
        },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('Vite answered with no output');
  return { files: result.output, builds };
};
