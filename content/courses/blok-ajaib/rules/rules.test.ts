import { expect, test } from 'vitest';
import { isWhole, putAfter, tokens, turned, without } from './blocks.ts';
import { fits, mistakeOf, type Order } from './orders.ts';
import { forecastOf, misreadingOf, wrongOf } from './predictions.ts';
import { run } from './run.ts';
import { shortestOf } from './shortest.ts';

const played = (program: string, input: ('a' | 'b' | 'c')[] = []) => run(tokens(program), input);
const order = (want: string, many: number, input: ('a' | 'b' | 'c')[] = []): Order => ({
  want: tokens(want),
  start: tokens('hs'),
  tray: [],
  many,
  input,
});

test('plays one after another, again, and again inside again', () => {
  expect(played('hs d t k').parts).toEqual(['dtk']);
  expect(played('hs u r3 d t e k').parts).toEqual(['udtdtdtk']);
  expect(played('hs r2 r3 d e t e').parts).toEqual(['dddtdddt']);
});

test('waits for taps, and asks each guest', () => {
  expect(played('ha d t hb k', ['a', 'b', 'a']).parts).toEqual(['', 'dt', 'k', 'dt']);
  expect(played('hs f ia t o d e u e', ['a', 'b']).parts).toEqual(['', 'tu', 'du']);
});

test('counts from one in music, and from zero in a game', () => {
  expect(played('hs r3 rn d e t p e').parts).toEqual(['dtddtdddt']);
  expect(played('ha p i2 u e', ['a', 'a', 'a']).parts).toEqual(['', '', 'u', '']);
  expect(played('ha p hb z hc rn d e', ['a', 'a', 'c', 'b', 'c']).parts).toEqual([
    '',
    '',
    '',
    'dd',
    '',
    '',
  ]);
});

test('calls the own block, as often as ordered, and never without end', () => {
  expect(played('hs q k q hq d t').parts).toEqual(['dtkdt']);
  expect(played('hs q2 q3 hq rx d e t').parts).toEqual(['ddtdddt']);
  expect(played('hs q hq d q').parts[0]?.length).toBeLessThan(5);
});

test('starts the other player on the beat of the message', () => {
  expect(played('hs d d m t t hm k u')).toMatchObject({ parts: ['ddtt'], second: '..ku' });
  expect(played('hs m d m t hm k u').second).toBe('kuku');
});

test('stays whole whatever is put in or taken out', () => {
  const loop = putAfter(tokens('hs d'), 0, 'r2');
  expect(loop).toEqual(tokens('hs r2 e d'));
  expect(putAfter(loop, 1, 'ia')).toEqual(tokens('hs r2 ia o e e d'));
  expect(without(tokens('hs r2 ia t o d e e k'), 2)).toEqual(tokens('hs r2 t d e k'));
  expect(without(tokens('hs d'), 0)).toEqual(tokens('hs d'));
  expect(turned('r6')).toBe('r2');
  expect(turned('d')).toBeNull();
  for (const broken of ['d t', 'hs r2 d', 'hs d e', 'hs r2 d o t e', 'hs r2 hm d e'])
    expect(isWhole(tokens(broken)), broken).toBe(false);
});

test('takes any program that sounds the same within the room there is', () => {
  const wanted = order('hs r3 d t e', 4);
  expect(fits(wanted, tokens('hs d t r2 d t e'))).toBe(false);
  expect(fits({ ...wanted, many: 5 }, tokens('hs d t r2 d t e'))).toBe(true);
});

test('knows how few blocks a row needs', () => {
  expect(shortestOf('dtk')).toBe(3);
  expect(shortestOf('dtdtdt')).toBe(3);
  expect(shortestOf('dddtdddt')).toBe(4);
  expect(shortestOf('udtdtdtk')).toBe(5);
});

test.each([
  ['hs r3 d t e', 'hs', 'nothing'],
  ['hs r3 d t e', 'hs r2 d t e', 'offByOne'],
  ['hs r3 d t e', 'hs r3 d e t', 'loopBody'],
  ['hs d t k', 'hs d k t', 'order'],
  ['hs d t k', 'hs d t', 'short'],
  ['hs d t', 'hs d t k', 'long'],
  ['hs d t k', 'hs d t u', 'differs'],
  ['hs d m t t hm k', 'hs d t m t hm k', 'timing'],
  ['hs r2 d e', 'hs d d d', 'long'],
])('knows what went wrong between %s and %s: %s', (want, made, mistake) => {
  expect(mistakeOf(order(want, 9), tokens(made))).toBe(mistake);
});

test('knows an if that is turned round, stacks under the other hat, and blocks to spare', () => {
  expect(mistakeOf(order('hs f ia d o t e e', 9, ['a', 'b']), tokens('hs f ia t o d e e'))).toBe(
    'inverted',
  );
  expect(mistakeOf(order('ha d hb t', 9, ['a', 'b']), tokens('ha t hb d'))).toBe('hats');
  expect(mistakeOf(order('hs r2 d t e', 3), tokens('hs d t d t'))).toBe('tooMany');
});

test('asks with wrong answers that come from reading it wrong', () => {
  const counted = { args: { want: tokens('hs r3 d t e d'), about: 'd' } };
  expect(forecastOf(counted)).toBe(4);
  expect(misreadingOf(counted, 6)).toBe('tailInside');
  expect(misreadingOf(counted, 2)).toBe('oneRound');
  const row = { args: { want: tokens('hs f ia t o d e e'), input: 'ab' } };
  expect(forecastOf(row)).toBe('td');
  expect(misreadingOf(row, 'dt')).toBe('inverted');
  expect(wrongOf(row).map(([, value]) => value)).not.toContain('td');
});
