import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nobi/contract';

/** One kind of fact: how it is asked for, how it is told, and what is told of whom. */
export interface RowTable {
  /** Ways to ask, with `{x}` where the thing stands. */
  readonly questions: readonly string[];
  readonly templates: Record<Language, string>;
  readonly rows: readonly FactRow[];
}

export interface FactRow {
  /** All its names, small; the first is the one that is told. */
  readonly names: Record<Language, readonly string[]>;
  readonly fact: Record<Language, string>;
}

const folder = import.meta.dirname;

const both = (pair: string, sign: string): Record<Language, string> => {
  const [id = '', en = id] = pair.split(sign).map((each) => each.trim());
  return { id, en };
};

/** "nama/nama = name/name: fakta=fact"; one fact for both languages needs no second. */
const rowOf = (line: string): FactRow => {
  const colon = line.indexOf(': ');
  const names = both(line.slice(0, colon), ' = ');
  const fact = both(line.slice(colon + 2), '=');
  if (colon < 0 || !fact.id) throw new Error(`facts/rows: "${line}" tells nothing`);
  return { names: { id: names.id.split('/'), en: names.en.split('/') }, fact };
};

const tableOf = (text: string, name: string): RowTable => {
  const found =
    /^ask (?<id>.+)\nask-en (?<en>.+)\nid (?<sayId>.+)\nen (?<sayEn>.+)\n\n(?<rows>[\s\S]+)$/.exec(
      text.trim(),
    )?.groups;
  if (!found) throw new Error(`facts/rows/${name}: this is no table`);
  const { id = '', en = '', sayId = '', sayEn = '', rows = '' } = found;
  return {
    questions: [...id.split(' | ').slice(1), ...en.split(' | ')],
    templates: { id: sayId, en: sayEn },
    rows: rows.split('\n').map(rowOf),
  };
};

/** Every table of the files beside this one; a malformed one stops the start. */
export const readRows = async (): Promise<readonly RowTable[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  return await Promise.all(
    files.map(async (name) => tableOf(await readFile(join(folder, name), 'utf8'), name)),
  );
};
