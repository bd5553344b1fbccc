import { type CallShape, calls } from '@nobi/contract';
import { openApi } from '@nobi/contract/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validBody } from '../testing/bad-input.ts';
import { enterAdult, enterConsole, newSubscriber } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import type { Sending } from '../testing/sender.ts';

const staff = { email: 'staf@nobi.example', password: 'rahasia-staf-123' };

let product: Product;
let family: string;
let colleague: string;

beforeAll(async () => {
  product = await startProduct({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  family = (await enterAdult(product, await newSubscriber(product))).token;
  colleague = (await enterConsole(product, staff.email, staff.password)).token;
});
afterAll(() => product.stop());

const everyCall = Object.entries(calls).flatMap(([noun, shapes]) =>
  Object.entries(shapes).map(([name, shape]): [string, CallShape] => [`${noun}.${name}`, shape]),
);
const readsBody = everyCall.filter(([, { method }]) => method !== 'GET');

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});
const { paths } = document.parse(openApi(calls));
const namedBy = ({ path, method }: CallShape) =>
  Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number);

/** Sends as somebody whom the call lets in. */
const send = (shape: CallShape, sending: Sending) =>
  product.send(shape, { token: shape.access === 'staff' ? colleague : family, ...sending });

const formOf = (field: string, bytes: number) => {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  return new Response(form);
};

test.each(readsBody)('%s says 415 to a kind of body that it does not read', async (_n, shape) => {
  const reply = await send(shape, {
    body: JSON.stringify(validBody(shape)),
    headers: { 'content-type': shape.encoding === 'multipart' ? 'application/json' : 'text/plain' },
  });

  // Signed notifications are bytes of any kind: their proof is what counts.
  if (shape.encoding === 'raw') expect(reply.status).not.toBe(415);
  else expect(reply.status).toBe(415);
  expect(namedBy(shape)).toContain(reply.status);
});

test.each(readsBody)('%s says 413 to a body beyond its limit', async (_name, shape) => {
  const megabytes = shape.largestFile ?? 5;
  const form =
    shape.encoding === 'multipart' ? formOf('file', megabytes * 1_048_576 + 1) : undefined;

  const reply = await send(shape, {
    body: form
      ? new Uint8Array(await form.arrayBuffer())
      : JSON.stringify('x'.repeat((shape.largestBody ?? 195) * 1024)),
    headers: { 'content-type': form?.headers.get('content-type') ?? 'application/json' },
  });

  expect(reply.status).toBe(413);
  expect(namedBy(shape)).toContain(413);
});

test.each(everyCall)('%s names what it says to a stray question', async (_name, shape) => {
  const body = shape.method === 'GET' ? undefined : '{"a":';
  const strays = [
    { query: { page: 'x', per_page: '-1', sort: 'x', order: 'x', order_id: '', ticket: 'x' } },
    { headers: { 'idempotency-key': '?' } },
    { body },
    { token: undefined },
    { token: 'A'.repeat(43) },
    ...Object.keys(shape.params?.shape ?? {}).flatMap((name) =>
      ['-', 'no-such-thing', '999999999', '00000000-0000-4000-8000-000000000000'].map((one) => ({
        params: { [name]: one },
        body: shape.body && shape.encoding !== 'multipart' ? validBody(shape) : undefined,
      })),
    ),
  ];

  const statuses = [];
  for (const stray of strays) statuses.push((await send(shape, stray)).status);

  expect(namedBy(shape)).toEqual(expect.arrayContaining(statuses));
});

test('a path with a name in it may lead nowhere, and says so', () => {
  const silent = everyCall.filter(([, shape]) => shape.params && !namedBy(shape).includes(404));

  expect(silent.map(([name]) => name)).toEqual([]);
});
