import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const imported = /@phosphor-icons\/react\/dist\/csr\/(\w+)'/g;
const weighed = /weight="(\w+)"/g;
const definition = /@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/;
/** One weight of an icon, as the package writes it: a pair in a list, two spaces in. */
const pair = /^ {2}\[\n {4}"(\w+)",\n[\s\S]*?^ {2}\],?$/gm;

type Wanted = Map<string, Set<string>>;

/** Which weights a source may ask of each icon that it imports. */
export const weightsIn = (source: string): Wanted => {
  const weights = [...source.matchAll(weighed)].map(([, weight = '']) => weight);
  return new Map([...source.matchAll(imported)].map(([, icon = '']) => [icon, new Set(weights)]));
};

/** The definition of an icon with the wanted weights alone. */
export const withWeights = (code: string, wanted: ReadonlySet<string>): string =>
  code.replace(pair, (text, weight: string) => (wanted.has(weight) ? text : ''));

const readWanted = async (root: string): Promise<Wanted> => {
  const wanted: Wanted = new Map();
  for await (const file of glob('src/**/*.tsx', { cwd: root }))
    for (const [icon, weights] of weightsIn(await readFile(join(root, file), 'utf8')))
      wanted.set(icon, new Set([...(wanted.get(icon) ?? []), ...weights]));
  return wanted;
};

/**
 * Keeps of each icon only the weights that some source asks for: every icon comes in six, and all
 * six would travel. A source that names no weight keeps them all.
 */
export const iconWeights = (): Plugin => {
  let wanted: Wanted = new Map();
  return {
    name: 'nobi-icon-weights',
    apply: 'build',
    async configResolved({ root }) {
      wanted = await readWanted(root);
    },
    transform(code, id) {
      const weights = wanted.get(definition.exec(id)?.[1] ?? '');
      return weights?.size ? { code: withWeights(code, weights), map: null } : undefined;
    },
  };
};
