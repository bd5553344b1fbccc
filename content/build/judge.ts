/**
 * The part of each course that judges a task, packed into one file that the server runs: the same
 * rules hold for lessons that are built and for those that staff write.
 */
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { FoundItem } from './items.ts';

const entry = 'virtual:judge';
export const judgeName = 'judge.mjs';

/** What a course brings for it; `playable.ts` may be missing where every task can be won. */
const sourceOf = ({ folder, manifest }: FoundItem, i: number) => {
  const judges = existsSync(join(folder, 'playable.ts'));
  const from = (name: string) => JSON.stringify(join(folder, name));
  const imports = [
    `import { forms as forms${i} } from ${from('forms.ts')};`,
    `import { face as face${i} } from ${from('faces.ts')};`,
    judges ? `import { isPlayable as isPlayable${i} } from ${from('playable.ts')};` : '',
  ];
  const isPlayable = judges ? `isPlayable${i}` : '() => true';
  return {
    imports: imports.join('\n'),
    row: `${JSON.stringify(manifest.id)}: { forms: forms${i}, face: face${i}, isPlayable: ${isPlayable} }`,
  };
};

const entryFor = (courses: readonly FoundItem[]): Plugin => ({
  name: 'nobi-judge',
  resolveId: (source) => (source === entry ? `\0${entry}` : null),
  load(id) {
    if (id !== `\0${entry}`) return null;
    const sources = courses.map(sourceOf);
    const rows = sources.map(({ row }) => row).join(',\n');
    return `${sources.map(({ imports }) => imports).join('\n')}\nexport const courses = {\n${rows}\n};`;
  },
});

/** Writes it beside the catalogue, where the play origin serves nothing from. */
export const publishJudge = async (options: {
  root: string;
  dist: string;
  items: readonly FoundItem[];
}): Promise<string> => {
  const courses = options.items.filter(({ manifest }) => manifest.kind === 'course');
  const file = join(options.dist, judgeName);
  const growing = join(options.dist, 'judge-growing.mjs');
  await build({
    root: options.root,
    configFile: false,
    logLevel: 'warn',
    plugins: [entryFor(courses)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: options.dist,
      emptyOutDir: false,
      target: 'node24',
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'judge-growing.mjs', codeSplitting: false },
      },
    },
  });
  await rename(growing, file);
  return file;
};
