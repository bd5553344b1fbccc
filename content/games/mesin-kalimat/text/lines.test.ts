import { expect, test } from 'vitest';
import type { Aspect, Why } from '../rules/meaning.ts';
import type { Verdict } from '../rules/orders.ts';
import { read } from '../rules/sentence.ts';
import { bank } from '../rules/tasks.ts';
import { words } from './text.ts';

const whys: readonly Why[] = [
  'order',
  'article',
  'many',
  'agree',
  'be',
  'ing',
  'not',
  'ask',
  'than',
  'past',
  'did',
  'whole',
];
const aspects: readonly Aspect[] = [
  'mood',
  'time',
  'who',
  'count',
  'shape',
  'colour',
  'place',
  'verb',
  'thing',
  'thing-colour',
  'degree',
];
const reading = read(['the', 'cat', 'is', 'dancing']);
const misses: readonly Verdict[] = [
  ...whys.map((why): Verdict => ({ kind: 'cough', cough: { why, at: 0 } })),
  ...aspects.flatMap((aspect): Verdict[] =>
    'meaning' in reading ? [{ kind: 'other', meaning: reading.meaning, aspect }] : [],
  ),
];
const isLong = (line: string): boolean => line.trim().split(/\s+/).length > 12;

test.each(Object.entries(words))('says nothing of more than twelve words (%s)', (_lang, text) => {
  const ofTasks = bank.flatMap(({ order }) =>
    [text.goal, text.way, text.count, text.show, text.alone, text.fits].map((say) => say(order)),
  );

  expect([...new Set(ofTasks)].filter(isLong)).toEqual([]);
  expect(misses.map(text.miss).filter(isLong)).toEqual([]);
});

test('speaks of every miss in its own way, and names no right word', () => {
  for (const text of Object.values(words)) {
    const lines = misses.map(text.miss);

    expect(lines.filter((line) => /undefined|\bnot so\b/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBeGreaterThanOrEqual(misses.length - 1);
  }
});

test('marks the English of an Indonesian line for an English voice', () => {
  const [task] = bank;
  if (!task) throw new Error('there is no task');

  expect(words.id.alone(task.order)).toBe('Kamu menulis: \u2068It is a small red cat.\u2069');
  expect(words.en.alone(task.order)).toBe('You wrote: It is a small red cat.');
});
