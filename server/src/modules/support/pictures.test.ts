import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff, support, supportPictures } from '@nobi/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startConsole } from '../../testing/console.ts';
import { newConfirmedFamily } from '../../testing/people.ts';
import type { Product } from '../../testing/product.ts';
import { type Parts, packed, photoWithPlace, pictureOf } from '../profile/profile.testing.ts';

let product: Product;
let staffToken: string;
const folder = join(tmpdir(), `nobi-support-pictures-${process.pid}-${Date.now()}`);

beforeAll(async () => {
  ({ product, token: staffToken } = await startConsole({ DATA_DIR: folder }));
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle, ticket cascade'));
afterAll(() => product.stop());

const files = () => readdir(join(folder, 'files')).catch(() => []);
const conversation = z.object({
  state: z.string(),
  messages: z.array(z.object({ text: z.string(), picture: z.nullable(z.string()) })),
});

const askedBy = async (token: string) => {
  const body = { subject: 'Layar', message: 'Hitam', category: 'bug' };
  const reply = await product.send(support.send, { token, body });
  return z.object({ ticket_id: z.string() }).parse(reply.body).ticket_id;
};
const add = async (token: string, ticket: string, parts: Parts) =>
  product.send(supportPictures.addPicture, { token, params: { ticket }, ...(await packed(parts)) });
const look = async (token: string, ticket: string) =>
  conversation.parse((await product.send(support.question, { token, params: { ticket } })).body);
const fetchPicture = async (address: string | null | undefined) => {
  const response = await fetch(new URL(address ?? '/none', product.url));
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('a family and staff see the picture, whole, readable and without where it was taken', async () => {
  const { token } = await newConfirmedFamily(product);
  const ticket = await askedBy(token);
  const params = { ticket };
  await product.send(staff.answer, {
    token: staffToken,
    params,
    body: { response: 'Seperti apa?' },
  });

  const reply = await add(token, ticket, { picture: { bytes: await photoWithPlace() } });

  const seen = await look(token, ticket);
  const { body } = await product.send(staff.ticket, { token: staffToken, params });
  const address = seen.messages.at(-1)?.picture;
  const { status, bytes } = await fetchPicture(address);
  expect([reply.status, seen.state, status]).toEqual([200, 'open', 200]);
  expect(conversation.parse(body).messages.at(-1)).toEqual({ text: '', picture: address });
  // Not cut to a square, and not made larger.
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });
  expect(bytes.includes('KameraIbu')).toBe(false);
});

test('the same picture again stands there once, also when both come at once', async () => {
  const { token } = await newConfirmedFamily(product);
  const ticket = await askedBy(token);
  const bytes = await pictureOf('png');

  const replies = await Promise.all(
    [1, 2, 3].map(() => add(token, ticket, { picture: { bytes } })),
  );
  await add(token, ticket, { picture: { bytes } });

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await look(token, ticket)).messages).toHaveLength(2);
  expect(await product.db.query('select 1 from unclaimed_picture')).toEqual([]);
});

test('nobody adds to or opens what is another family’s', async () => {
  const [one, other] = [await newConfirmedFamily(product), await newConfirmedFamily(product)];
  const [ticket, foreign] = [await askedBy(one.token), await askedBy(other.token)];
  const picture = { bytes: await pictureOf('jpeg') };
  await add(one.token, ticket, { picture });
  await add(other.token, foreign, { picture });
  const before = await files();

  const refused = await add(other.token, ticket, { picture });

  const [own = '', theirs = ''] = [
    (await look(one.token, ticket)).messages.at(-1)?.picture ?? '',
    (await look(other.token, foreign)).messages.at(-1)?.picture ?? '',
  ];
  const signature = own.split('?')[1];
  const addresses = [own, `${theirs.split('?')[0]}?${signature}`, own.split('?')[0]];
  const profilePath = own.replace('/support/', '/pictures/');
  const statuses = await Promise.all([...addresses, profilePath].map(fetchPicture));
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await files()).toEqual(before);
  expect(statuses.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
});

test('what is no picture is refused with words, and the question stays as it was', async () => {
  const { token } = await newConfirmedFamily(product);
  const ticket = await askedBy(token);
  const bytes = await pictureOf('png');
  const program = new TextEncoder().encode('<svg onload="alert(1)"/>');

  const replies = [
    await add(token, ticket, { picture: { bytes: program, name: 'a.png' } }),
    await add(token, ticket, {}),
    await add(token, ticket, { photo: { bytes } }),
    await add(token, 'none', { picture: { bytes } }),
  ];

  const codes = replies.map(({ body }) => z.object({ code: z.string() }).parse(body).code);
  expect(codes).toEqual(['picture_refused', 'field_required', 'invalid_input', 'not_found']);
  expect((await look(token, ticket)).messages).toHaveLength(1);
});

test('twenty a day are enough', async () => {
  const { token } = await newConfirmedFamily(product);
  const ticket = await askedBy(token);
  const noPicture = { bytes: new TextEncoder().encode('x') };
  for (let sent = 0; sent < 20; sent += 1) await add(token, ticket, { picture: noPicture });

  const reply = await add(token, ticket, { picture: { bytes: await pictureOf('png') } });

  expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
});

test('a picture whose question went meanwhile is tidied away, one that a question has is not', async () => {
  const { token } = await newConfirmedFamily(product);
  const ticket = await askedBy(token);
  const picture = { bytes: await pictureOf('png') };
  await add(token, ticket, { picture });
  const before = await files();
  // As if the server had died between the message and its note.
  await product.db.query(
    `insert into unclaimed_picture (name, since)
     select picture, now() - interval '2 hours' from ticket_message where picture is not null`,
  );

  await product.runJob('tidy');

  expect(await files()).toEqual(before);
  await product.db.query('delete from ticket');
  await product.runJob('tidy');
  expect((await files()).length).toBe(before.length - 1);
});
