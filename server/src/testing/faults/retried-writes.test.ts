import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallShape, calls } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { childNamed } from '../../modules/children/children.testing.ts';
import { packed, photoWithPlace } from '../../modules/profile/profile.testing.ts';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openCourse, openGame, openTool } from '../builds.ts';
import { enterConsole, newSubscribedAdult } from '../people.ts';
import { type Product, startProduct } from '../product.ts';
import type { Sending } from '../sender.ts';
import { retriedElsewhere } from './retried-elsewhere.testing.ts';

const staff = { email: 'staf@nobi.example', password: 'rahasia-staf-123' };
const { children, courses, creativity, games, payments, rating, support } = calls;

let product: Product;
let staffToken: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nobi-retried-'));
  product = await startProduct({
    DATA_DIR: folder,
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  });
  staffToken = (await enterConsole(product, staff.email, staff.password)).token;
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** One write as a browser sends it again when the first answer was lost on the way. */
interface Write {
  readonly shape: CallShape;
  /** What stands in the database after any number of tries. */
  readonly count: string;
  readonly sending?: (token: string) => Promise<Sending> | Sending;
}

const begunSession = z.object({ id: z.string() });
const startIn = async (token: string, shape: CallShape, params: Record<string, string>) => {
  const { body } = await product.send(shape, { token, params });
  return begunSession.parse({ id: Object.values(Object(body))[0] }).id;
};
const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });
const rowsOf = (table: string) =>
  `select count(*)::int from ${table} r join account a on a.id = r.account_id where a.email = $1`;
const game = { params: { id: openGame } };
const course = { params: { courseId: openCourse } };
const tool = { params: { toolId: openTool } };
const save = { body: { save: '{"lesson":2}' } };
const report = (item: string) => ({ body: { events: [playEvent('a', item)] } });

const writes: Record<string, Write> = {
  'a play': {
    shape: games.play,
    count: rowsOf('play_session'),
    sending: () => ({ ...game, ...keyed() }),
  },
  'a view': {
    shape: courses.view,
    count: rowsOf('play_session'),
    sending: () => ({ ...course, ...keyed() }),
  },
  'a use of a tool': {
    shape: creativity.record,
    count: rowsOf('play_session'),
    sending: () => ({ ...tool, ...keyed(), scheme: 'Bearer' }),
  },
  'what a game told': {
    shape: games.report,
    count: rowsOf('play_event'),
    sending: async (token) => ({
      params: { play: await startIn(token, games.play, game.params) },
      ...report(openGame),
    }),
  },
  'what was tried before the sign-up': {
    shape: calls.samples.keep,
    count: rowsOf('play_event'),
    sending: () => ({ ...game, ...report(openGame) }),
  },
  'what a course told': {
    shape: courses.report,
    count: rowsOf('play_event'),
    sending: async (token) => ({
      params: { view: await startIn(token, courses.view, course.params) },
      ...report(openCourse),
    }),
  },
  'what a tool told': {
    shape: creativity.report,
    count: rowsOf('play_event'),
    sending: async (token) => ({
      params: { use: await startIn(token, creativity.record, tool.params) },
      ...report(openTool),
    }),
  },
  'a save of a game': {
    shape: games.keep,
    count: rowsOf('play_save'),
    sending: () => ({ ...game, ...save }),
  },
  'a save of a course': {
    shape: courses.keep,
    count: rowsOf('play_save'),
    sending: () => ({ ...course, ...save }),
  },
  'a save of a tool': {
    shape: creativity.keep,
    count: rowsOf('play_save'),
    sending: () => ({ ...tool, ...save }),
  },
  'a rating': {
    shape: rating.give,
    count: rowsOf('rating'),
    sending: () => ({ body: { stars: 9, feedback: 'Bagus' } }),
  },
  'a question to support': {
    shape: support.send,
    count: rowsOf('ticket'),
    sending: () => ({ body: { subject: 'Suara', message: 'Tidak keluar.', category: 'bug' } }),
  },
  'a report of content': {
    shape: support.reportContent,
    count: rowsOf('content_report'),
    sending: () => ({ body: { kind: 'game', item: openGame, reason: 'broken' } }),
  },
  'a child': {
    shape: children.add,
    count: `${rowsOf('child')} and r.nickname = 'Sari'`,
    sending: () => ({ body: childNamed('Sari') }),
  },
  'an order': {
    shape: payments.start,
    count: `${rowsOf('orders')} and r.state <> 'paid'`,
    sending: () => ({ body: { plan: 'premium' } }),
  },
};

