import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path/posix';
import { root } from '../run.ts';
import { declaredNames } from './declared-names.ts';
import { namesOfOthers } from './names-of-others.ts';
import { type RetiredWord, retiredWords, usesWord, wordsOf } from './retired-words.ts';

const rooms = 'client,content,contract,e2e,kit,peers,scripts,server,staff,web';

interface Name {
  readonly path: string;
  readonly name: string;
}
interface Use extends Name {
  readonly retired: RetiredWord;
}

const isOfOthers = ({ path, name }: Name) =>
  name.includes('_') ||
  namesOfOthers.some((other) => other.name === name && path.startsWith(other.below));
const isRefusedAt = (path: string, { folders }: RetiredWord) =>
  folders.length === 0 || folders.some((folder) => path.startsWith(`${folder}/`));

const sourceFiles = async (): Promise<string[]> => {
  const paths: string[] = [];
  const exclude = (name: string) => name === 'node_modules' || name === 'dist';
  for await (const path of glob(`{${rooms}}/**/*.{ts,tsx}`, { cwd: root, exclude }))
    paths.push(path);
  return paths;
};

const namesIn = async (path: string): Promise<Name[]> => {
  // A file is judged by its name without its role: `told.rules.test.ts` is `told`.
  const own = basename(path).split('.')[0] ?? '';
  const declared = await declaredNames(path, await readFile(join(root, path), 'utf8'));
  return [own, ...declared].map((name) => ({ path, name }));
};

const allUses = async (): Promise<Use[]> => {
  const [retired, paths] = await Promise.all([retiredWords(), sourceFiles()]);
  const folders = [...new Set(paths.map((path) => dirname(path)))];
  const names = [
    ...folders.map((folder) => ({ path: `${folder}/`, name: basename(folder) })),
    ...(await Promise.all(paths.map(namesIn))).flat(),
  ];
  return names
    .filter((name) => !isOfOthers(name))
    .flatMap(({ path, name }) => {
      const words = wordsOf(name);
      return retired
        .filter((word) => isRefusedAt(path, word) && usesWord(words, word))
        .map((word) => ({ path, name, retired: word }));
    });
};

/** Names speak the words of the glossary: a retired one does not come back. */
export const checkWords = async (): Promise<string[]> =>
  (await allUses()).map(
    ({ retired, path, name }) =>
      `${path} says ${name}; write ${retired.term} instead of ${retired.name} (docs/glossary.md)`,
  );
