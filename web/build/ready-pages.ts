import { hash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { PageName, ReadyPage } from '../src/features/welcome/ready-pages.tsx';
import { documentOf } from './document.ts';
import { stylesOf } from './manifest.ts';

interface Drawing {
  pages: readonly ReadyPage[];
  cssOf: (name: PageName) => Promise<string>;
  folder: string;
}

const folderOfFeature = 'src/features/welcome';
const entry = `${folderOfFeature}/ready-pages.tsx`;

/** Runs the pages through React's server renderer, in this process, from a build of their own. */
const draw = async (config: InlineConfig, folder: string): Promise<Drawing> => {
  await build({
    ...config,
    publicDir: false,
    build: {
      ssr: entry,
      ssrEmitAssets: true,
      manifest: true,
      outDir: folder,
      emptyOutDir: true,
      cssMinify: true,
    },
  });
  const manifest: Manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const bundle = pathToFileURL(join(folder, manifest[entry]?.file ?? ''));
  const { readyPages }: { readyPages: () => Promise<readonly ReadyPage[]> } = await import(
    bundle.href
  );
  const cssOf = async (name: PageName) => {
    const files = stylesOf(manifest, [entry, `${folderOfFeature}/${name}-page.tsx`]);
    const sheets = files.map((file) => readFile(join(folder, file), 'utf8'));
    return (await Promise.all(sheets)).map((sheet) => sheet.trim()).join('');
  };
  return { pages: await readyPages(), cssOf, folder };
};

/** One script without imports, as text; as a module where another script calls what it exports. */
const scriptOf = async (config: InlineConfig, source: string, format: 'iife' | 'es' = 'iife') => {
  const built = await build({
    ...config,
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: source,
        // What comes later in the application comes along here: no other file of this build is kept.
        output: { format, codeSplitting: false },
        ...(format === 'es' && { preserveEntrySignatures: 'strict' as const }),
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const files = first && 'output' in first ? first.output : undefined;
  const [chunk, another] = files ?? [];
  if (!chunk) throw new Error(`${source} gave no script`);
  if (another) throw new Error(`${source} needs ${another.fileName}, which nobody would find`);
  return chunk.code.trim();
};

/** Under the name that its text gives it, so that it may be cached for good. */
const addressOf = (name: string, script: string) =>
  `assets/${name}-${hash('sha256', script, 'base64url').slice(0, 8)}.js`;

/** Writes `pages/<name>.<language>.html` and what they fetch. */
export const buildReadyPages = async (config: InlineConfig, outDir: string, cache: string) => {
  const drawing = await draw(config, cache);
  const boot = await scriptOf(config, `${folderOfFeature}/browser/boot.ts`);
  const island = await scriptOf(config, `${folderOfFeature}/browser/island.ts`);
  const player = await scriptOf(config, 'src/features/samples/sample-player.ts', 'es');
  const islandFile = addressOf('welcome', island);
  const playerFile = addressOf('sample-player', player);

  await mkdir(join(outDir, 'pages'), { recursive: true });
  await cp(join(drawing.folder, 'assets'), join(outDir, 'assets'), {
    recursive: true,
    // Scripts ran here; styles are written into the pages.
    filter: (source) => !/\.(css|js)$/.test(source),
  });
  await writeFile(join(outDir, islandFile), island);
  await writeFile(join(outDir, playerFile), player);
  for (const page of drawing.pages) {
    const css = await drawing.cssOf(page.name);
    const html = documentOf({ page, css, boot, island: `/${islandFile}` }).replace(
      '"/sample-player.js"',
      `"/${playerFile}"`,
    );
    await writeFile(join(outDir, 'pages', `${page.name}.${page.language}.html`), html);
  }
};
