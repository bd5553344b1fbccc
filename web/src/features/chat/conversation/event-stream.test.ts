import { expect, test } from 'vitest';
import { eventsIn } from './event-stream.ts';

const arriving = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const read = async (written: string, size: number) => {
  const bytes = new TextEncoder().encode(written);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.slice(at, at + size));
  const found: unknown[] = [];
  for await (const { event, data } of eventsIn(arriving(chunks))) found.push([event, data]);
  return found;
};

const two =
  'event: delta\ndata: {"text":"½ + ¼ 🍎"}\n\n: still here\n\nevent: done\ndata: {"response":"ya"}\n\n';

test.each([1, 2, 3, 7, 1000])('reads whole events from pieces of %i bytes', async (size) => {
  expect(await read(two, size)).toEqual([
    ['delta', { text: '½ + ¼ 🍎' }],
    ['done', { response: 'ya' }],
  ]);
});

test('reads lines that end as on another system', async () => {
  expect(await read(two.replaceAll('\n', '\r\n'), 1000)).toHaveLength(2);
});

test('leaves out what was cut in its middle', async () => {
  expect(await read(two.slice(0, -4), 1000)).toEqual([['delta', { text: '½ + ¼ 🍎' }]]);
});
