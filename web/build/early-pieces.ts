import type { Plugin, Rollup } from 'vite';
import { scriptOf } from './early-script.ts';
import { firstCalls } from './first-calls.ts';
import { firstPieces } from './first-pieces.ts';

type Bundle = Rollup.OutputBundle;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The files of a module: the chunk that it is in, the chunks that this one needs, and their styles. */
const filesOf = (bundle: Bundle, module: string): string[] => {
  const first = chunksOf(bundle).find((chunk) =>
    chunk.moduleIds.some((id) => id.endsWith(`/web/${module}`)),
  );
  if (!first)
    throw new Error(`No piece of the web is called ${module} (web/build/first-pieces.ts)`);
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    chunk.imports.forEach(visit);
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  };
  visit(first.fileName);
  return [...seen];
};

const inLanguage = (bundle: Bundle, modules: readonly string[], language: string) =>
  new Set(modules.flatMap((module) => filesOf(bundle, module.replace('*', language))));

/**
 * Asks for the pieces of a page, and for what it wants to know, together with the application, which
 * by itself would find them one behind the other: on a slow line each costs a whole way there and back.
 */
export const earlyPieces = (apiBase: string | undefined): Plugin => ({
  name: 'nobi-early-pieces',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, filename }) => {
      if (!bundle || !filename.endsWith('/app.html')) return [];
      const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
      const known = new Set(
        entry ? [entry.fileName, ...entry.imports, ...(entry.viteMetadata?.importedCss ?? [])] : [],
      );
      const names: string[] = [];
      const indexOf = (file: string) => {
        const name = file.replace('assets/', '');
        if (!names.includes(name)) names.push(name);
        return names.indexOf(name);
      };
      const paths = Object.entries(firstPieces).map(([path, modules]) => {
        const [id, en] = ['id', 'en'].map((language) =>
          [...inLanguage(bundle, modules, language)]
            .filter((file) => !known.has(file))
            .map(indexOf),
        );
        return [path, id, en];
      });
      const [playPage = ''] = filesOf(bundle, 'src/features/games/play-page.tsx');
      const player = indexOf(playPage);
      const children = scriptOf({ names, paths, calls: apiBase ? [] : firstCalls, player });
      return [{ tag: 'script', children, injectTo: 'head-prepend' }];
    },
  },
});
