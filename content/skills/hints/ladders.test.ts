import { expect, test } from 'vitest';
import { breachesOf } from '../../consistency/banned.ts';
import { entryNames } from '../../courses/hello-nobi/rules/lexicon.ts';
import { nouns } from '../../games/pelabuhan-halo/rules/things.ts';
import { bankWords } from '../../words/bank.ts';
import { registry } from '../registry.ts';
import type { HintLadder } from './hint-ladder.ts';
import { hintLadders } from './ladders.ts';

const rungs = ['question', 'hint', 'smallerStep'] as const;
type Rung = (typeof rungs)[number];

const rows = Object.entries(hintLadders).flatMap(([skill, ladders]) =>
  ladders.flatMap((ladder) => rungs.map((rung) => ({ skill, rung, ...ladder[rung] }))),
);
/** Lines that break a rule, each with its place. */
const linesWhere = (breaks: (line: string, rung: Rung, skill: string) => boolean): string[] =>
  rows.flatMap(({ skill, rung, id, en }) =>
    [id, en]
      .filter((line) => breaks(line, rung, skill))
      .map((line) => `${skill}, ${rung}: ${line}`),
  );
const isFull = (ladder: HintLadder): boolean =>
  rungs.every((rung) => ladder[rung].id !== '' && ladder[rung].en !== '');

test('has two full ladders for every skill, in both languages', () => {
  const lacking = registry
    .map(({ id }) => ({ id, has: (hintLadders[id] ?? []).filter(isFull).length }))
    .filter(({ has }) => has < 2)
    .map(({ id, has }) => `${id} has ${has} of 2 full ladders of hints`);

  expect(lacking).toEqual([]);
});

test('has none for a skill that is not in the registry', () => {
  const known = new Set(registry.map(({ id }) => id));

  expect(Object.keys(hintLadders).filter((skill) => !known.has(skill))).toEqual([]);
});

test('says every line short enough to be heard: two sentences, 120 letters', () => {
  const sentences = (line: string) => line.split(/[.?!…]+(?:\s|$)/).filter(Boolean).length;

  expect(linesWhere((line) => line.length > 120)).toEqual([]);
  expect(linesWhere((line) => sentences(line) > 2)).toEqual([]);
});

test('says no line twice, neither in both languages nor in two ladders', () => {
  const untranslated = rows.filter(({ id, en }) => id === en).map(({ id }) => id);
  const again = (['id', 'en'] as const).flatMap((language) => {
    const lines = rows.map((row) => `${row.skill}: ${row[language]}`);
    return lines.filter((line, at) => lines.indexOf(line) !== at);
  });

  expect([untranslated, again]).toEqual([[], []]);
});

test('begins with a question', () => {
  expect(linesWhere((line, rung) => rung === 'question' && !line.endsWith('?'))).toEqual([]);
});

test('names no number of the open task before the smaller step', () => {
  // Ten is the way of thinking of these skills, whatever the task.
  const throughTen = ['bonds-20', 'teens', 'add-20', 'subtract-20', 'tens-100'];
  const ten = /\b(?:sepuluh|ten)\b/giu;
  const number =
    /\d|\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|\w+ belas|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)\b/iu;
  const open = linesWhere((line, rung, skill) => {
    const checked = throughTen.includes(skill) ? line.replace(ten, '') : line;
    return rung !== 'smallerStep' && number.test(checked);
  });

  expect(open).toEqual([]);
});

test('leaves every end to the child: a smaller step asks or sends, and tells no answer', () => {
  const answers = /\b(?:jawabannya|jawabnya|the answer)\b/iu;

  expect(linesWhere((line) => answers.test(line))).toEqual([]);
  expect(linesWhere((line, rung) => rung === 'smallerStep' && !/[?.]$/.test(line))).toEqual([]);
});

test('takes the example of a smaller step from words that no task has', () => {
  const inTasks = {
    reading: bankWords.map(({ id }) => id),
    english: [...entryNames, ...nouns.map(({ en }) => en)],
  };
  const numbers = ['one', 'two', 'three'];
  const shared = Object.entries(inTasks).flatMap(([domain, names]) => {
    const skills = registry.filter((skill) => skill.domain === domain).map(({ id }) => id);
    const taken = new Set(names);
    return linesWhere(
      (line, rung, skill) =>
        skills.includes(skill) &&
        rung === 'smallerStep' &&
        (line.toLowerCase().match(/[a-z]+/g) ?? []).some(
          (word) => taken.has(word) && !(skill === 'numbers' && numbers.includes(word)),
        ),
    );
  });

  expect(shared).toEqual([]);
});

test('keeps to how Nobi speaks with a child', () => {
  const personal =
    /\b(?:Anda|namamu|alamat|sekolahmu|rumahmu|rahasia|foto|your name|your school|address|secret|photo|pembantu|chatbot)\b/iu;

  expect(rows.flatMap(({ id, en }) => [id, en]).flatMap(breachesOf)).toEqual([]);
  expect(linesWhere((line) => personal.test(line))).toEqual([]);
});
