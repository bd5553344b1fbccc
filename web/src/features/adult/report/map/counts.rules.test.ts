import type { ClaimState, Report, ReportSkill } from '@nobi/contract';
import { expect, test } from 'vitest';
import { countStates, outsideOf, subjectsOf } from './counts.rules.ts';

const skill = (id: string, element: string | null, state: ClaimState = 'too_little') =>
  ({
    id,
    name: id,
    criterion: id,
    domain: element ? 'number' : 'coding',
    element,
    state,
    answers: 0,
    days: 0,
    last_day: null,
  }) satisfies ReportSkill;

const skills = [
  skill('see-5', 'MAT.A.BIL', 'learning'),
  skill('give-5', 'MAT.A.BIL', 'alone'),
  skill('letters', 'BIN.A.BAC'),
  skill('loops', null),
];
const elements = [
  { code: 'MAT.A.BIL', subject: 'Matematika', phase: 'A', name: 'Bilangan' },
  { code: 'MAT.A.DAT', subject: 'Matematika', phase: 'A', name: 'Data' },
  { code: 'BIN.A.BAC', subject: 'Bahasa Indonesia', phase: 'A', name: 'Membaca' },
  { code: 'RUP.A.CIPTA', subject: 'Seni Rupa', phase: 'A', name: 'Menciptakan' },
  { code: 'MAT.B.BIL', subject: 'Matematika', phase: 'B', name: 'Bilangan' },
];
const report: Pick<Report, 'skills' | 'elements'> = { skills, elements };

test('counts what can be done first, and leaves out states of which there is none', () => {
  expect(countStates(skills)).toEqual([
    { state: 'alone', count: 1 },
    { state: 'learning', count: 1 },
    { state: 'too_little', count: 2 },
  ]);
});

test('shows a phase by subject, with the elements that have no skill, and no subject without any', () => {
  const shown = subjectsOf(report, 'A').map(({ name, elements: of }) => [
    name,
    of.map(({ name: element, skills: its }) => `${element} ${its.map(({ id }) => id)}`),
  ]);

  expect(shown).toEqual([
    ['Matematika', ['Bilangan give-5,see-5', 'Data ']],
    ['Bahasa Indonesia', ['Membaca letters']],
  ]);
  expect(subjectsOf(report, 'B')).toEqual([]);
});

test('every skill stands once: under its element, or outside of the curriculum', () => {
  const inside = ['FON', 'A', 'B', 'C'].flatMap((phase) =>
    subjectsOf(report, phase).flatMap(({ elements: of }) => of.flatMap((each) => each.skills)),
  );
  const outside = outsideOf(report).flatMap((group) => group.skills);

  expect([...inside, ...outside].map(({ id }) => id).toSorted()).toEqual(
    skills.map(({ id }) => id).toSorted(),
  );
});
