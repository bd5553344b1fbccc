import { join } from 'node:path';
import { itemManifest } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { findItems } from './items.ts';
import { sampleFaults } from './samples.ts';

const manifests = (await findItems(join(import.meta.dirname, '..'))).map(
  ({ manifest }) => manifest,
);
const [sample] = manifests.filter((item) => item.kind === 'game' && item.sample === '4-6');

test('each place on the poster has exactly one game', () => {
  const doubled = sample ? [...manifests, sample] : manifests;

  expect(sampleFaults(manifests)).toEqual([]);
  expect(sampleFaults(doubled)).toEqual([
    'the sample for 4-6 is jembatan-sepuluh and jembatan-sepuluh',
  ]);
  expect(sampleFaults([])).toHaveLength(2);
});

test.each([
  ['a package from elsewhere', { trust: 'guest' }],
  ['a game for other ages', { ageMin: 9, ageMax: 12, ageBands: ['6-9', '10-12'] }],
  ['a place that is none', { sample: '11-12' }],
])('%s cannot be tried by anybody', (_what, changes) => {
  expect(itemManifest.safeParse({ ...sample, ...changes }).success).toBe(false);
  expect(itemManifest.safeParse({ ...sample, ...changes, sample: undefined }).success).toBe(true);
});

test('a course or a tool has no such mark', () => {
  const course = manifests.find(({ kind }) => kind === 'course');

  expect(itemManifest.safeParse(course).success).toBe(true);
  expect(itemManifest.safeParse({ ...course, sample: '4-6' }).success).toBe(false);
});
