import type { Report } from '@nobi/contract';
import { expect, test } from 'vitest';
import { cardOf } from './card.rules.ts';

const skill = (id: string, changes: Partial<Report['skills'][number]>) => ({
  id,
  name: `Skill ${id}`,
  criterion: '',
  domain: 'number',
  element: null,
  state: 'too_little' as const,
  answers: 9,
  days: 3,
  last_day: '2026-11-20',
  ...changes,
});

const report = (changes: Partial<Report>): Report => ({
  child: { id: 'c', nickname: 'Sari', animal: 'cat', grade: 1, phase: 'A' },
  rule: 1,
  week: {
    from: '2026-11-17',
    to: '2026-11-23',
    minutes: 25,
    at_once: 8,
    skills: 2,
    works: 0,
    questions: 0,
    answers: 12,
    days: 3,
  },
  topics: [],
  works: [],
  moved: [],
  stuck: null,
  home: { id: 'h', skill: 'a', title: 'Hitung sendok', things: [], steps: [], caution: null },
  skills: [],
  elements: [],
  months: [],
  ...changes,
});

const linesOf = (changes: Partial<Report>) =>
  cardOf(report(changes), { isNamed: false, language: 'id' }).lines.map(
    ({ label, text }) => `${label}: ${text.replaceAll('\u00a0', ' ')}`,
  );

test('has three lines: the week, what is known best, and what to do together', () => {
  const skills = [
    skill('a', { state: 'learning' }),
    skill('b', { state: 'alone', last_day: '2026-11-02' }),
    skill('c', { state: 'alone', answers: 17, days: 5 }),
  ];

  expect(linesOf({ skills })).toEqual([
    'Minggu ini: Menjawab 12 soal di 3 hari; 8 langsung benar tanpa bantuan.',
    'Bisa sendiri: Skill c (dari 17 jawaban, 5 hari)',
    'Lima menit bersama: Hitung sendok',
  ]);
});

test('tells what moved this week before what was known longer', () => {
  const moved = [
    { skill: 'b', from: 'learning', to: 'alone', day: '2026-11-20', answers: 9, days: 3 },
  ] as const satisfies Report['moved'];
  const skills = [skill('a', { state: 'alone' }), skill('b', { state: 'alone' })];

  expect(linesOf({ skills, moved: [...moved] })[1]).toContain('Skill b');
});

test('never tells what is hard, nor a percentage', () => {
  const skills = [skill('a', { state: 'again' }), skill('b', { state: 'too_little' })];
  const stuck = { skill: 'a', misses: 8, mistake: null, answers: 9, days: 3 };

  const lines = linesOf({ skills, stuck });

  expect(lines[1]).toBe('Belum cukup bukti: Beberapa hari bermain lagi, baru kami tahu.');
  expect(lines.join()).not.toMatch(/Skill a|%/);
});

test('names the child only where that was wanted and can be drawn', () => {
  const titles = [
    { isNamed: false, nickname: 'Sari' },
    { isNamed: true, nickname: 'Sari' },
    { isNamed: true, nickname: null },
    { isNamed: true, nickname: 'سارة' },
  ].map(({ isNamed, nickname }) => {
    const { child } = report({});
    return cardOf(report({ child: { ...child, nickname } }), { isNamed, language: 'id' }).title;
  });

  expect(titles).toEqual(['Anak kami', 'Sari', 'Anak kami', 'Anak kami']);
});
