import { seeded } from '@nobi/kit/guest';
import { extremesOf } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { simulated } from '../simulated.ts';
import { isSound, judge, meaningOf, type Order, openAt, sentenceOf, trayFor } from './orders.ts';
import { read } from './sentence.ts';
import { bank, counted, skillIds, topLevel } from './tasks.ts';
import { written } from './words.ts';

const coughAt = (line: string): string => {
  const reading = read(
    line
      .replace('next to', 'next_to')
      .split(' ')
      .map((word) => word.replace('_', ' ')),
  );
  return 'cough' in reading ? `${reading.cough.why} ${reading.cough.at}` : 'happens';
};

/** Every way to lay words of the tray into the open places. */
const fillings = (tray: readonly string[], places: number): string[][] =>
  places === 0
    ? [[]]
    : tray.flatMap((word, at) =>
        fillings([...tray.slice(0, at), ...tray.slice(at + 1)], places - 1).map((rest) => [
          word,
          ...rest,
        ]),
      );

const laid = (order: Order, level: number) => {
  const open = openAt(order, level);
  const sentence = sentenceOf(order);
  return (filling: readonly string[]): string[] =>
    sentence.map((word, place) => filling[open.indexOf(place)] ?? word);
};

test('proves every task solvable: its sentence means its picture, and its words lie ready once each', () => {
  for (const { id, order, level } of bank) {
    const open = openAt(order, level);
    const tray = trayFor(order, { level, aid: 0, seed: 5 });

    expect(isSound(order), id).toBe(true);
    expect(meaningOf(order), id).not.toBeNull();
    expect(open.length, id).toBeGreaterThan(level === 0 ? 0 : 1);
    expect(tray.length, `${id} ${tray}`).toBeLessThanOrEqual(6);
    expect(tray.length, `${id} ${tray}`).toBeGreaterThan(open.length);
    expect(new Set(tray).size, `${id} ${tray}`).toBe(tray.length);
    for (const place of open) expect(tray, id).toContain(sentenceOf(order)[place]);
  }
});

test('has one answer in every task: no other filling means the same picture', () => {
  for (const { id, order, level } of bank) {
    const tray = trayFor(order, { level, aid: 0, seed: 9 });
    const all = fillings(tray, openAt(order, level).length);
    const lay = laid(order, level);
    const right = all.filter((filling) => judge(order, lay(filling)).kind === 'fits');

    expect(right.length, `${id}-${level}: ${right.join(' | ')}`).toBe(1);
  }
});

test('leaves fewer words with help, and all that are needed', () => {
  for (const { id, order, level } of bank.slice(0, 600)) {
    const plain = trayFor(order, { level, aid: 0, seed: 3 });
    const helped = trayFor(order, { level, aid: 2, seed: 3 });

    expect(helped.length, id).toBeLessThan(plain.length);
    for (const place of openAt(order, level))
      expect(helped, id).toContain(sentenceOf(order)[place]);
  }
});

test.each([
  ['it is a red small cat', 'order 4'],
  ['it is a cat red', 'order 4'],
  ['the cat red is dancing', 'order 2'],
  ['two cat are dancing', 'many 1'],
  ['a cats are dancing', 'many 1'],
  ['it is a elephant', 'article 2'],
  ['cat is dancing', 'article 0'],
  ['two cats is dancing', 'agree 2'],
  ['they is dancing', 'agree 1'],
  ['the cat dancing', 'be 2'],
  ['the cat is dance', 'ing 3'],
  ['the cat is no dancing', 'not 3'],
  ['the cat not is dancing', 'be 2'],
  ['does the cat dancing', 'ask 0'],
  ['is the cat is dancing', 'ask 3'],
  ['are the cat dancing', 'agree 0'],
  ['the cat is', 'whole 3'],
  ['the cat is eating', 'whole 4'],
  ['the cat is in the table', 'whole 3'],
  ['the cat is dancing table', 'order 4'],
  ['the cat is big than the box', 'than 3'],
  ['the cat is bigger then the box', 'than 4'],
  ['yesterday the cat dance', 'past 3'],
  ['yesterday the cat dancing', 'past 3'],
  ['yesterday the cat swimmed', 'past 3'],
  ['the cat is danced', 'ing 3'],
  ['the cat do not dance', 'did 2'],
  ['the cat did not danced', 'did 4'],
  ['did the cat danced', 'did 3'],
  ['did the cat', 'whole 3'],
])('says of "%s" which rule is broken, and at which word', (line, cough) => {
  expect(coughAt(line)).toBe(cough);
});

