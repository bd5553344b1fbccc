import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallShape, calls, pages, profile } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { photoWithPlace, sendPicture } from '../modules/profile/profile.testing.ts';
import { openCourse, openGame, openTool } from '../testing/builds.ts';
import { enterConsole, newSubscriber } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

const staff = { email: 'staf@nobi.example', password: 'rahasia-staf-123' };
const policies = {
  never: 'no-store',
  askedAbout: 'private, no-cache',
  page: 'no-cache',
  forTheTrip: 'private, max-age=60',
  forAnHour: 'private, max-age=3600, immutable',
  forGood: 'public, max-age=31536000, immutable',
  forTheRobots: 'public, max-age=3600',
  untilAsked: 'public, max-age=0',
} as const;
type Policy = keyof typeof policies;

let product: Product;
let token: string;
let staffToken: string;
let folder: string;
let entryPage: string;
let picture: string;

const addressed = z.object({ url: z.string() });
const pictured = z.object({ profile_picture: z.string() });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nobi-caching-'));
  product = await startProduct({
    DATA_DIR: folder,
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
  });
  token = (await newSubscriber(product, 'regular')).token;
  staffToken = (await enterConsole(product, staff.email, staff.password)).token;
  const session = await product.send(calls.games.play, { token, params: { id: openGame } });
  entryPage = addressed.parse(session.body).url;
  const saved = await sendPicture(product, token, await photoWithPlace());
  picture = product.url + pictured.parse(saved.body).profile_picture;
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What may lie in a browser and be asked about; every other call answers `no-store`. */
const lists: readonly CallShape[] = [
  calls.games.list,
  calls.courses.list,
  calls.courses.history,
  calls.creativity.list,
];
/** Says nothing in any language of ours; `works.test.ts` asks it twice. */
const wordless: readonly CallShape[] = [calls.creativity.works];
const params = { id: openGame, courseId: openCourse, toolId: openTool };
const everyCall = Object.entries(calls).flatMap(([noun, shapes]) =>
  Object.entries(shapes).map(([name, shape]): [string, CallShape] => [`${noun}.${name}`, shape]),
);

test.each(everyCall)('%s is kept as its kind says, done or refused', async (_name, shape) => {
  // Without the session of the other rows, which it would end.
  const key = shape === calls.account.signOut ? undefined : token;
  const isList = lists.includes(shape) || wordless.includes(shape);

  const reply = await product.send(shape, {
    token: shape.access === 'staff' ? staffToken : key,
    params,
  });
  const refused = await product.send(shape, { token: 'A'.repeat(43), params });

  expect(reply.headers.get('cache-control')).toBe(isList ? policies.askedAbout : policies.never);
  expect(reply.headers.has('etag')).toBe(isList);
  if (isList) expect(reply.headers.get('vary')).toMatch(/authorization/);
  expect(refused.headers.get('cache-control')).toBe(
    isList && refused.status < 400 ? policies.askedAbout : policies.never,
  );
});

test.each(lists.map((shape): [string, CallShape] => [shape.path, shape]))(
  '%s is sent once and then only asked about, also after a change of language',
  async (_path, shape) => {
    await product.send(calls.courses.view, { token, params });
    const ask = (headers: Record<string, string>) =>
      product.send(shape, { token, headers: { 'cache-control': 'max-age=0', ...headers } });
    const first = await ask({ 'accept-language': 'en' });
    const etag = first.headers.get('etag') ?? '';

    const again = await ask({ 'accept-language': 'en', 'if-none-match': etag });
    const other = await ask({ 'accept-language': 'id', 'if-none-match': etag });

    expect([first.status, again.status, other.status]).toEqual([200, 304, 200]);
    expect(again.body).toBe('');
    expect(again.headers.get('cache-control')).toBe(policies.askedAbout);
  },
);

test('a history that has grown is sent anew', async () => {
  const { token: watcher } = await newSubscriber(product, 'regular');
  const headers = { 'cache-control': 'max-age=0' };
  const before = await product.send(calls.courses.history, { token: watcher, headers });
  await product.send(calls.courses.view, { token: watcher, params });

  const after = await product.send(calls.courses.history, {
    token: watcher,
    headers: { ...headers, 'if-none-match': before.headers.get('etag') ?? '' },
  });

  expect(after.status).toBe(200);
});

const appPages = Object.values(pages)
  .filter(({ kind }) => kind !== 'staff')
  .map(({ path }) => path.replace(/\/\*$/, '').replace(/:\w+/g, 'x'));
const ofTheApp: readonly (readonly [string, Policy])[] = [
  ...appPages.map((path) => [path === '' ? '/' : path, 'page'] as const),
  // Each answer has a nonce of its own.
  ['/staff', 'never'],
  ['/staff/assets/index-1234abcd.js', 'forGood'],
  ['/assets/main-1234abcd.js', 'forGood'],
  ['/robots.txt', 'forTheRobots'],
  ['/nobody-lives-here', 'never'],
  ['/assets/nothing-1234abcd.js', 'never'],
  ['/api/nothing/', 'never'],
  ['/%zz', 'never'],
  ['/healthz', 'never'],
  ['/readyz', 'never'],
  ['/dev/inbox', 'never'],
  ['/idp/forgot', 'never'],
  ['/idp/reset?code=nobody', 'never'],
  ['/sandbox-gateway/nothing', 'never'],
  ['/api/openapi.json', 'askedAbout'],
  ['/api/docs', 'never'],
  ['/api/docs/open.js', 'never'],
  ['/api/docs/swagger-ui.css', 'untilAsked'],
];

test.each(ofTheApp)('%s is kept: %s', async (path, expected) => {
  const { headers } = await fetch(product.url + path, { redirect: 'manual' });

  expect(headers.get('cache-control')).toBe(policies[expected]);
  const isAsked = ['page', 'askedAbout', 'untilAsked'].includes(expected);
  if (isAsked) expect(headers.get('etag')).not.toBeNull();
});

const ofPlay: readonly (readonly [string, () => string, Policy])[] = [
  ['an entry page, for the tab whose shelf has it already', () => entryPage, 'forTheTrip'],
  ['an entry page without a ticket', () => entryPage.split('?')[0] ?? '', 'never'],
  ['a hashed file of content', () => `${product.playUrl}/assets/game-1234abcd.js`, 'forGood'],
  ['a file of content that is not there', () => `${product.playUrl}/assets/none.js`, 'never'],
  ['what nobody wrote', () => `${product.playUrl}/none`, 'never'],
  ['the health of the play origin', () => `${product.playUrl}/healthz`, 'never'],
  ['a picture', () => picture, 'forAnHour'],
  ['a picture with another’s ticket', () => `${picture}x`, 'never'],
];

test.each(ofPlay)('%s is kept as it should be', async (_what, address, expected) => {
  const { headers } = await fetch(address());

  expect(headers.get('cache-control')).toBe(policies[expected]);
});

test('the profile names the picture that the bar shows', async () => {
  const status = await product.send(calls.payments.myStatus, { token });
  const profileReply = await product.send(profile.show, { token });

  expect(status.body).toMatchObject({
    profile_picture: pictured.parse(profileReply.body).profile_picture,
  });
});
