import { expect, test } from 'vitest';
import { endOf, flagOf, sentenceOf, titleOf } from './mismatch-labels.ts';
import { words } from './words.ts';

const t = words.mismatches;
const isKind = (kind: string): kind is keyof typeof t.kinds => kind in t.kinds;

test('puts sums into the sentence as rupiah', () => {
  const mismatch = {
    kind: 'amount',
    named: 'NOBI-1',
    facts: { arrived: 10_000, expected: 15_000 },
  } as const;

  expect(sentenceOf(mismatch)).toBe(
    t.kinds.amount.told
      .replace('{arrived}', 'Rp\u00a010,000')
      .replace('{expected}', 'Rp\u00a015,000'),
  );
  expect(titleOf(mismatch)).toBe(t.kinds.amount.title);
});

test('writes another currency without the sign of ours', () => {
  const facts = { arrived: 12.5, currency: 'USD' };

  const sentence = sentenceOf({ kind: 'currency', named: 'NOBI-1', facts });

  expect(sentence).toContain('12.5 USD');
  expect(sentence).not.toContain('Rp');
});

test('says so where a fact is missing, and never shows a bare placeholder', () => {
  const sentences = Object.keys(t.kinds)
    .filter(isKind)
    .map((kind) => sentenceOf({ kind, named: 'NOBI-1', facts: {} }));

  expect(sentences.length).toBeGreaterThan(2);
  expect(sentences.join(' ')).not.toMatch(/[{}]/);
});

test('shows the flag of an order in words, and one that has none as it is', () => {
  expect(flagOf('amount')).toBe(t.kinds.amount.title);
  expect(flagOf('never_heard_of')).toBe('never_heard_of');
  expect(flagOf(null)).toBe('');
});

test('names who ended it, where somebody did', () => {
  expect(endOf({ resolution: 'by_hand', resolved_by: 'sari@example.com' })).toBe(
    t.endedBy.replace('{end}', t.ends.by_hand).replace('{who}', 'sari@example.com'),
  );
  expect(endOf({ resolution: 'by_hand', resolved_by: null })).toBe(t.ends.by_hand);
});
