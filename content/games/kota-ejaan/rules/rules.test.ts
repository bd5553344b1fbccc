import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { joined, withMe, withPe } from './affixes.ts';
import { ends, spellings, starts } from './bank/endings.ts';
import { compounds, marks } from './bank/marks.ts';
import { doing, people } from './bank/roots.ts';
import {
  forms,
  isFilled,
  modelOf,
  type Order,
  offAt,
  rightOf,
  signOf,
  startOf,
  startRule,
  textOf,
} from './signs.ts';
import { bank, counted, skillIds, topLevel } from './tasks.ts';

const order = (form: Order['form'], a: number, b = 0): Order => ({ form, a, b });
const written = (of: Order): string => {
  const sign = signOf(of, topLevel);
  return textOf(sign, rightOf(sign));
};

test('makes by rule the word that the sentence has, for every root', () => {
  const missing = [
    ...doing.map((row) => ({ ...row, made: joined(withMe(row.root)) })),
    ...people.map((row) => ({ ...row, made: joined(withPe(row.root)) })),
  ].filter(({ line, made }) => !line.toLowerCase().split(/[ .]/).includes(made));

  expect(missing).toEqual([]);
});

test.each([
  ['meN', withMe, 'sapu menyapu, kirim mengirim, cat mengecat, ukir mengukir, program memprogram'],
  ['meN', withMe, 'traktir mentraktir, foto memfoto, vonis memvonis, lihat melihat, jual menjual'],
  ['peN', withPe, 'tulis penulis, tani petani, pel pengepel, ajar pengajar, catur pecatur'],
])('knows how %s joins', (_name, make, pairs) => {
  for (const pair of pairs.split(', ')) {
    const [root = '', whole] = pair.split(' ');
    expect(joined(make(root))).toBe(whole);
  }
});

test('writes ber-, be- and bel- as the rule says wherever it is not ter-', () => {
  const rows = starts.map((line) => /(\S+)\+(\S+?)[., ]/u.exec(line) ?? []);
  const off = rows.filter(
    ([, prefix = '', root = '']) => prefix !== 'ter' && startRule(root) !== prefix,
  );

  expect(off.map(([whole]) => whole)).toEqual([]);
});

test('says no sentence without a capital and a full stop, and none twice', () => {
  const lines = bank.map(({ order: of }) => written(of));
  const all = [...doing, ...people].map(({ line }) => line);
  const rows = [...starts, ...ends, ...spellings, ...compounds, ...all];

  for (const line of [...lines, ...rows]) expect(line).toMatch(/^“?\p{Lu}.*[.?!]”?$/u);
  expect(new Set([...rows, ...marks]).size).toBe(rows.length + marks.length);
});

test('proves every task solvable in one way alone, and never solved as it begins', () => {
  for (const { id, order: of, level } of bank) {
    const sign = signOf(of, level);

    expect(sign.slots.length, id).toBeGreaterThan(0);
    expect(
      sign.slots.every(({ right }) => right >= 0),
      id,
    ).toBe(true);
    expect(offAt(sign, rightOf(sign)), id).toBeNull();
    for (const seed of [1, 2, 3, 40]) {
      const start = startOf(of, level, seed);
      const isWhole = isFilled(sign, start) && offAt(sign, start) === null;
      expect(isWhole, `${id} ${level}`).toBe(false);
    }
    for (const [at, slot] of sign.slots.entries())
      for (const option of slot.options.keys())
        if (option !== slot.right)
          expect(
            offAt(
              sign,
              rightOf(sign).map((each, place) => (place === at ? option : each)),
            ),
            `${id}: ${slot.options[option]}`,
          ).toBe(at);
  }
});

test('has enough signs in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));

    expect(ids.size, skill).toBeGreaterThanOrEqual(3 * counted.rounds);
  }
});

test('asks in every form, and proves every skill with all pieces and no example alone', () => {
  expect(new Set(bank.map(({ order: of }) => of.form))).toEqual(new Set(forms));
  for (const skill of skillIds) {
    const proving = bank.filter((task) => task.skill === skill && task.proves);

    expect(proving.length, skill).toBeGreaterThan(10);
    expect(new Set(proving.map(({ level }) => level))).toEqual(new Set([topLevel]));
  }
});

test('mends signs as the dictionary has them', () => {
  expect(written(order('doing', 0))).toBe('Ibu menyapu halaman.');
  expect(written(order('place', 0))).toBe('Kue ini dibuat di dapur, diantar ke sekolah.');
  expect(written(order('spelling', 0))).toBe('Apotek ini buka. Mohon izin lewat.');
  expect(written(order('compound', 4))).toBe('Ada pemberitahuan dari kepala desa.');
  expect(written(order('mark', 0))).toBe('Ibu berkata, “Ayo makan.”');
  expect(written(order('mark', 11))).toBe('“Di mana sepedaku?” tanya Ayu.');
  expect(written(order('end', 0))).toBe('Kakak memasukkan buku ke tas. Kami menaiki tangga.');
  expect(written(order('capital', 9, 0))).toMatch(/ mengupas jeruk bali\.$/);
});

test('writes what somebody says with its marks inside, and no comma before the half that explains', () => {
  const all = marks.map((_, a) => written(order('mark', a)));

  for (const line of all.filter((each) => each.includes('“')))
    expect(line).toMatch(
      /^(?:\p{Lu}\p{Ll}+ \p{Ll}+, )?“\p{Lu}[^“”]*[.,?!]”(?: \p{Ll}+ \p{Lu}\p{Ll}+\.)?$/u,
    );
  for (const line of all)
    expect(line).not.toMatch(/.+, (?:karena|kalau|ketika|setelah|dan [^,]+,)/u);
});

test('keeps one and two words in balance, so that always joining is no way', () => {
  const rights = compounds.join(' ').match(/[\p{L}_]+(?=\/)/gu) ?? [];
  const apart = rights.filter((word) => word.includes('_')).length;

  expect(apart / rights.length).toBeGreaterThan(0.4);
  expect(apart / rights.length).toBeLessThan(0.7);
});

test('gives an example of another word that joins in the same way', () => {
  expect(modelOf(order('doing', 0))).toBe('siram → menyiram');
  for (const { id, order: of } of bank.filter(({ order: each }) => each.form === 'doing'))
    expect(modelOf(of).includes(signOf(of, 0).key), id).toBe(false);
});

test('is seldom right for hands that choose anything', () => {
  const random = seeded(5);
  const lucky = bank
    .filter(({ level }) => level === topLevel)
    .map(({ order: of }) => {
      const sign = signOf(of, topLevel);
      const chosen = sign.slots.map(({ options }) => Math.floor(random() * options.length));
      return offAt(sign, chosen) === null;
    });

  expect(lucky.filter(Boolean).length / lucky.length).toBeLessThan(0.15);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 40);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
