/**
 * Built files under the hash of what is in them, and a record of each built item. All of it is written beside
 * and moved into place, a record after its files: a build that is killed leaves nothing half.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressed, isText } from '@nobi/kit/build';
import type { Weight } from '../budget.ts';

export interface BuiltItem {
  readonly build: string;
  readonly weight: Weight;
  readonly thumbnail: string;
  /** What stands behind its page, below `dist`. */
  readonly behind: readonly string[];
  /** Name below `dist` to the hash of what is in it: all that the item needs, also what others need too. */
  readonly files: Readonly<Record<string, string>>;
}

export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const writeWhole = async (file: string, content: string | Uint8Array): Promise<void> => {
  const beside = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(beside, content);
  await rename(beside, file);
};

const readJson = async <Data>(file: string): Promise<Data | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
};

export type Store = ReturnType<typeof openStore>;

export const openStore = (folder: string) => {
  const whole = new Map<string, Promise<boolean>>();
  const fileOf = (hash: string) => join(folder, 'files', hash);
  const recordOf = (key: string) => join(folder, 'items', `${key}.json`);
  const twinsOf = (hash: string) => join(folder, 'twins', `${hash}.json`);

  const read = (hash: string): Promise<Buffer> => readFile(fileOf(hash));

  /** Whether it is there as it was written: a disk that was full or is ill must not reach a child. */
  const isWhole = (hash: string): Promise<boolean> => {
    const known =
      whole.get(hash) ??
      read(hash).then(
        (content) => hashOf(content) === hash,
        () => false,
      );
    whole.set(hash, known);
    return known;
  };
  const put = async (content: string | Uint8Array): Promise<string> => {
    const hash = hashOf(content);
    if (!(await isWhole(hash))) await writeWhole(fileOf(hash), content);
    whole.set(hash, Promise.resolve(true));
    return hash;
  };
  const areWhole = async (hashes: readonly string[]): Promise<boolean> => {
    for (const hash of hashes) if (!(await isWhole(hash))) return false;
    return true;
  };

  /** Compressing takes longer than bundling, so it is done once for each content. */
  const twins = async (name: string, hash: string): Promise<Record<string, string>> => {
    if (!name.startsWith('assets/') || !isText(name)) return {};
    const known = await readJson<{ br: string; gz: string }>(twinsOf(hash));
    if (known && (await areWhole([known.br, known.gz])))
      return { [`${name}.br`]: known.br, [`${name}.gz`]: known.gz };
    const made = await compressed(await read(hash));
    const found = { br: await put(made.br), gz: await put(made.gz) };
    await writeWhole(twinsOf(hash), JSON.stringify(found));
    return { [`${name}.br`]: found.br, [`${name}.gz`]: found.gz };
  };

  return {
    folder,
    read,
    /** Keeps a file of `dist`; answers it and its compressed twins, each with its hash. */
    async keep(name: string, content: string | Uint8Array): Promise<Record<string, string>> {
      const hash = await put(content);
      return { [name]: hash, ...(await twins(name, hash)) };
    },
    record: (key: string, item: BuiltItem): Promise<void> =>
      writeWhole(recordOf(key), JSON.stringify(item)),
    /** What was built for this key, if all of it is still whole. */
    async find(key: string): Promise<BuiltItem | undefined> {
      const item = await readJson<BuiltItem>(recordOf(key));
      return item && (await areWhole(Object.values(item.files))) ? item : undefined;
    },
  };
};