test.each(Object.entries(writes))(
  '%s that is tried again is written once',
  async (_what, write) => {
    const { email, token } = await newSubscribedAdult(product, 'regular');
    const sending = { token, ...(await write.sending?.(token)) };

    const first = await product.send(write.shape, sending);
    const again = await Promise.all([1, 2, 3].map(() => product.send(write.shape, sending)));

    expect([first, ...again].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await product.db.query(write.count, [email])).toEqual([{ count: 1 }]);
  },
);

test.each([games.play, courses.view, creativity.record])(
  '$path answers a second try with the sitting of the first',
  async (shape) => {
    const { token } = await newSubscribedAdult(product, 'regular');
    const params = { ...game.params, ...course.params, ...tool.params };
    const idOf = async (headers: Record<string, string>) => {
      const { body } = await product.send(shape, { token, params, headers });
      return Object.values(Object(body))[0];
    };
    const { headers } = keyed();

    const [first, again] = [await idOf(headers), await idOf(headers)];
    const [other, plain] = [await idOf(keyed().headers), await idOf({})];

    expect(again).toBe(first);
    expect(new Set([first, other, plain]).size).toBe(3);
  },
);

test('the key of one family is no key to another’s sitting', async () => {
  const [mine, theirs] = [await newSubscribedAdult(product), await newSubscribedAdult(product)];
  const sending = { ...course, ...keyed() };

  const views = await Promise.all(
    [mine, theirs].map(({ token }) => product.send(courses.view, { ...sending, token })),
  );

  expect(views[0]?.body).not.toMatchObject({ view_id: Object(views[1]?.body).view_id });
});

test.each(['short', 'a'.repeat(65), 'a key with blanks in it'])(
  'refuses %j as a key',
  async (key) => {
    const { token } = await newSubscribedAdult(product);

    const reply = await product.send(courses.view, {
      ...course,
      token,
      headers: { 'idempotency-key': key },
    });

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);

test('a profile that is saved again is the same profile, with one picture', async () => {
  const { token } = await newSubscribedAdult(product);
  const form = await packed({
    display_name: 'Sari',
    profile_picture: { bytes: await photoWithPlace() },
  });

  const replies = [
    await product.send(calls.profile.update, { token, ...form }),
    await product.send(calls.profile.update, { token, ...form }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[1]?.body).toMatchObject({ display_name: 'Sari' });
  const names = await readdir(join(folder, 'files'));
  expect(names.filter((name) => !name.startsWith('.'))).toHaveLength(1);
});

test('a reply that is marked again takes no other reply away', async () => {
  const { token } = await newSubscribedAdult(product);
  const ask = async (subject: string) => {
    const body = { subject, message: 'Halo', category: 'general' };
    const ticket = Object((await product.send(support.send, { token, body })).body).ticket_id;
    const answer = { token: staffToken, params: { ticket }, body: { response: 'Hai' } };
    await product.send(calls.staff.answer, answer);
    return String(ticket);
  };
  const [firstTurn, read] = [await ask('Satu'), await ask('Dua')];
  const sending = { token, body: { ticket_id: read } };

  await product.send(support.markRead, sending);
  await product.send(support.markRead, sending);

  const { body } = await product.send(support.unread, { token });
  expect(body).toMatchObject([{ ticket_id: firstTurn }]);
});

test('no write of the contract is forgotten here', () => {
  const covered = [...Object.values(writes).map(({ shape }) => shape), ...retriedElsewhere];

  const forgotten = Object.values(calls)
    .flatMap((noun): CallShape[] => Object.values(noun))
    .filter((shape) => shape.method !== 'GET' && !covered.includes(shape));

  expect(forgotten.map(({ path }) => path)).toEqual([]);
});
