import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SimulatedItem } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { entryNames } from '../../courses/hello-nobi/rules/lexicon.ts';
import { nouns } from '../../games/pelabuhan-halo/rules/things.ts';
import { bankWords } from '../../words/bank.ts';
import { registry } from '../registry.ts';
import { openLadders } from './index.ts';

const linesOf = (skill: string) =>
  openLadders(skill)
    .flatMap(({ question, hint, smallerStep }) => [question, hint, smallerStep])
    .flatMap(({ id, en }) => [id, en]);

const numbers: Readonly<Record<string, readonly string[]>> = {
  // One is how things are counted, "satu-satu": there it is no answer.
  2: ['dua', 'two', 'setengah', 'half'],
  3: ['tiga', 'three', 'sepertiga', 'third'],
  4: ['empat', 'four', 'seperempat', 'quarter'],
  5: ['lima', 'five'],
  6: ['enam', 'six'],
  7: ['tujuh', 'seven'],
  8: ['delapan', 'eight'],
  9: ['sembilan', 'nine'],
  10: ['sepuluh', 'ten'],
  11: ['sebelas', 'eleven'],
  12: ['belas', 'twelve'],
};
const counted = ['number', 'fraction'];
const domainOf = new Map<string, string>(registry.map(({ id, domain }) => [id, domain]));
/** Ten is the way of thinking of these skills, whatever the task: it is where they stop on the way. */
const throughTen = ['bonds-20', 'teens', 'add-20', 'subtract-20', 'tens-100'];
const wordsIn = (line: string): string[] => line.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** Every task that an item lays out in a hundred sessions, some of them missed. */
const tasksOf = async (folder: string) => {
  const file = join(import.meta.dirname, '../..', folder, 'simulated.ts');
  const { simulated }: { simulated: SimulatedItem } = await import(file);
  const tasks = new Map<string, string>();
  let save: string | null = null;
  for (let day = 0; day < 100; day += 1) {
    const session = simulated.open(save, { day, seed: day * 7 + 1 });
    for (let task = session.now(); task !== null; task = session.now()) {
      tasks.set(`${task.skill} ${task.id}`, task.skill);
      session.settle({ misses: day % 3, hints: 0 });
    }
    save = session.save();
  }
  return [...tasks];
};
const folders = await Promise.all(
  ['games', 'courses'].map(async (kind) =>
    (await readdir(join(import.meta.dirname, '../..', kind), { withFileTypes: true })).flatMap(
      (entry) => (entry.isDirectory() ? [`${kind}/${entry.name}`] : []),
    ),
  ),
);

test('has two ways of a question, a hint and a smaller step for every skill, and for one that is not ours', () => {
  for (const skill of [...registry.map(({ id }) => id), 'of-a-guest']) {
    const all = linesOf(skill);

    expect([skill, new Set(all).size, all.includes('')]).toEqual([skill, 12, false]);
    expect(
      all.filter((line) => line.length > 120 || line.split(/[.?!]+(?:\s|$)/).length > 3),
    ).toEqual([]);
  }
});

test('names no number where numbers are the answers', () => {
  const named = registry
    .filter(({ domain, id }) => counted.includes(domain) || id === 'numbers')
    .flatMap(({ id }) =>
      linesOf(id)
        .filter((line) => {
          const known = throughTen.includes(id) ? ['sepuluh', 'ten', 'belas'] : [];
          const all = Object.values(numbers).flat();
          return wordsIn(line).some((w) => /\d/.test(w) || (all.includes(w) && !known.includes(w)));
        })
        .map((line) => `${id}: ${line}`),
    );

  expect(named).toEqual([]);
});

/** What an answer can be: a number where one counts, else a word that a child reads, builds or hears. */
const taskWords = new Set([
  ...bankWords.map(({ id }) => id),
  ...entryNames,
  ...nouns.map(({ en }) => en),
]);
const answersIn = (skill: string, task: string): string[] => {
  const isCounted = counted.includes(domainOf.get(skill) ?? '') || skill === 'numbers';
  return wordsIn(task).flatMap((part) => {
    if (taskWords.has(part)) return [part];
    return isCounted && /\d/.test(part) ? [part, ...(numbers[part] ?? [])] : [];
  });
};

test.each(folders.flat())('says no answer of any task that %s lays out', async (folder) => {
  const tasks = await tasksOf(folder);
  const named = tasks.flatMap(([name, skill]) => {
    const known = throughTen.includes(skill) ? ['sepuluh', 'ten', '10'] : [];
    const answers = answersIn(skill, name.slice(skill.length)).filter((a) => !known.includes(a));
    return linesOf(skill)
      .filter((line) => wordsIn(line).some((word) => answers.includes(word)))
      .map((line) => `${name}: ${line}`);
  });

  expect(tasks.length).toBeGreaterThan(3);
  expect(named).toEqual([]);
});
