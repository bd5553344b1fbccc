import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openGame } from '../../testing/builds.ts';
import { newSubscriber } from '../../testing/people.ts';
import { eventRow, newEvent, saveRow } from './phone.testing.ts';
import { startWithPhones } from './phones.testing.ts';

const { product, phoneOf, ownerOf } = await startWithPhones('left-page');

/** The page is being left: it may end its sentence, but hears no answer and says nothing new. */
const leave = async () => {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  const gone = () => {
    throw new DOMException('This page was left', 'InvalidStateError');
  };
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(gone);
  for (const way of ['add', 'put', 'delete'] as const)
    vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(gone);
};

/** A child of a new family has begun a game without a line. */
const playing = async () => {
  const { token } = await newSubscriber(product);
  const { phone } = phoneOf(token);
  await phone.leases.renew();
  const family = (await phone.leases.family()) ?? '';
  const place = { child: await ownerOf(token), kind: 'game', item: openGame } as const;
  phone.state.isOnline = false;
  const key = 'l'.repeat(16);
  await phone.outbox.begin({ key, ...place });
  return { phone, family, place, key };
};

test('what is said in the moment in which a page is left is written down', async () => {
  const { phone, family, place, key } = await playing();
  await phone.outbox.add(key, [saveRow(key, '{"at":0}')]);
  const answer = newEvent(Date.now(), openGame);

  const writes = [
    phone.outbox.add(key, [eventRow(key, answer)]),
    phone.outbox.add(key, [saveRow(key, '{"at":1}')]),
  ];
  await leave();
  await Promise.allSettled(writes);
  vi.restoreAllMocks();
  await phone.kill();

  expect(await phone.outbox.queue.all(family)).toMatchObject([
    { what: 'event', body: answer },
    { what: 'save', body: '{"at":1}' },
  ]);
  const { newest } = await phone.outbox.shelf.saveOf(family, place);
  expect(newest).toBe('{"at":1}');
});

test('what is said twice is there once, in the order in which it was said first', async () => {
  const { phone, family, key } = await playing();
  const [first, second, third] = [1, 2, 3].map(() => eventRow(key, newEvent(Date.now(), openGame)));
  if (!first || !second || !third) throw new Error('There are three');

  await phone.outbox.add(key, [first, second]);
  await phone.kill();
  // Another page of the same play session knows nothing of what the first wrote.
  await phone.outbox.add(key, [second, third]);
  await phone.outbox.add(key, [first, third]);

  const refs = (await phone.outbox.queue.all(family)).map(({ ref }) => ref);
  expect(refs).toEqual([first.ref, second.ref, third.ref]);
});
