import { hash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packs, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  gameFiles,
  manifestOf,
  type ZipFile,
  zipOf,
} from '../../catalogue/uploads/packages.testing.ts';
import { openCourse } from '../../testing/builds.ts';
import { enterConsole, newColleague, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let folder: string;
let product: Product;
let uploader: string;
let reviewer: string;
let family: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nobi-guests-'));
  product = await startProduct({ DATA_DIR: folder });
  const colleague = async () =>
    (await enterConsole(product, (await newColleague(product)).email)).token;
  uploader = await colleague();
  reviewer = await colleague();
  family = (await newSubscriber(product)).token;
  await writeFile(join(product.settings.contentFolder, 'packs.json'), '{"v":1,"items":{}}');
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const uploaded = z.object({
  id: z.string(),
  findings: z.array(z.looseObject({ level: z.string(), code: z.string() })),
});
const upload = async (files: readonly ZipFile[]) => {
  const form = new FormData();
  form.append('package', new Blob([zipOf(files)]), 'game.zip');
  const encoded = new Response(form);
  const reply = await product.send(staff.uploadPackage, {
    token: uploader,
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  return uploaded.parse(reply.body);
};
const publish = async (files: readonly ZipFile[]) => {
  const { id, findings } = await upload(files);
  await product.send(staff.publishPackage, { token: reviewer, params: { id } });
  return { id, findings };
};
const open = (item: string) => product.send(packs.open, { token: family, params: { item } });
const answered = z.object({ url: z.string(), sha256: z.string() });
const offered = async () => {
  const reply = await fetch(`${product.playUrl}/packs.json`);
  const list = z.object({
    items: z.record(z.string(), z.object({ files: z.record(z.string(), z.number()) })),
  });
  return list.parse(await reply.json()).items;
};

test('a published guest is handed out as one, with all its files and the hash of them', async () => {
  const { id } = await publish(gameFiles('bawa-pulang'));
  const { url, sha256 } = answered.parse((await open('bawa-pulang')).body);

  const text = await (await fetch(url)).text();

  expect(hash('sha256', text)).toBe(sha256);
  const { files } = JSON.parse(text);
  expect(Object.keys(files).sort()).toEqual([
    'game.js',
    'index.html',
    'nobi-guest.js',
    'thumbnail.png',
  ]);
  expect(files['game.js'].text).toContain('dimainkan');
  expect(Buffer.from(files['thumbnail.png'].base64, 'base64').subarray(1, 4).toString()).toBe(
    'PNG',
  );
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  expect(await plain.text()).toBe(text);
  expect((await offered())['bawa-pulang']?.files).toEqual({
    [`/guest/${id}/`]: expect.any(Number),
  });
});

test('its files as one are open to nobody without a ticket for them, and no page', async () => {
  const { id } = await publish(gameFiles('tertutup'));
  const { url } = answered.parse((await open('tertutup')).body);
  const bare = url.replace(/\?.*/, '');
  const { search } = new URL(url);

  const statuses = await Promise.all(
    [
      bare,
      `${product.playUrl}/guest/${id}/${search}`,
      `${product.playUrl}/guest/${id}/nobi-saved`,
    ].map(async (each) => (await fetch(each)).status),
  );

  expect(statuses).toEqual([403, 403, 404]);
  expect((await fetch(url)).headers.get('content-type')).toContain('application/json');
});

test('one that is too big says so to staff, and is offered to nobody', async () => {
  const noise = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), randomBytes(6_000_000)]);

  const { findings } = await publish(gameFiles('berat', [{ name: 'a.wav', bytes: noise }]));

  expect(findings).toContainEqual(expect.objectContaining({ level: 'notes', code: 'not_saved' }));
  expect(await open('berat')).toMatchObject({ status: 404 });
  expect(await offered()).not.toHaveProperty('berat');
});

test('a guest that is withdrawn, or is called like another item, cannot be saved', async () => {
  const { id } = await publish(gameFiles('ditarik'));
  expect(await offered()).toHaveProperty('ditarik');
  const { url } = answered.parse((await open('ditarik')).body);
  await product.send(staff.withdrawPackage, { token: uploader, params: { id } });
  const manifest = manifestOf(openCourse);
  await publish(gameFiles(openCourse, [{ name: 'manifest.json', bytes: manifest }]));

  const offers = await offered();

  expect(offers).not.toHaveProperty('ditarik');
  expect(offers).not.toHaveProperty(openCourse);
  expect(await open('ditarik')).toMatchObject({ status: 404 });
  expect((await fetch(url)).status).toBe(404);
  expect((await open(openCourse)).body).toMatchObject({ sha256: null });
});
