import type { Plugin, Rollup } from 'vite';
import { firstPieces } from './first-pieces.ts';

type Bundle = Rollup.OutputBundle;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The files of a module: its chunk, the chunks that this one needs, and their styles. */
const filesOf = (bundle: Bundle, module: string): string[] => {
  const first = chunksOf(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(`/web/${module}`));
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
 * The script itself, to stand before the application's own. The language is chosen as
 * `client/src/language.ts` does it, which a script that must not wait cannot import.
 */
const scriptOf = (pieces: string) => `(() => {
  const stored = (() => { try { return localStorage.getItem("language"); } catch {} })();
  const wanted = [stored, new URLSearchParams(location.search).get("lang"), ...navigator.languages];
  const found = wanted.map((tag) => String(tag).toLowerCase().split("-")[0]).find((code) => /^(id|in|en)$/.test(code));
  const language = found === "id" || found === "in" ? "id" : "en";
  const { names, paths } = ${pieces};
  const first = paths.find(([path]) => location.pathname.startsWith(path));
  for (const index of first ? first[language === "id" ? 1 : 2] : []) {
    const link = document.createElement("link");
    const isStyle = names[index].endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    link.href = "/assets/" + names[index];
    document.head.append(link);
  }
})();`;

/**
 * Asks for the pieces of a page together with the application, which by itself would find them one
 * behind the other: on a slow line each finding costs a whole way there and back.
 */
export const earlyPieces = (): Plugin => ({
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
      const children = scriptOf(JSON.stringify({ names, paths }));
      return [{ tag: 'script', children, injectTo: 'head-prepend' }];
    },
  },
});
