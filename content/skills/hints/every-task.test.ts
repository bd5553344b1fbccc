import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyTask, type TaskAnswers } from './answers.testing.ts';
import { openLadders } from './index.ts';

const items = [...new Set(everyTask.map(({ item }) => item))];

/** Ten is the way of thinking of these skills, whatever the task: it is where they stop on the way. */
const throughTen = ['bonds-20', 'teens', 'add-20', 'subtract-20', 'tens-100'];
/** Small words that are a syllable, a letter or an arrow elsewhere; here they are none. */
const glueWords = /\b(?:di|ini|itu|ada|dan)\b/giu;
const glue = /\b(?:a|to|do you|(?:put|stand) up)\b/giu;
const plain = (line: string) => ` ${line.toLowerCase().replace(/[^\p{L}\d-]+/gu, ' ')} `;
const linesOf = (skill: string) =>
  openLadders(skill)
    .flatMap(({ question, hint, smallerStep }) => [question, hint, smallerStep])
    .flatMap(({ id, en }) => [
      { line: id, words: plain(id.replace(glueWords, '')) },
      { line: en, words: plain(en.replace(glue, '')) },
    ]);
const ladders = new Map(everyTask.map(({ skill }) => [skill, linesOf(skill)]));

const namedAnswers = ({ skill, answers }: TaskAnswers) => {
  const known = throughTen.includes(skill) ? ['10', 'sepuluh', 'ten'] : [];
  const all = new Set(answers.map((answer) => answer.toLowerCase()));
  for (const each of known) all.delete(each);
  return (ladders.get(skill) ?? []).flatMap(({ line, words }) =>
    [...all]
      .filter((answer) => words.includes(` ${answer} `))
      .map((answer) => `${answer}: ${line}`),
  );
};

test('every game and every course is looked at, with all that it can lay out', async () => {
  const folders = await Promise.all(
    ['games', 'courses'].map(async (kind) =>
      (await readdir(join(import.meta.dirname, '../..', kind), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    ),
  );

  expect(items.toSorted()).toEqual(folders.flat().toSorted());
  expect(everyTask.length).toBeGreaterThan(3000);
  expect(everyTask.filter(({ answers }) => answers.length === 0).map(({ task }) => task)).toEqual(
    [],
  );
});

test.each(items)('no hint says an answer of any task of %s', (item) => {
  const named = everyTask
    .filter((task) => task.item === item)
    .flatMap((task) => namedAnswers(task).map((what) => `${task.skill}: ${what}`));

  expect([...new Set(named)]).toEqual([]);
});

test('a hint promises no figure of the open task, so none is left unfilled', () => {
  const gaps = [...ladders.values()].flat().filter(({ line }) => /[{}<>$%_]|\.\.\./u.test(line));

  expect(gaps).toEqual([]);
});
