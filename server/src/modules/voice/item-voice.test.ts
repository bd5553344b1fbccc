import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineKey } from '@nobi/contract';
import { bookLines, bookWords } from '@nobi/kit/manifest';
import type { PackList, VoiceList, VoiceOffer } from '@nobi/kit/offline';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { localDisk } from '../../adapters/files/local-disk.ts';
import { bookEditor, soundBook } from '../../catalogue/console/books/books.testing.ts';
import { lessonEditor } from '../../catalogue/console/lessons/lessons.testing.ts';
import { openCourse, openGame } from '../../testing/builds.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { publishPack } from './publish-pack.ts';
import { voicePublished } from './voice.store.ts';

const built = (id: string) => ({ build: 'one', path: `/games/${id}/`, files: {} });
const library = 'rak-buku';
const builtList = {
  v: 1,
  items: {
    [openGame]: built(openGame),
    [openCourse]: built(openCourse),
    other: built('other'),
    [library]: built(library),
  },
};

let product: Product;
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'nobi-item-voice-'));
  product = await startProduct({ DATA_DIR: data });
  await writeFile(join(product.settings.contentFolder, 'packs.json'), JSON.stringify(builtList));
});
const offered = async (): Promise<PackList> =>
  JSON.parse(await (await fetch(`${product.playUrl}/packs.json`)).text());
