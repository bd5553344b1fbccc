import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AddressRefused } from '../../ports/mail.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { smtpCarrier } from './smtp.ts';

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(() => mail.stop());

/** Less patient than the product. */
const limits = { connectMs: 500, greetingMs: 1500, silenceMs: 500, wholeMs: 4000 };
const carrier = (url = mail.url, patience = limits) =>
  smtpCarrier({ url, from: 'Nobi <halo@nobi.example>' }, patience);
const letter = {
  id: 'letter-7-1790000000000',
  to: 'ibu@contoh.id',
  subject: 'Halo 🚣',
  text: 'teks',
  html: '<p>teks</p>',
};

/** A server of any bad manners; answers its address. */
const rude = async (greet: (socket: Socket) => void) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    greet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

/** Greets well and then never ends its first answer. */
const dripping = (socket: Socket) => {
  socket.write('220 halo\r\n');
  const drip = setInterval(() => socket.write('250-wait\r\n'), 100);
  socket.once('close', () => clearInterval(drip));
};

test.each([
  ['says nothing', () => undefined],
  ['drips', dripping],
  ['hangs up', (socket: Socket) => void socket.destroy()],
  ['is full', (socket: Socket) => void socket.end('421 too many connections\r\n')],
  ['is no mail server', (socket: Socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
])('a server that %s is a failed try, soon', async (_what, greet) => {
  const server = await rude(greet);
  const startedAt = performance.now();

  await expect(carrier(server.url).deliver(letter)).rejects.toThrow();

  expect(performance.now() - startedAt).toBeLessThan(10_000);
  server.stop();
});

test.each([
  ['cuts the line in the middle of a letter', 0],
  ['keeps a letter and cuts the line before saying so', 1],
  ['keeps a letter and says nothing more', 1],
] as const)('a server that %s is one failed try', async (fault, attempts) => {
  mail.fault = fault;

  await expect(carrier().deliver(letter)).rejects.not.toBeInstanceOf(AddressRefused);
  expect(mail.letters).toHaveLength(attempts);

  mail.fault = undefined;
  await carrier().deliver(letter);
  // Where the first had arrived, a mailbox knows the second by its id.
  expect(new Set(mail.letters.map(({ messageId }) => messageId))).toEqual(
    new Set(['<letter-7-1790000000000@nobi.example>']),
  );
});

test.each([550, 551, 553])('%i for an address is final', async (code) => {
  mail.fault = { refusesAddress: code };

  await expect(carrier().deliver(letter)).rejects.toBeInstanceOf(AddressRefused);
});

test.each([
  { refusesAddress: 450 },
  { refusesAddress: 452 },
  { refusesAddress: 554 },
  { refusesLetter: 451 },
  { refusesLetter: 550 },
  { refusesLetter: 552 },
])('%j may pass and is tried again', async (fault) => {
  mail.fault = fault;

  await expect(carrier().deliver(letter)).rejects.not.toBeInstanceOf(AddressRefused);
});

test('a letter that can be ended says so to the mail program, and no other does', async () => {
  await carrier().deliver({ ...letter, unsubscribe: 'https://nobi.example/end?ticket=a.b' });
  await carrier().deliver(letter);

  const headers = mail.letters.map((each) =>
    each.headers
      .filter(({ key }) => key.startsWith('list-'))
      .map(({ key, value }) => `${key}: ${value}`)
      .toSorted(),
  );
  expect(headers).toEqual([
    [
      'list-unsubscribe-post: List-Unsubscribe=One-Click',
      'list-unsubscribe: <https://nobi.example/end?ticket=a.b>',
    ],
    [],
  ]);
});

/** Reaches this machine, but by an address that is not its own: as a server elsewhere would be. */
const elsewhere = (query = '') => `${mail.url.replace('127.0.0.1', '0.0.0.0')}${query}`;

test('beyond this machine nothing goes out in clear, unless that is asked for', async () => {
  await expect(carrier(elsewhere()).deliver(letter)).rejects.toThrow(/TLS/i);
  expect(mail.letters).toEqual([]);

  await carrier(elsewhere('?requireTLS=false')).deliver(letter);
  expect(mail.letters).toHaveLength(1);
});

test('a server elsewhere that nobody vouches for gets nothing', async () => {
  await mail.stop();
  mail = await startMailServer(0, true);

  // A handshake takes its time on a busy machine; who is silent is tried above.
  const patient = { ...limits, greetingMs: 20_000, wholeMs: 25_000 };
  await expect(carrier(elsewhere(), patient).deliver(letter)).rejects.toThrow(
    /certificate|self-signed/i,
  );
  expect(mail.letters).toEqual([]);

  await carrier(elsewhere('?tls.rejectUnauthorized=false'), patient).deliver(letter);
  expect(mail.letters).toHaveLength(1);
});
