import { expect, test } from 'vitest';
import { activities } from '../activities.ts';
import { course } from '../course.ts';
import { boardIn, programIn, wordsIn } from './args.ts';
import { beetleAt, fitsExactly, leadsHome, openings, rightChoice, rightFor } from './ways.ts';

const items = course.lessons.flatMap(({ try: guided, play }) => [...guided, ...play.bank]);
const withActivity = (name: string) => items.filter(({ activity }) => activity === name);

test('names only activities that exist', () => {
  for (const { look, make, ...rest } of course.lessons)
    for (const task of [...look, ...rest.try, ...rest.play.bank, make])
      expect(Object.keys(activities)).toContain(task.activity);
});

test.each(['path', 'drive'])('gives every %s a way home', (name) => {
  for (const task of withActivity(name)) {
    const right = rightFor(task);

    expect(right && leadsHome(boardIn(task), right), task.id).toBe(true);
  }
});

test('offers one card that fits, and only one', () => {
  for (const task of withActivity('choose')) {
    const home = wordsIn(task, 'programs').filter((word) =>
      fitsExactly(boardIn(task), programIn({ ...task, args: { program: word } })),
    );

    expect(home, task.id).toHaveLength(1);
    expect(rightChoice(task), task.id).toBeGreaterThanOrEqual(0);
  }
});

test('hides each beetle where one other arrow leads home', () => {
  for (const task of withActivity('bug')) {
    const board = boardIn(task);

    expect(leadsHome(board, programIn(task)), task.id).toBe(false);
    expect(
      beetleAt(board, programIn(task), programIn(task, 'fixed')),
      task.id,
    ).toBeGreaterThanOrEqual(0);
  }
});

test('gives to mend only what does not lead home yet', () => {
  for (const task of withActivity('path').filter(({ args }) => args.given))
    expect(leadsHome(boardIn(task), programIn(task, 'given')), task.id).toBe(false);
});

test('shuts each game in a way that one cleared square opens', () => {
  for (const task of withActivity('square').filter(({ args }) => args.ask === 'open')) {
    expect(rightFor(task), task.id).toBeNull();
    expect(openings(boardIn(task)).length, task.id).toBeGreaterThan(0);
  }
});

test('leaves a random press below two in five on whatever is played alone', () => {
  const bank = course.lessons.flatMap(({ play }) => play.bank);
  for (const task of bank.filter(({ activity }) => activity === 'choose'))
    expect(wordsIn(task, 'programs').length, task.id).toBeGreaterThan(2);
  for (const task of bank.filter(({ args }) => args.choices))
    expect(wordsIn(task, 'choices').length, task.id).toBeGreaterThan(2);
  for (const task of bank.filter(({ args }) => args.wanted))
    expect(wordsIn(task, 'rules').length, task.id).toBeGreaterThan(2);
});
