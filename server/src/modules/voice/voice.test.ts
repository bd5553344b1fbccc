import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineKey, mostClipBytes, readVoiceIndex, voice } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runCommand } from '../../testing/command.ts';
import { type Product, startProduct } from '../../testing/product.ts';

const script = join(import.meta.dirname, '../../backup/voice/voice-publish-command.ts');

let product: Product;
let data: string;
let folder: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'nobi-voice-data-'));
  product = await startProduct({ DATA_DIR: data });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nobi-voice-'));
  await product.db.query('delete from voice_pack');
});
afterAll(async () => {
  await product.stop();
  await rm(data, { recursive: true, force: true });
});

const webm = (sound: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
    Buffer.from(`webm A_OPUS OpusHead ${sound}`),
  ]);
const ogg = (sound: string) => Buffer.from(`OggS OpusHead ${sound}`);

/** As an operator publishes a folder. */
const publish = async (lines: string, files: Record<string, Uint8Array> = {}) => {
  await writeFile(join(folder, 'lines.tsv'), lines);
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return runCommand(script, ['--from', folder], {
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: data,
  });
};
const newest = async () =>
  z.object({ version: z.nullable(z.int()) }).parse((await product.send(voice.newest)).body).version;
const bytesAt = async (path: string) => {
  const reply = await fetch(`${product.url}${path}`);
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const indexOf = async (version: number | null) => {
  const { reply, bytes } = await bytesAt(`/api/voice/packs/${version}/`);
  return { reply, bytes, clips: readVoiceIndex(bytes.toString('hex')) };
};

test('hands out what an operator published: a small list, and clips that never change', async () => {
  expect(await newest()).toBeNull();

  const ran = await publish('id\tma.webm\tma\nen\tcat.ogg\tThis is a cat.\n', {
    'ma.webm': webm('ma'),
    'cat.ogg': ogg('cat'),
  });
  const { reply, bytes, clips } = await indexOf(await newest());
  const clip = clips.get(lineKey('This is a cat.', 'en'));
  const sound = await bytesAt(`/api/voice/clips/${clip?.file}/`);

  expect(ran.stdout).toContain('2 clips');
  // Sixteen bytes a clip.
  expect(bytes).toHaveLength(32);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(clip?.bytes).toBe(ogg('cat').length);
  expect(sound.bytes).toEqual(ogg('cat'));
  expect(sound.reply.headers.get('content-type')).toBe('audio/ogg');
  expect(sound.reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(sound.reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('leaves an older pack as it was when a newer one is published', async () => {
  await publish('id\tma.webm\tma\n', { 'ma.webm': webm('ma') });
  const before = await newest();
  await publish('id\tma.webm\tma\nid\tbu.webm\tbu\n', {
    'ma.webm': webm('ma again'),
    'bu.webm': webm('bu'),
  });

  const [old, now] = [await indexOf(before), await indexOf(await newest())];
  const [oldMa, newMa] = [old, now].map(({ clips }) => clips.get(lineKey('ma', 'id'))?.file);
  expect([old.clips.size, now.clips.size]).toEqual([1, 2]);
  expect(oldMa).not.toBe(newMa);
  expect((await bytesAt(`/api/voice/clips/${oldMa}/`)).bytes).toEqual(webm('ma'));
});

test('publishes nothing of a folder with faults, and names each of them', async () => {
  const ran = await publish(
    [
      ...['id\tma.mp3\tma', 'id\tgone.webm\tbu', 'id\tlong.webm\tta', 'fr\tma.mp3\tmoi'],
      ...['id\tka.webm\tka', 'id\tka.webm\tKa!', 'id\t../secret\tku'],
    ].join('\n'),
    {
      'ma.mp3': Buffer.from('ID3 and a song'),
      'long.webm': Buffer.concat([webm('long'), Buffer.alloc(mostClipBytes)]),
      'ka.webm': webm('ka'),
    },
  );

  expect(ran.code).toBe(1);
  expect(ran.output).toContain('Line 1 names ma.mp3, which is no Opus in WebM or Ogg');
  expect(ran.output).toContain('Line 2 names gone.webm, which is not there');
  expect(ran.output).toMatch(
    /Line 3 names long\.webm, which has \d+ bytes, and 60000 are the most/,
  );
  expect(ran.output).toContain('Line 4 is no "id or en", file and words');
  expect(ran.output).toContain('“Ka!” (id) stands there twice: “ka”.');
  expect(ran.output).toContain('Line 7 is no "id or en", file and words');
  expect(await newest()).toBeNull();
});

test('hands out no other file and no pack that never was', async () => {
  for (const path of ['/api/voice/packs/99/', '/api/voice/clips/0123456789abcdef/'])
    expect((await fetch(`${product.url}${path}`)).status).toBe(404);
});
