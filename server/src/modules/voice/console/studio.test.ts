import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineKey, mostClipBytes, readVoiceIndex, staff, voice } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openCourse, openGame } from '../../../testing/builds.ts';
import { enterConsole, newColleague } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
let data: string;
let sari: string;
let budi: string;

const colleague = async (roles: readonly ('content' | 'support')[] = ['content']) => {
  const { email } = await newColleague(product, { roles });
  return (await enterConsole(product, email)).token;
};
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'nobi-studio-'));
  product = await startProduct({ DATA_DIR: data });
  [sari, budi] = [await colleague(), await colleague()];
});
beforeEach(async () => {
  await product.db.query('truncate voice_take, voice_pack cascade');
});
afterAll(async () => {
  await product.stop();
  await rm(data, { recursive: true, force: true });
});

const littleEndian = (value: number, width: number) =>
  Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** at) % 256);
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Two pages of Ogg as RFC 3533 lays them; the clock of the last one is how long it takes. */
const opus = (name: string, { seconds = 2, padding = 0 } = {}) => {
  const page = (clock: number, body: readonly number[]) => [
    ...letters('OggS'),
    ...[0, 0],
    ...littleEndian(clock, 8),
    ...Array(12).fill(0),
    ...[1, body.length],
    ...body,
  ];
  const head = page(0, [...letters('OpusHead'), 1, 1]);
  const body = page(seconds * 48_000, letters(name));
  return Uint8Array.from([...head, ...body, ...Array(padding).fill(0)]);
};

const shown = z.object({ id: z.string(), file: z.string(), taken_by: z.string() });
const recorded = z.object({ take: shown, between: z.nullable(shown) });

