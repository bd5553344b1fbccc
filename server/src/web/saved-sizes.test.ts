import { expect, test } from 'vitest';
import { liveSizes, sizesFor } from './saved-sizes.ts';

const guest = { build: 'g', path: '/guest/g/', files: { '/guest/g/': 700 }, sha256: 'x' };
const offer = (bytes: number) => ({ list: `/voice/lists/${bytes}.json`, bytes });

test('a card says at least what saving brings, with the recordings of the language that has more', () => {
  const voice = { game: { id: offer(300), en: offer(200) }, tool: { en: offer(50) } };

  const sizes = sizesFor({ game: 1000, course: 2000, tool: 10 }, { guests: { guest }, voice });

  expect(sizes).toEqual({ game: 1300, course: 2000, tool: 60, guest: 700 });
});

test('the page is made anew when recordings or guests change, and else not', () => {
  let voice = {};
  const guests = {};
  const read = liveSizes({ guestPacks: () => guests, voiceOffers: () => voice });
  const before = read();

  expect(read()).toBe(before);
  voice = { game: { id: offer(1) } };
  expect(read()).not.toBe(before);
  expect(read().voice).toBe(voice);
});
