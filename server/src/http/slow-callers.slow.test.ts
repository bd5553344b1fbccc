import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../testing/product.ts';
import { openSocket, untilClosed } from '../testing/sockets.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const dripping = async (begin: string, drip: string) => {
  const socket: Socket = await openSocket(product);
  const closed = untilClosed(socket);
  socket.write(begin);
  const timer = setInterval(() => socket.writable && socket.write(drip), 500);
  return closed.finally(() => clearInterval(timer));
};

const slowHeaders = () => dripping('GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n');
const slowBody = () =>
  dripping(
    'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ' ',
  );

test('callers who drip are cut within 15 seconds and hold up nobody', async () => {
  const slow = Array.from({ length: 150 }, (_, at) => (at % 2 ? slowHeaders() : slowBody()));
  const statuses: number[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      statuses.push((await fetch(`${product.url}/healthz`)).status);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();

  const cut = await Promise.all(slow);
  isOver = true;
  await others;

  expect(Math.max(...cut.map(({ afterMs }) => afterMs))).toBeLessThan(15_000);
  expect(cut.every(({ text }) => text.startsWith('HTTP/1.1 408'))).toBe(true);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses.length).toBeGreaterThan(20);
}, 25_000);
