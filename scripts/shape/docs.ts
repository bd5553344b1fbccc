import { glob, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { root } from '../run.ts';
import { isNoNoun } from './nouns.ts';

const skipped = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'test-results']);

const allFiles = async (): Promise<string[]> => {
  const files: string[] = [];
  const exclude = (name: string) => skipped.has(name);
  for await (const path of glob('{*,.*,*/**/*,.ci/*}', { cwd: root, exclude })) files.push(path);
  return files;
};

const links = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
/** Patterns such as `NNN-name.sql` and `@nobi/kit/tokens.css` name no file of the tree. */
const sourceFiles = /`((?!@|\S*NNN)[\w./-]+\.(?:ts|tsx|sql|md|css|bin|conf))`/g;
const folders = /`((?:client|content|contract|e2e|kit|peers|scripts|server|staff|web)\/[\w./-]*)`/g;

const isBuilt = (path: string) => path.split('/').includes('dist');

const namedIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What a page names must be there: a link from where it stands, a file or folder anywhere. */
const missingIn = (page: string, text: string, files: readonly string[]): string[] => {
  const isThere = (path: string) =>
    files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));
  const isSomewhere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  const above = (path: string) => path.replace(/^(\.\.?\/)+/, '');
  return [
    ...namedIn(text, links).filter((link) => !isThere(join(dirname(page), link))),
    ...namedIn(text, sourceFiles).filter((name) => !isSomewhere(above(name))),
    ...namedIn(text, folders).filter((folder) => !isThere(folder) && !isBuilt(folder)),
  ];
};

/** The nouns that CONTRIBUTING.md lists are the folders of the contract. */
const nounFindings = async (): Promise<string[]> => {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, list = ''] = /product's nouns \(([^)]+)\)/.exec(text) ?? [];
  const listed = namedIn(list, /`([^`]+)`/g);
  const entries = await readdir(join(root, 'contract/src'), { withFileTypes: true });
  const nouns = entries
    .filter((entry) => entry.isDirectory() && !isNoNoun(entry.name))
    .map(({ name }) => name);
  return [
    ...nouns.filter((noun) => !listed.includes(noun)).map((noun) => `does not list ${noun}`),
    ...listed.filter((noun) => !nouns.includes(noun)).map((noun) => `lists ${noun}, which is gone`),
  ].map((finding) => `CONTRIBUTING.md ${finding} among the nouns`);
};

/** Pages tell the truth about the tree: what they name exists. Past changes and decisions may lie behind. */
export const checkDocs = async (): Promise<string[]> => {
  const files = await allFiles();
  const pages = files.filter(
    (file) => file.endsWith('.md') && !/^CHANGELOG|^docs\/decisions\//.test(file),
  );
  const missing = await Promise.all(
    pages.map(async (page) => {
      const names = missingIn(page, await readFile(join(root, page), 'utf8'), files);
      return [...new Set(names)].map((name) => `${page} names ${name}, which is not there`);
    }),
  );
  return [...missing.flat(), ...(await nounFindings())];
};