test.each([
  'it is an elephant',
  'the shoe is eating the cake',
  'is the banana dancing',
  'the small cat is next to the big red table',
  'three green frogs are riding the banana',
  'they are not sleeping',
  'is she reading',
  'are the goats behind the tree',
  'the banana is taller than the tree',
  'yesterday she ate the car',
  'the frog flew',
  'two cows did not sing',
  'did the elephant ride the shoe',
])('lets "%s" happen', (line) => {
  expect(coughAt(line)).toBe('happens');
});

test('writes each sentence with a capital and its mark', () => {
  expect(written(['is', 'the', 'cat', 'next to', 'the', 'box'])).toBe(
    'Is the cat next to the box?',
  );
  for (const { id, order } of bank)
    expect(written(sentenceOf(order)), id).toMatch(/^[A-Z][a-z ]+[.?]$/);
});

test('says of a picture that is another in what it differs', () => {
  const order: Order = { form: 'place', a: 0, b: 1, c: 0, isAt: true, x: 0 };
  const seen = (line: string) => {
    const verdict = judge(order, line.split(' '));
    return verdict.kind === 'other' ? verdict.aspect : verdict.kind;
  };

  expect(sentenceOf(order).join(' ')).toBe('the cat is on the table');
  expect(seen('the cat is under the table')).toBe('place');
  expect(seen('the cow is on the table')).toBe('who');
  expect(seen('the cat is on the bed')).toBe('thing');
  expect(seen('the cat is on the table')).toBe('fits');
});

test('asks of yesterday for one form of the verb, and offers the form that a child makes up', () => {
  const swim: Order = { form: 'past', a: 0, b: 5, c: 0, isAt: false, x: 0 };
  const did: Order = { ...swim, form: 'did', x: 1 };

  expect(written(sentenceOf(swim))).toBe('Yesterday the cat swam.');
  expect(trayFor(swim, { level: 0, aid: 0, seed: 1 }).toSorted()).toEqual([
    'swam',
    'swim',
    'swimmed',
  ]);
  expect(written(sentenceOf(did))).toBe('Did the cat swim?');
  expect(judge(did, ['is', 'the', 'cat', 'swimming'])).toMatchObject({ aspect: 'time' });
});

test('has enough tasks in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));

    expect(ids.size, skill).toBeGreaterThanOrEqual(3 * counted.rounds);
    expect(
      bank
        .filter((task) => task.skill === skill && task.proves)
        .every(({ level }) => level === topLevel),
    ).toBe(true);
  }
});

test('is seldom right for who lays words at random', () => {
  const random = seeded(5);
  const pick = <Each>(all: readonly Each[]): Each | undefined =>
    all[Math.floor(random() * all.length)];
  const lucky = bank.map(({ order, level }) => {
    const tray = trayFor(order, { level, aid: 0, seed: 2 });
    const filling = pick(fillings(tray, openAt(order, level).length)) ?? [];
    return judge(order, laid(order, level)(filling)).kind === 'fits';
  });

  expect(lucky.filter(Boolean).length / lucky.length).toBeLessThan(0.2);
});

test('masters every skill of a child who can, and none of one who taps at random', () => {
  const { able, tapping } = extremesOf(simulated, 35);

  expect(able).toEqual(skillIds.map(() => 'mastered'));
  expect(tapping).not.toContain('mastered');
});
