import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.ts';

const namesIn = async (folder: string) =>
  (await readdir(join(root, folder), { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Folders of the contract that are no nouns: how calls are written down. */
const notNouns = new Set(['call', 'error-rows']);
export const isNoNoun = (name: string) => notNouns.has(name);
/** Nouns whose server half lies below the modules, since several of them stand on it. */
const lowerRooms = new Set(['catalogue', 'play-sessions', 'audit']);
/** Nouns that no family meets: their pages are the console's. */
const consoleOnly = new Set(['staff', 'insight', 'catalogue', 'audit', 'play-sessions']);
/**
 * Nouns that stand on others' pages: play time and the report in the parents' room, learning on the first
 * page; what plays without a line and what reads aloud have rooms of their own, `web/src/offline` and
 * `web/src/voice`.
 */
const withoutPage = new Set([
  'playtime',
  'children',
  'learning',
  'adult',
  'consent',
  'report',
  'offline',
  'packs',
  'voice',
]);
/** The one feature with no server half. */
const webOnly = new Set(['welcome']);

/** The product's nouns are the same in contract, server and web: whoever knows one tree knows all. */
export const checkNouns = async (): Promise<string[]> => {
  const nouns = new Set((await namesIn('contract/src')).filter((name) => !notNouns.has(name)));
  const modules = new Set(await namesIn('server/src/modules'));
  const features = new Set(await namesIn('web/src/features'));
  const missing = (of: Iterable<string>, within: ReadonlySet<string>, words: string) =>
    [...of].filter((name) => !within.has(name)).map((name) => `${name} ${words}`);
  return [
    ...missing(modules, nouns, 'is a module of the server, but no noun of the contract'),
    ...missing(
      features,
      new Set([...nouns, ...webOnly]),
      'is a feature of the web, but no noun of the contract',
    ),
    ...missing(
      nouns,
      new Set([...modules, ...lowerRooms]),
      'is a noun of the contract, but no module of the server',
    ),
    ...missing(
      nouns,
      new Set([...features, ...consoleOnly, ...withoutPage]),
      'is a noun of the contract, but no feature of the web',
    ),
  ];
};
