import { expect, test } from 'vitest';
import { wayOf } from './ways.rules.ts';

const origin = 'https://app.nobi.test';
const requested = (path: string, more: object = {}) => ({
  method: 'GET',
  url: new URL(path, origin),
  origin,
  picturesAt: ['https://play.nobi.test'],
  mode: 'cors',
  destination: '',
  ...more,
});

test.each([
  ['/dashboard/games', 'page'],
  ['/parents/report/x', 'page'],
  ['/play/jembatan-sepuluh/x', 'page'],
  ['/keamanan-anak', 'page'],
  ['/', 'door'],
  // The console, the demo gateway and the way out of a broken worker are never answered by one.
  ['/staff/', undefined],
  ['/sw-off', undefined],
  ['/sandbox-gateway/pay/1', undefined],
  ['/dev/inbox', undefined],
])('%s is opened as %s', (path, way) => {
  expect(wayOf(requested(path, { mode: 'navigate', destination: 'document' }))).toBe(way);
});

test.each([
  '/api/games/',
  '/api/games/jembatan-sepuluh/',
  '/api/courses/courses/',
  '/api/courses/sahabat-angka/',
  '/api/creativity/',
  '/api/children/faces/',
  '/api/payment/my-status/',
])('%s may be kept', (path) => {
  expect(wayOf(requested(path))).toBe('reply');
});

test.each([
  '/api/games/jembatan-sepuluh/save/',
  '/api/courses/history/',
  '/api/creativity/works/',
  '/api/learning/today/',
  '/api/report/children/x/',
  '/api/payment/orders/',
  '/api/adult/',
  '/api/dashboard/profile/',
])('%s belongs to one child or to the adult and is never kept', (path) => {
  expect(wayOf(requested(path))).toBeUndefined();
});

test('nothing that changes something is answered by the worker', () => {
  expect(wayOf(requested('/api/games/', { method: 'POST' }))).toBeUndefined();
});

test('where a CDN brings the shell’s files they are answered from the shell, and nothing else of it is', () => {
  const files = 'https://cdn.nobi.test/web/';

  expect(wayOf(requested(`${files}app-1.js`, { files }))).toBe('file');
  expect(wayOf(requested(`${files}nobi-1.svg`, { files, destination: 'image' }))).toBe('file');
  expect(wayOf(requested('https://cdn.nobi.test/assets/kit-1.js', { files }))).toBeUndefined();
  expect(wayOf(requested('https://elsewhere.test/web/app-1.js', { files }))).toBeUndefined();
});

test('pictures of a place that the worker may not ask go their way without it', () => {
  const picture = { destination: 'image' };

  expect(wayOf(requested('https://play.nobi.test/thumbnails/a.svg', picture))).toBe('picture');
  expect(wayOf(requested('https://cdn.nobi.test/thumbnails/a.svg', picture))).toBeUndefined();
});

test('pictures of books go their way without it: the console shows them, and their place answers no other page', () => {
  const picture = { destination: 'image' };

  expect(
    wayOf(requested('https://play.nobi.test/books/pictures/ab.webp', picture)),
  ).toBeUndefined();
});