interface Recording {
  readonly token?: string;
  readonly seen?: string;
  readonly language?: 'id' | 'en';
}
const send = async (
  words: string,
  sound: Uint8Array<ArrayBuffer> | undefined,
  { token = sari, seen = '', language = 'id' }: Recording = {},
) => {
  const form = new FormData();
  form.append('seen', seen);
  if (sound) form.append('sound', new Blob([sound]), 'take.ogg');
  const encoded = new Response(form);
  return product.send(staff.recordVoiceTake, {
    token,
    params: { language, key: lineKey(words, language) },
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
};
const record = async (words: string, sound: Uint8Array<ArrayBuffer>, more?: Recording) =>
  recorded.parse((await send(words, sound, more)).body);

const linesOf = async (set: string, language = 'id') => {
  const { body } = await product.send(staff.voiceLines, { token: sari, params: { set, language } });
  return staff.voiceLines.reply.parse(body).lines;
};
const lineOf = async (set: string, words: string) =>
  (await linesOf(set)).find((line) => line.words === words);
const setOf = async (id: string) => {
  const { body } = await product.send(staff.voiceSets, { token: sari });
  const { sets, ...rest } = staff.voiceSets.reply.parse(body);
  return { ...rest, of: sets.find((set) => set.id === id)?.languages };
};
const publish = () => product.send(staff.publishVoice, { token: sari });

test('shows what is missing, and how far the recording is, item by item', async () => {
  expect(await lineOf(openGame, 'Ketuk satu.')).toMatchObject({ state: 'missing', take: null });

  await record('Ketuk satu.', opus('one', { padding: 900 }));

  expect(await lineOf(openGame, 'Ketuk satu.')).toMatchObject({
    state: 'recorded',
    take: { milliseconds: 2000 },
  });
  const { bytes } = (await lineOf(openGame, 'Ketuk satu.')) ?? { bytes: 0 };
  expect(await setOf(openGame)).toMatchObject({
    version: null,
    waiting: 1,
    of: [
      { language: 'id', lines: 2, missing: 1, recorded: 1, first_bytes: bytes, first_missing: 1 },
      { language: 'en', lines: 1, missing: 1, recorded: 0, first_bytes: 0, first_missing: 1 },
    ],
  });
});

test('lists what the lessons of a course say now', async () => {
  const words = (await linesOf(openCourse)).map((line) => line.words);

  expect(words).toEqual(expect.arrayContaining(['Look (id)', 'How many? (id)', 'Count (id)']));
  // Said in every task, recorded once.
  expect(words.filter((each) => each === 'Look (id)')).toHaveLength(1);
});

test('publishes all newest takes at once; children hear them, and a draft is nobody’s but the staff’s', async () => {
  await record('Ketuk satu.', opus('first try'));
  const { take } = await record('Ketuk satu.', opus('second try'));
  await record('ma', opus('ma'));
  const draft = await product.send(voice.clip, { params: { file: take.file } });
  const sound = await product.send(staff.voiceSound, { token: sari, params: { file: take.file } });
  expect([draft.status, sound.status]).toEqual([404, 200]);

  const { status, body } = await publish();
  expect([status, body]).toMatchObject([200, { clips: 2 }]);

  const version = staff.publishVoice.reply.parse(body).version;
  const reply = await fetch(`${product.url}/api/voice/packs/${version}/`);
  const index = readVoiceIndex(Buffer.from(await reply.arrayBuffer()).toString('hex'));
  expect(index.get(lineKey('ketuk satu', 'id'))?.file).toBe(take.file);
  expect((await product.send(voice.clip, { params: { file: take.file } })).status).toBe(200);
  expect(await lineOf(openGame, 'Ketuk satu.')).toMatchObject({ state: 'published' });
});

test('publishes nothing a second time, and keeps what an earlier version had', async () => {
  await record('ma', opus('ma'));
  await publish();
  expect((await publish()).body).toMatchObject({ code: 'staff_voice_unchanged' });

  await record('Ketuk satu.', opus('one'));
  expect((await publish()).body).toMatchObject({ clips: 2 });
});

test('publishes once when two press at the same time', async () => {
  await record('ma', opus('ma'));

  const replies = await Promise.all([publish(), publish()]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('loses nothing when two record the same line: both takes stay, and one says that it came second', async () => {
  const mine = await record('ma', opus('of Sari'));
  const theirs = await record('ma', opus('of Budi'), { token: budi, seen: '' });

  expect(mine.between).toBeNull();
  expect(theirs.between).toMatchObject({ id: mine.take.id });
  const { body } = await product.send(staff.voiceTakes, {
    token: sari,
    params: { language: 'id', key: lineKey('ma', 'id') },
  });
  const { takes } = staff.voiceTakes.reply.parse(body);
  expect(takes.map(({ id }) => id)).toEqual([theirs.take.id, mine.take.id]);

  // The earlier one after all.
  await product.send(staff.useVoiceTake, { token: budi, params: { id: mine.take.id } });
  expect((await lineOf('sounds', 'ma'))?.file).toBe(mine.take.file);
});

test('says of changed words what was recorded there', async () => {
  await record('Sudah selesai.', opus('done'));
  await product.db.query(
    "update voice_take set words = 'Selesai.', key = $1 where words = 'Sudah selesai.'",
    [lineKey('Selesai.', 'id')],
  );

  expect(await lineOf(openGame, 'Sudah selesai.')).toMatchObject({
    state: 'outdated',
    was: 'Selesai.',
    file: null,
  });
  // Nobody says the old words any more.
  expect((await publish()).status).toBe(409);
});

test.each([
  ['too_large', opus('long', { padding: mostClipBytes })],
  ['staff_take_refused', Uint8Array.from(letters('RIFF....WAVE'))],
  ['staff_take_long', opus('slow', { seconds: 17 })],
  ['staff_take_short', opus('tick', { seconds: 0.01 })],
  ['invalid_input', undefined],
])('refuses with %s what is no take', async (code, sound) => {
  const { status, body } = await send('ma', sound);

  expect(body).toMatchObject({ code });
  expect(status).toBeLessThan(500);
  expect(await lineOf('sounds', 'ma')).toMatchObject({ state: 'missing' });
});

test('takes no recording of words that nobody says', async () => {
  expect((await send('Bukan kalimat kami.', opus('stray'))).status).toBe(404);
});

test('is open to who looks after the content alone', async () => {
  const support = await colleague(['support']);

  const refused = await Promise.all([
    product.send(staff.voiceSets, { token: support }),
    send('ma', opus('ma'), { token: support }),
    product.send(staff.publishVoice, { token: support }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});
