import { glob, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from './run.ts';

const namesIn = async (folder: string) =>
  (await readdir(join(root, folder), { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const notNouns = new Set(['call', 'text', 'errors', 'pages', 'openapi', 'index']);
/** The one feature with no server half. */
const webOnly = new Set(['welcome']);

/** The product's nouns are the same in contract, server and web: whoever knows one tree knows all. */
const checkNouns = async (): Promise<string[]> => {
  const files = await readdir(join(root, 'contract/src'));
  const nouns = new Set(
    files
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => basename(file, '.ts'))
      .filter((name) => !notNouns.has(name)),
  );
  const modules = await namesIn('server/src/modules');
  const features = await namesIn('web/src/features');
  return [
    ...modules
      .filter((name) => !nouns.has(name))
      .map((name) => `server module ${name} is no noun of the contract`),
    ...features
      .filter((name) => !nouns.has(name) && !webOnly.has(name))
      .map((name) => `web feature ${name} is no noun of the contract`),
  ];
};

/** SQL lives in stores, the database's own folder and migrations. */
const checkSql = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const path of glob('server/src/**/*.ts', { cwd: root })) {
    if (/\.store\.ts$|\.test\.ts$|\/database\/|testing|\.contract\.ts$/.test(path)) continue;
    const text = await readFile(join(root, path), 'utf8');
    if (/\b(db|tx|client)\.(query|named)\(|\.(query|named)</.test(text))
      problems.push(`${path} holds SQL; move it to a store`);
  }
  return problems;
};

/** A rule decides from its arguments alone: no clock, no chance, no I/O. */
const checkRules = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const path of glob('{server,web,kit,content}/**/*.rules.ts', { cwd: root })) {
    if (path.includes('node_modules')) continue;
    const text = await readFile(join(root, path), 'utf8');
    if (/Date\.now\(|new Date\(\)|Math\.random|\bfetch\(|performance\.now/.test(text))
      problems.push(`${path} reads the clock, chance or the network; hand it in`);
  }
  return problems;
};

const problems = [...(await checkNouns()), ...(await checkSql()), ...(await checkRules())];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
