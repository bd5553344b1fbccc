import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Files } from '../../ports/files.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const newName = () => randomBytes(18).toString('base64url').replace(/^/, 'a');

export const namesIn = async (files: Files, folder?: string) => {
  const names: string[] = [];
  for await (const name of files.list(folder)) names.push(name);
  return names.toSorted();
};

const testOneFile = (files: () => Files) => {
  test('gives back what was put, byte for byte', async () => {
    const name = newName();
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);

    await files().put(name, bytes);

    expect([...((await files().get(name)) ?? [])]).toEqual([...bytes]);
  });

  test('a name that exists gets the new bytes', async () => {
    const name = newName();
    await files().put(name, bytesOf('a longer text that was there before'));

    await files().put(name, bytesOf('new'));

    expect(textOf(await files().get(name))).toBe('new');
  });

  test('an empty file is a file', async () => {
    const name = newName();

    await files().put(name, new Uint8Array());

    expect(await files().get(name)).toHaveLength(0);
  });

  test('a file that is not there is undefined, and can be removed', async () => {
    const name = newName();

    await files().remove(name);

    expect(await files().get(name)).toBeUndefined();
  });

  test('a removed file is gone, and the others are not', async () => {
    const [removed, remaining] = [newName(), newName()];
    await files().put(removed, bytesOf('gone'));
    await files().put(remaining, bytesOf('kept'));

    await files().remove(removed);

    expect(await files().get(removed)).toBeUndefined();
    expect(textOf(await files().get(remaining))).toBe('kept');
  });

  test('keeps a package of 20 MB', async () => {
    const name = newName();
    const bytes = randomBytes(20_000_000);

    await files().put(name, bytes);

    const back = await files().get(name);
    expect(sumOf(back ?? new Uint8Array())).toBe(sumOf(bytes));
  });
};

const testNames = (files: () => Files) => {
  test.each([
    'index.html',
    'packages/4f1c-9/index.html',
    'packages/4f1c-9/a/b/c/Suara_1.v2.ogg',
    `-${'x'.repeat(99)}`,
  ])('keeps %s apart from its neighbours', async (name) => {
    await files().put(name, bytesOf(name));

    expect(textOf(await files().get(name))).toBe(name);
    await files().remove(name);
  });

  test.each([
    '',
    '/',
    'a/',
    '/a',
    '..',
    'a/../b',
    '.hidden',
    'a//b',
    'a b',
    'a?b',
    'a%2fb',
    'a\\b',
    'é',
    'a\0b',
    'a/b/c/d/e/f/g',
    'x'.repeat(101),
  ])('takes %j for no name at all', async (name) => {
    const calls: (() => Promise<unknown>)[] = [
      () => files().put(name, bytesOf('x')),
      () => files().get(name),
      () => files().remove(name),
      () => files().removeAll(name),
      () => namesIn(files(), name),
    ];

    for (const ask of calls) await expect(ask()).rejects.toThrow('Not a file name of ours');
  });
};

const testManyFiles = (files: () => Files) => {
  test('fifty at once all arrive', async () => {
    const names = Array.from({ length: 50 }, newName);

    await Promise.all(names.map((name) => files().put(name, bytesOf(name))));

    const read = await Promise.all(names.map((name) => files().get(name)));
    expect(read.map(textOf)).toEqual(names);
  });

  test('lists a folder with all below it, and nothing that only begins like it', async () => {
    const folder = `packages/${newName()}`;
    const own = ['b.js', 'index.html', 'sounds/one.ogg', 'sounds/two.ogg'].map(
      (name) => `${folder}/${name}`,
    );
    for (const name of [...own, `${folder}2/index.html`]) await files().put(name, bytesOf(name));

    expect(await namesIn(files(), folder)).toEqual(own);
    expect(await namesIn(files())).toEqual(
      expect.arrayContaining([...own, `${folder}2/index.html`]),
    );
    expect(await namesIn(files(), newName())).toEqual([]);
  });

  test('lists more names than fit one page of a store', async () => {
    const folder = newName();
    const names = Array.from(
      { length: 1100 },
      (_, at) => `${folder}/${String(at).padStart(4, '0')}`,
    );
    for (let from = 0; from < names.length; from += 50)
      await Promise.all(
        names.slice(from, from + 50).map((name) => files().put(name, bytesOf('x'))),
      );

    expect(await namesIn(files(), folder)).toEqual(names);
  }, 60_000);

  test('removes a folder whole, twice if asked, and leaves its neighbour', async () => {
    const folder = newName();
    for (const name of ['a', 'b/c']) await files().put(`${folder}/${name}`, bytesOf('x'));
    await files().put(`${folder}-2/a`, bytesOf('kept'));

    await files().removeAll(folder);
    await files().removeAll(folder);

    expect(await namesIn(files(), folder)).toEqual([]);
    expect(textOf(await files().get(`${folder}-2/a`))).toBe('kept');
  });
};

/** What every store of files promises; each adapter's own test runs it. */
export const testFiles = (files: () => Files) => {
  testOneFile(files);
  testNames(files);
  testManyFiles(files);
};
