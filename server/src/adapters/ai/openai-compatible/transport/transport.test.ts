import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcp, type Server } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openTransport } from './transport.ts';

const call = () => ({
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{}'),
  signal: new AbortController().signal,
});
const portOf = (server: Server) => {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A thread that listens and never takes anybody in; with its queue full, it is a black hole. */
const blackHole = async () => {
  const thread = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const server = require('node:net').createServer();
     server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
       parentPort.postMessage(server.address().port);
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
    { eval: true },
  );
  const [port] = await once(thread, 'message');
  const waiting = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
  for (const socket of waiting) socket.on('error', () => undefined);
  await once(waiting[0] ?? thread, 'connect');
  return {
    port: Number(port),
    async close() {
      for (const socket of waiting) socket.destroy();
      await thread.terminate();
    },
  };
};

test('an address that never answers ends by the limit for connecting alone', async () => {
  const hole = await blackHole();

  const sent = openTransport({ connect: 300 }).post(`http://127.0.0.1:${hole.port}/v1`, call());

  await expect(sent).rejects.toThrow('no connection in time');
  await hole.close();
});

test('a host that takes the connection but never agrees on TLS counts as no connection', async () => {
  const silent = createTcp().listen(0, '127.0.0.1');
  await once(silent, 'listening');

  const sent = openTransport({ connect: 300 }).post(`https://127.0.0.1:${portOf(silent)}/`, call());

  await expect(sent).rejects.toThrow('no connection in time');
  silent.close();
});

test('once connected, the limit for connecting has nothing more to say', async () => {
  const slow = createServer((_request, response) => setTimeout(() => response.end('ya'), 400));
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');

  const transport = openTransport({ connect: 200 });
  const response = await transport.post(`http://127.0.0.1:${portOf(slow)}/`, call());

  expect(response.statusCode).toBe(200);
  response.resume();
  slow.closeAllConnections();
  slow.close();
});

test.each([
  ['a link-local address', '169.254.169.254', 4],
  ['the same, dressed as IPv6', '::ffff:169.254.169.254', 6],
  ['an address of a link alone', 'fe80::1', 6],
])('a name that leads to %s is not connected to', async (_what, address, family) => {
  const transport = openTransport({
    connect: 300,
    lookup: (_host, options, found) =>
      options.all ? found(null, [{ address, family }]) : found(null, address, family),
  });

  await expect(transport.post('http://ai.example.com/v1', call())).rejects.toMatchObject({
    code: 'ERR_IP_BLOCKED',
  });
});

/** Counts its connections; on a used one it answers the first question and closes at the next. */
const countingVendor = async (closesUsed: boolean) => {
  const used = new WeakSet<object>();
  const seen = { connections: 0 };
  const vendor = createServer((request, response) => {
    if (closesUsed && used.has(request.socket)) return request.socket.destroy();
    used.add(request.socket);
    return request.resume().on('end', () => response.end('ya'));
  });
  vendor.on('connection', () => {
    seen.connections += 1;
  });
  vendor.listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const close = () => {
    vendor.closeAllConnections();
    vendor.close();
  };
  return { url: `http://127.0.0.1:${portOf(vendor)}/`, seen, close };
};

test.each([
  ['the same connection', false, 1],
  ['a new connection, if the vendor has just closed the old one', true, 2],
])('a second question goes over %s', async (_over, closesUsed, connections) => {
  const vendor = await countingVendor(closesUsed);
  const transport = openTransport({ connect: 1000 });

  for (const _nth of [1, 2]) {
    const response = await transport.post(vendor.url, call());
    response.resume();
    await once(response, 'close');
  }

  expect(vendor.seen.connections).toBe(connections);
  vendor.close();
});
