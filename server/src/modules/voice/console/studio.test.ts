import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineKey, mostClipBytes, staff, voice } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCourse, openGame } from '../../../testing/builds.ts';
import { enterConsole, newColleague } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { letters, opus, type Studio, studioFor } from './studio.testing.ts';

let product: Product;
let data: string;
let sari: string;
let budi: string;
let studio: Studio;

const colleague = async (roles: readonly ('content' | 'support')[] = ['content']) => {
  const { email } = await newColleague(product, { roles });
  return (await enterConsole(product, email)).token;
};
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'nobi-studio-'));
  product = await startProduct({ DATA_DIR: data });
  [sari, budi] = [await colleague(), await colleague()];
  studio = studioFor(product, sari);
});
beforeEach(async () => {
  await product.db.query('truncate voice_take, voice_pack cascade');
});
afterAll(async () => {
  await product.stop();
  await rm(data, { recursive: true, force: true });
});

test('shows what is missing, and how far the recording is, item by item', async () => {
  expect(await studio.lineOf(openGame, 'Ketuk satu.')).toMatchObject({
    state: 'missing',
    take: null,
  });

  await studio.record('Ketuk satu.', opus('one', { padding: 900 }));

  expect(await studio.lineOf(openGame, 'Ketuk satu.')).toMatchObject({
    state: 'recorded',
    take: { milliseconds: 2000 },
  });
  const { bytes } = (await studio.lineOf(openGame, 'Ketuk satu.')) ?? { bytes: 0 };
  expect(await studio.setOf(openGame)).toMatchObject({
    version: null,
    waiting: 1,
    of: [
      { language: 'id', lines: 2, missing: 1, recorded: 1, first_bytes: bytes, first_missing: 1 },
      { language: 'en', lines: 1, missing: 1, recorded: 0, first_bytes: 0, first_missing: 1 },
    ],
  });
});

test('lists what the lessons of a course say now', async () => {
  const words = (await studio.linesOf(openCourse)).map((line) => line.words);

  expect(words).toEqual(expect.arrayContaining(['Look (id)', 'How many? (id)', 'Count (id)']));
  // Said in every task, recorded once.
  expect(words.filter((each) => each === 'Look (id)')).toHaveLength(1);
});

test('publishes all newest takes at once; children hear them, and a draft is nobody’s but the staff’s', async () => {
  await studio.record('Ketuk satu.', opus('first try'));
  const { take } = await studio.record('Ketuk satu.', opus('second try'));
  await studio.record('ma', opus('ma'));
  const draft = await product.send(voice.clip, { params: { file: take.file } });
  const sound = await product.send(staff.voiceSound, { token: sari, params: { file: take.file } });
  expect([draft.status, sound.status]).toEqual([404, 200]);

  const { status, body } = await studio.publish();
  expect([status, body]).toMatchObject([200, { clips: 2 }]);

  const version = staff.publishVoice.reply.parse(body).version;
  const index = await studio.indexOf(version);
  expect(index.get(lineKey('ketuk satu', 'id'))?.file).toBe(take.file);
  expect((await product.send(voice.clip, { params: { file: take.file } })).status).toBe(200);
  expect(await studio.lineOf(openGame, 'Ketuk satu.')).toMatchObject({ state: 'published' });
});

test('publishes nothing a second time, and keeps what an earlier version had', async () => {
  await studio.record('ma', opus('ma'));
  await studio.publish();
  expect((await studio.publish()).body).toMatchObject({ code: 'staff_voice_unchanged' });

  await studio.record('Ketuk satu.', opus('one'));
  expect((await studio.publish()).body).toMatchObject({ clips: 2 });
});

test('publishes once when two press at the same time', async () => {
  await studio.record('ma', opus('ma'));

  const replies = await Promise.all([studio.publish(), studio.publish()]);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('loses nothing when two record the same line: both takes stay, and one says that it came second', async () => {
  const mine = await studio.record('ma', opus('of Sari'));
  const theirs = await studio.record('ma', opus('of Budi'), { token: budi, seen: '' });

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
  expect((await studio.lineOf('sounds', 'ma'))?.file).toBe(mine.take.file);
});

test('says of changed words what was recorded there', async () => {
  await studio.record('Sudah selesai.', opus('done'));
  await product.db.query(
    "update voice_take set words = 'Selesai.', key = $1 where words = 'Sudah selesai.'",
    [lineKey('Selesai.', 'id')],
  );

  expect(await studio.lineOf(openGame, 'Sudah selesai.')).toMatchObject({
    state: 'outdated',
    was: 'Selesai.',
    file: null,
  });
  // Nobody says the old words any more.
  expect((await studio.publish()).status).toBe(409);
});

test.each([
  ['too_large', opus('long', { padding: mostClipBytes })],
  ['staff_take_refused', Uint8Array.from(letters('RIFF....WAVE'))],
  ['staff_take_long', opus('slow', { seconds: 17 })],
  ['staff_take_short', opus('tick', { seconds: 0.01 })],
  ['invalid_input', undefined],
])('refuses with %s what is no take', async (code, sound) => {
  const { status, body } = await studio.send('ma', sound);

  expect(body).toMatchObject({ code });
  expect(status).toBeLessThan(500);
  expect(await studio.lineOf('sounds', 'ma')).toMatchObject({ state: 'missing' });
});

test('takes no recording of words that nobody says', async () => {
  expect((await studio.send('Bukan kalimat kami.', opus('stray'))).status).toBe(404);
});

test('is open to who looks after the content alone', async () => {
  const support = await colleague(['support']);

  const refused = await Promise.all([
    product.send(staff.voiceSets, { token: support }),
    studio.send('ma', opus('ma'), { token: support }),
    product.send(staff.publishVoice, { token: support }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
});
