import { expect, test } from 'vitest';
import { checkPackage } from './check-package.ts';
import { gameFiles, manifestOf, type ZipFile, zipOf } from './packages.testing.ts';

const check = (files: readonly ZipFile[], manifest?: string) =>
  checkPackage(Buffer.from(zipOf(files)), { manifest });
const within = (folder: string, files: readonly ZipFile[]) =>
  files.map((file) => ({ ...file, name: `${folder}/${file.name}` }));
const stopsOf = ({ findings }: Awaited<ReturnType<typeof check>>) =>
  findings.filter(({ level }) => level === 'stops');

test('one folder around everything, and what a Mac adds to it, do not stand in the way', async () => {
  const litter = [
    { name: '__MACOSX/Game Saya/._index.html', bytes: 'x' },
    { name: 'Game Saya/.DS_Store', bytes: 'x' },
    { name: 'Game Saya/', bytes: '' },
  ];

  const seen = await check([...litter, ...within('Game Saya', gameFiles('terbungkus'))]);

  expect(stopsOf(seen)).toEqual([]);
  expect(seen.manifest?.id).toBe('terbungkus');
  expect(seen.paths).toEqual(
    expect.arrayContaining(['index.html', 'game.js', 'thumbnail.png', 'manifest.json']),
  );
  expect(Buffer.from(await seen.read('game.js')).toString()).toContain('dimainkan');
});

test('two folders, or a folder in a folder, are not guessed at', async () => {
  const files = gameFiles('dua-folder');

  const deep = await check(within('a/b', files));
  const beside = await check([...within('a', files), { name: 'b/c.txt', bytes: 'x' }]);

  for (const seen of [deep, beside])
    expect(stopsOf(seen)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'missing', file: 'index.html' }),
        expect.objectContaining({ code: 'missing', file: 'manifest.json' }),
      ]),
    );
});

test('a link out of the box stays one behind a folder', async () => {
  const link = { name: 'a/b.txt', bytes: '/etc/passwd', mode: 0o120777 };

  const seen = await check([...within('a', gameFiles('pintu')), link]);

  expect(stopsOf(seen)).toMatchObject([{ code: 'link', file: 'b.txt' }]);
});

test('what was filled in beside it takes the place of a manifest that is missing or wrong', async () => {
  const without = gameFiles('isian').filter(({ name }) => name !== 'manifest.json');
  const wrong = [...without, { name: 'manifest.json', bytes: '{}' }];

  const seen = [await check(without, manifestOf('isian')), await check(wrong, manifestOf('isian'))];

  for (const each of seen) {
    expect(stopsOf(each)).toEqual([]);
    const stored = JSON.parse(Buffer.from(await each.read('manifest.json')).toString());
    expect(stored).toMatchObject({ id: 'isian' });
  }
});

test.each<[string, object, { field: string; why: string; expected?: string }]>([
  ['a title that is missing', { title: { id: 'Balon' } }, { field: 'title.en', why: 'missing' }],
  ['an age as text', { ageMin: '5' }, { field: 'ageMin', why: 'kind' }],
  ['an age too high', { ageMax: 20 }, { field: 'ageMax', why: 'large', expected: '13' }],
  ['ages upside down', { ageMin: 9, ageMax: 6 }, { field: 'ageMin', why: 'ages' }],
  ['other bands', { ageBands: ['3-5'] }, { field: 'ageBands', why: 'bands', expected: '3-5, 6-9' }],
  [
    'a kind unknown',
    { kind: 'gim' },
    { field: 'kind', why: 'choice', expected: 'game, course, tool' },
  ],
  [
    'a plan unknown',
    { plan: 'gratis' },
    { field: 'plan', why: 'choice', expected: 'regular, premium' },
  ],
  ['a house item', { trust: 'house' }, { field: 'trust', why: 'choice', expected: 'guest' }],
  ['capitals in its name', { id: 'Balon Ku' }, { field: 'id', why: 'form' }],
  ['no skill', { skills: [] }, { field: 'skills', why: 'short', expected: '1' }],
  ['a field of its own', { pembuat: 'Studio' }, { field: 'pembuat', why: 'unknown' }],
  [
    'a goal too long to be spoken',
    { goal: { id: 'a b c d e f g h i j k l m', en: 'x' } },
    { field: 'goal.id', why: 'words' },
  ],
  ['a place on the poster', { sample: '4-6' }, { field: 'sample', why: 'sample' }],
])('names the field of %s, and what would fit', async (_what, changed, fault) => {
  const manifest = { name: 'manifest.json', bytes: manifestOf('salah', changed) };

  const seen = await check(gameFiles('salah', [manifest]));

  expect(seen.manifest).toBeUndefined();
  expect(stopsOf(seen)).toContainEqual(
    expect.objectContaining({ code: 'manifest', file: 'manifest.json', ...fault }),
  );
});

test('says that a manifest cannot be read, and reads one that begins with a mark', async () => {
  const manifest = (bytes: string) => gameFiles('tanda', [{ name: 'manifest.json', bytes }]);

  const broken = await check(manifest('{"id": "tanda",}'));
  const marked = await check(manifest(`\uFEFF${manifestOf('tanda')}`));

  expect(stopsOf(broken)).toMatchObject([{ code: 'manifest', why: 'no_json' }]);
  expect(stopsOf(marked)).toEqual([]);
});
