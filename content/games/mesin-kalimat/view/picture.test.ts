import { expect, test } from 'vitest';
import { judge, meaningOf } from '../rules/orders.ts';
import { read } from '../rules/sentence.ts';
import { bank } from '../rules/tasks.ts';
import { coughed, happens, pictureOf } from './picture.ts';

test('draws another picture for every sentence that means something else', () => {
  const pictures = new Map<string, string>();
  for (const { id, order } of bank) {
    const meaning = meaningOf(order);
    if (!meaning) throw new Error(`${id} means nothing`);
    const picture = pictureOf(meaning);
    const other = pictures.get(picture);
    pictures.set(picture, id);

    // "They" and "two cats" look the same: the task says that the name is not to be written.
    const isSame = !other || other === id || order.form === 'who' || other.startsWith('who');
    expect(isSame, `${id} looks like ${other}`).toBe(true);
    expect(picture, id).not.toMatch(/NaN|undefined/);
  }
});

test('answers a question by turns with yes and no, and coughs up no picture of anything', () => {
  const reading = read(['is', 'the', 'cow', 'flying']);
  if (!('meaning' in reading)) throw new Error('it is a question');

  expect(happens(reading.meaning, 0)).toContain('Yes!');
  expect(happens(reading.meaning, 1)).toContain('No!');
  expect(pictureOf(reading.meaning)).not.toMatch(/Yes|No!/);
  expect(coughed).toContain('<svg');
});

test('lets what was written happen, also where another picture was wanted', () => {
  const verdict = judge({ form: 'place', a: 0, b: 1, c: 0, isAt: true, x: 0 }, [
    'the',
    'cat',
    'is',
    'under',
    'the',
    'table',
  ]);
  const reading = read(['the', 'cat', 'is', 'under', 'the', 'table']);

  expect(verdict.kind).toBe('other');
  if (verdict.kind !== 'other' || !('meaning' in reading)) throw new Error('it is another picture');
  expect(pictureOf(verdict.meaning)).toBe(pictureOf(reading.meaning));
});
