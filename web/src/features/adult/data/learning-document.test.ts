import type { Report } from '@nobi/contract';
import { expect, test } from 'vitest';
import { loadMessages } from '../words.ts';
import { learningDocument } from './learning-document.ts';

const report: Report = {
  child: { id: 'c', nickname: '<b>Sari & "Bu"</b>', animal: 'cat', grade: 1, phase: 'A' },
  rule: 1,
  week: {
    from: '2026-11-16',
    to: '2026-11-22',
    minutes: 42,
    at_once: 7,
    skills: 1,
    works: 0,
    questions: 0,
    answers: 9,
    days: 3,
  },
  topics: [],
  works: [],
  moved: [],
  stuck: null,
  home: null,
  skills: ['bonds-10', 'teens'].map((id, at) => ({
    id,
    name: `Skill ${id}`,
    criterion: '',
    domain: 'number',
    element: null,
    state: at === 0 ? 'alone' : 'too_little',
    answers: at === 0 ? 9 : 0,
    days: at === 0 ? 3 : 0,
    last_day: at === 0 ? '2026-11-22' : null,
  })),
  elements: [],
  months: [],
};

test.each([
  ['id', 'Bisa sendiri'],
  ['en', 'Can do it alone'],
] as const)('says in %s of each skill what was seen, and opens nothing that somebody typed', async (language, state) => {
  await loadMessages();

  const text = learningDocument(report, language);

  expect(text).toContain(state);
  expect(text).toContain('Skill bonds-10');
  expect(text).not.toContain('Skill teens');
  expect(text).not.toContain('<b>');
  expect(text).toContain('&lt;b&gt;Sari &amp; &quot;Bu&quot;&lt;/b&gt;');
  expect(text).not.toMatch(/\d ?%(?!;|\})/);
});