/** A notice from another process is on its way. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, 10_000);
const offerOf = async () => (await offered()).items[openGame]?.voice;
beforeEach(async () => {
  await product.db.query('delete from voice_pack');
  await product.db.query(`select pg_notify('${voicePublished}', '')`);
  await eventually(async () => expect(await offerOf()).toBeUndefined());
});
afterAll(async () => {
  await product.stop();
  await rm(data, { recursive: true, force: true });
});

const opus = (sound: string) => Buffer.from(`OggS OpusHead ${sound}`);
/** As another process publishes: by words, in Indonesian unless they are said to be English. */
const publish = async (recorded: Record<string, string>, language = 'id') => {
  const words = Object.keys(recorded);
  await publishPack(
    { db: product.db, files: localDisk(join(data, 'files')) },
    {
      lines: words.map((each, at) => `${language}\t${at}.ogg\t${each}\n`).join(''),
      read: async (name) => opus(recorded[words[Number.parseInt(name, 10)] ?? ''] ?? ''),
    },
  );
};
const published = async (recorded: Record<string, string>, language?: string) => {
  const before = JSON.stringify(await offerOf());
  await publish(recorded, language);
  await eventually(async () => expect(JSON.stringify(await offerOf())).not.toBe(before));
  return (await offerOf()) ?? {};
};
const get = async (path = '') => {
  const reply = await fetch(`${product.playUrl}${path}`);
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const listOf = async (offer: VoiceOffer | undefined): Promise<VoiceList> =>
  JSON.parse((await get(offer?.list)).bytes.toString());

test('a saved item is offered the recordings of its own lines, with what they weigh', async () => {
  const offer = (await published({ 'Ketuk satu.': 'one', 'Kalimat lain.': 'elsewhere' })).id;

  const list = await listOf(offer);
  const [path = '', bytes] = list[lineKey('Ketuk satu.', 'id')] ?? [];
  const sound = await get(path);
  const { reply, bytes: text } = await get(offer?.list);

  expect(Object.keys(list)).toEqual([lineKey('Ketuk satu.', 'id')]);
  expect(sound.bytes).toEqual(opus('one'));
  expect(bytes).toBe(opus('one').length);
  expect(offer?.bytes).toBe(opus('one').length + text.length);
  expect(sound.reply.headers.get('content-type')).toBe('audio/ogg');
  for (const each of [reply, sound.reply])
    expect(each.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('each language has its own, and an item of which nothing is recorded has none', async () => {
  const voice = await published({ 'Tap one.': 'one' }, 'en');
  const { items } = await offered();

  expect(Object.keys(await listOf(voice.en))).toEqual([lineKey('Tap one.', 'en')]);
  expect(voice.id).toBeUndefined();
  expect(items.other).toEqual(builtList.items.other);
  expect(items[openCourse]).toEqual(builtList.items[openCourse]);
});

test('without a voice pack the list is what was built, to the byte', async () => {
  expect(await offered()).toEqual(builtList);
});

test('a newer version that leaves an item as it was is no newer one for it', async () => {
  const before = (await published({ 'Ketuk satu.': 'one' })).id;

  await publish({ 'Ketuk satu.': 'one', 'Kalimat lain.': 'elsewhere' });
  const after = (await published({ 'Ketuk satu.': 'one', 'Sudah selesai.': 'done' })).id;
  const [old, now] = [before, after].map((offer) => offer?.list);

  expect(now).not.toBe(old);
  await publish({ 'Ketuk satu.': 'one' });
  await eventually(async () => expect((await offerOf())?.id).toEqual(before));
});

test('only what changed has another path in the next version', async () => {
  const before = await listOf(
    (await published({ 'Ketuk satu.': 'one', 'Sudah selesai.': 'done' })).id,
  );
  const after = await listOf(
    (await published({ 'Ketuk satu.': 'one again', 'Sudah selesai.': 'done' })).id,
  );
  const [first, last] = ['Ketuk satu.', 'Sudah selesai.'].map((each) => lineKey(each, 'id'));

  expect(after[first ?? '']).not.toEqual(before[first ?? '']);
  expect(after[last ?? '']).toEqual(before[last ?? '']);
});

test('where reading is taught the sounds of letters go along, and everywhere the hints for what is trained', async () => {
  await published({ ma: 'ma', 'Berapa lagi?': 'hint', 'Hitung pelan-pelan.': 'of another skill' });
  const { items } = await offered();
  const wordsOf = async (id: string) => Object.keys(await listOf(items[id]?.voice?.id)).toSorted();
  const keys = (...words: string[]) => words.map((each) => lineKey(each, 'id')).toSorted();

  expect(await wordsOf(openCourse)).toEqual(keys('ma', 'Berapa lagi?'));
  expect(await wordsOf(openGame)).toEqual(keys('Berapa lagi?'));
});

test('with the library go the recordings of books that staff published, as long as they are there', async () => {
  const editor = await bookEditor(product);
  const book = await editor.published(soundBook('Mandi Sore'));
  await published({ 'Mandi Sore': 'title', 'Bapak dan Dodi': 'answer', 'Ketuk satu.': 'one' });
  const ofLibrary = async () => (await offered()).items[library]?.voice?.id;

  const recorded = Object.keys(await listOf(await ofLibrary()));
  await editor.withdraw(book);

  expect(recorded.toSorted()).toEqual(
    ['Mandi Sore', 'Bapak dan Dodi'].map((each) => lineKey(each, 'id')).toSorted(),
  );
  expect(await ofLibrary()).toBeUndefined();
});

test('a book is offered as a recorded one once nothing that is read aloud of it is missing', async () => {
  const editor = await bookEditor(product);
  const draft = soundBook('Mandi Pagi');
  const book = await editor.published(draft);
  const [first = '', ...rest] = bookLines({ id: book, ...draft }, false)
    .filter(({ language }) => language === 'id')
    .map(({ words }) => words);
  const recorded = Object.fromEntries(rest.map((words) => [words, 'one voice']));

  await published({ ...recorded, 'Ketuk satu.': 'one' });
  const withoutTitle = await editor.recordedIn(book);
  await publish({ ...recorded, [first]: 'title' });

  expect(withoutTitle).toEqual([]);
  await eventually(async () => expect(await editor.recordedIn(book)).toEqual(['id']));
});

test('a lesson that staff change takes its recordings along at once, without a new version of the voice', async () => {
  const editor = await lessonEditor(product);
  const look = { id: 'Lihat ikan itu.', en: 'Look at that fish.' };
  await published({ [look.id]: 'a fish', 'Ketuk satu.': 'one' });
  const ofCourse = async () => (await offered()).items[openCourse]?.voice?.id;
  const before = await ofCourse();
  const version = await editor.wrote('lesson-one', (draft) => ({
    ...draft,
    lesson: { ...draft.lesson, recap: look },
  }));
  await editor.publish(version);

  expect(before).toBeUndefined();
  await eventually(async () =>
    expect(Object.keys(await listOf(await ofCourse()))).toEqual([lineKey(look.id, 'id')]),
  );
  await editor.withdraw(version);
  await eventually(async () => expect(await ofCourse()).toBeUndefined());
});

test('a touched word is offered once each word of its book was recorded, and goes along with the library', async () => {
  const editor = await bookEditor(product);
  const draft = soundBook('Mandi Siang');
  const book = await editor.published(draft);
  const [first = '', ...rest] = bookWords(bookLines({ id: book, ...draft }, false))
    .filter(({ language }) => language === 'id')
    .map(({ words }) => words);
  const recorded = Object.fromEntries(rest.map((words) => [words, 'one voice']));

  await published({ ...recorded, 'Ketuk satu.': 'one' });
  const withoutOne = await editor.wordsRecordedIn(book);
  const saved = Object.keys(await listOf((await offered()).items[library]?.voice?.id));
  await publish({ ...recorded, [first]: 'the last word' });

  expect(rest.length).toBeGreaterThan(3);
  expect(withoutOne).toEqual([]);
  expect(saved.toSorted()).toEqual(rest.map((each) => lineKey(each, 'id')).toSorted());
  await eventually(async () => expect(await editor.wordsRecordedIn(book)).toEqual(['id']));
  expect(await editor.recordedIn(book), 'words alone are no story').toEqual([]);
  await editor.withdraw(book);
});

test('hands out nothing that no version names', async () => {
  for (const path of ['/voice/0123456789abcdef', '/voice/..%2Fsecret', '/voice/lists/x.json'])
    expect((await get(path)).reply.status).toBe(404);
});
