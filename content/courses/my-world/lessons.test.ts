import type { CourseItem } from '@nobi/kit/course';
import { playChild } from '@nobi/kit/simulate';
import { expect, test } from 'vitest';
import { everMastered } from '../../simulate/how-well.ts';
import guessing from '../../simulate/learners/guessing.ts';
import { activities } from './activities.ts';
import { course } from './course.ts';
import { activityNames, isPlayable } from './playable.ts';
import { basketMiss, basketOf, isTaken } from './rules/baskets.ts';
import { buildingOf, buildMiss, isBuilt, spellingOf, spellMiss } from './rules/building.ts';
import { cardText } from './rules/cards.ts';
import { meaningsOf, sentencesOf } from './rules/choosing.ts';
import { type Miss, oddWords, waysOf, wordsOf, written, wrongLines } from './rules/line.ts';
import { allFacts, argsOf, howOf, lineOf, patternNames } from './rules/patterns.ts';
import { spotsOf } from './rules/spots.ts';
import { goalOf, timeMiss } from './rules/times.ts';
import { simulated } from './simulated.ts';
import { tales } from './text/tales.ts';
import { words } from './text/text.ts';
import { drawnHows, rebusOf } from './view/rebus.ts';

const banks = course.lessons.map(({ id, play }) => ({ id, bank: play.bank }));
const items = banks.flatMap(({ bank }) => bank);
const tasks = [
  course.free,
  ...items,
  ...course.lessons.flatMap((lesson) => [...lesson.look, ...lesson.try, lesson.make]),
];
const everyLine = patternNames.flatMap((how) =>
  allFacts(how).map((facts) => ({ how, line: lineOf({ args: { how, ...argsOf(how, facts) } }) })),
);

test('names only activities that exist, with everything that they need to be won', () => {
  expect(Object.keys(activities).toSorted()).toEqual([...activityNames].toSorted());
  expect(tasks.filter((task) => !isPlayable(task)).map(({ id }) => id)).toEqual([]);
});

test.each(banks)('has ninety tasks that differ in $id, and most are built by hand', ({ bank }) => {
  const questions = new Set(
    bank.map(({ activity, args }) => `${activity} ${JSON.stringify(args)}`),
  );
  const picked = bank.filter(({ activity }) => activity === 'pick');

  expect(questions.size).toBeGreaterThanOrEqual(90);
  expect(picked.length / bank.length).toBeLessThanOrEqual(0.25);
});

test('would notice a task that cannot be won', () => {
  const { say } = course.free;
  const plays = (activity: string, args: Record<string, number | string>) =>
    isPlayable({ id: 'x', activity, say, args });

  expect(plays('build', { how: 'be-name', who: 'mum', what: 'happy', view: 0 })).toBe(true);
  expect(plays('build', { how: 'be-name', who: 'mum', what: 'blue', view: 0 })).toBe(false);
  expect(plays('build', { how: 'can-one', what: 'turtle', also: 'fly', view: 0 })).toBe(false);
  expect(plays('pick', { how: 'food-ask', who: 'you', what: 'egg', way: 'read' })).toBe(false);
  expect(plays('gather', { how: 'take-bag', who: 'sari', n: 2, what: 'pen', also: 'pen' })).toBe(
    false,
  );
  expect(plays('spot', { how: 'walk', what: 'park', where: 'third-left', n: 0 })).toBe(false);
  expect(plays('clock', { how: 'day-hour', who: 'dad', what: 'bed', n: 24 })).toBe(false);
});

test('writes sentences with a capital, their mark and no doubled word', () => {
  for (const { how, line } of everyLine.filter(({ how: each }) => each !== 'letter-rows')) {
    const [text = ''] = sentencesOf({ args: {} }).length > 0 ? [line.text] : [];
    expect(text, how).not.toMatch(/\b(\w+) \1\b/);
    expect(line.end, how).toBe(how.includes('ask') ? '?' : '.');
    expect(wordsOf(line.text).length, line.text).toBeLessThanOrEqual(11);
  }
  for (const letter of Object.values(tales)) expect(letter).toMatch(/^\p{Lu}.*[.!?]$/u);
});

test('takes no known mistake for right, in any sentence that can be made', () => {
  const taken = everyLine.flatMap(({ line }) => {
    const ways = new Set(waysOf(line));
    return wrongLines(line).flatMap(({ text }) => (ways.has(text) ? [text] : []));
  });

  expect(taken).toEqual([]);
});

/** Every way to fill the gaps with the tiles that lie there. */
const fillings = (gaps: number, tiles: readonly string[]): string[][] => {
  if (gaps === 0) return [[]];
  return tiles.flatMap((tile, at) =>
    fillings(gaps - 1, [...tiles.slice(0, at), ...tiles.slice(at + 1)]).map((rest) => [
      tile,
      ...rest,
    ]),
  );
};

test('has one filling for its gaps that is right, and an odd word in every one', () => {
  for (const task of items.filter(
    ({ activity, args }) => activity === 'build' && args.view !== 0,
  )) {
    const building = buildingOf(task);
    const gaps = building.frame.filter((each) => each === null).length;
    const rows = fillings(gaps, building.tiles).map((laid) => {
      const left = [...laid];
      return building.frame.map((each) => each ?? left.shift() ?? '').join(' ');
    });
    const right = [...new Set(rows)].filter((row) => isBuilt(building, wordsOf(row)));

    expect(right, task.id).toEqual([building.line.text]);
    expect(building.odd.length, task.id).toBeGreaterThan(0);
  }
});

interface Laid {
  args: Record<string, string | number>;
  laid: string;
  miss: Miss;
}
const laid: Laid[] = [
  { args: { how: 'be-name', who: 'mum', what: 'happy' }, laid: 'Mum happy', miss: 'noBe' },
  {
    args: { how: 'be-name', who: 'mum-dad', what: 'tall' },
    laid: 'Mum_and_Dad is tall',
    miss: 'be',
  },
  { args: { how: 'be-pro', who: 'dad', what: 'tall' }, laid: 'she is tall', miss: 'who' },
  {
    args: { how: 'look-thing', where: 'big', also: 'red', what: 'hat' },
    laid: 'it is a big hat red',
    miss: 'adjective',
  },
  {
    args: { how: 'there-one', what: 'egg', where: 'in-box' },
    laid: 'there is a egg in the_box',
    miss: 'article',
  },
  {
    args: { how: 'there-many', n: 2, what: 'book', where: 'on-bed' },
    laid: 'there are two book on the_bed',
    miss: 'many',
  },
  {
    args: { how: 'day-plain', who: 'bayu', what: 'read' },
    laid: 'Bayu read a_book every_day',
    miss: 'verbS',
  },
  {
    args: { how: 'food-not', who: 'sari', what: 'fish' },
    laid: "Sari don't like fish",
    miss: 'dont',
  },
  { args: { how: 'can-one', what: 'duck', also: 'swim' }, laid: 'a duck can swims', miss: 'can' },
  { args: { how: 'have-one', who: 'sari', what: 'pen' }, laid: 'Sari have a pen', miss: 'have' },
  { args: { how: 'now-ing', who: 'dad', what: 'read' }, laid: 'Dad is read a_book', miss: 'ing' },
  {
    args: { how: 'town-ask', what: 'park', also: 'where' },
    laid: 'where the_park is',
    miss: 'ask',
  },
  {
    args: { how: 'week-on', who: 'me', what: 'swim', where: 'monday' },
    laid: 'I swim in Monday',
    miss: 'time',
  },
  { args: { how: 'be-name', who: 'mum', what: 'happy' }, laid: 'happy is Mum', miss: 'order' },
];

test.each(laid)('answers "$laid" as $miss', ({ args, laid: row, miss }) => {
  expect(buildMiss(buildingOf({ args }), wordsOf(row))).toBe(miss);
});

test('takes a sentence that says the same in another order', () => {
  const built = (args: Record<string, string | number>, row: string) =>
    isBuilt(buildingOf({ args }), wordsOf(row));

  expect(
    built(
      { how: 'have-and', who: 'mum', n: 2, what: 'pen', also: 'egg' },
      'she has two pens and an egg',
    ),
  ).toBe(true);
  expect(
    built({ how: 'week-on', who: 'me', what: 'swim', where: 'monday' }, 'on Monday I swim'),
  ).toBe(true);
});

test('knows a word that was spelt as the form of somebody else', () => {
  const spelling = spellingOf({ args: { how: 'day-plain', who: 'dad', what: 'drink', view: 0 } });

  expect(spelling.word).toBe('drinks');
  expect(spellMiss(spelling, 'drink')).toBe('verbS');
  expect(spellMiss(spelling, 'drinsk')).toBe('letters');
});

test('offers a sentence once, and meanings that look different', () => {
  for (const task of items.filter(({ activity }) => activity === 'pick')) {
    const texts = sentencesOf(task).map(({ text }) => text);
    const pictures = meaningsOf(task).map((facts) => rebusOf(howOf(task), facts, 'id'));
    const shown = task.args.way === 'read' ? pictures : texts;

    expect(new Set(shown).size, task.id).toBe(3);
  }
});

test('draws every kind of sentence', () => {
  expect([...drawnHows].toSorted()).toEqual([...patternNames].toSorted());
});

test('wants something of a tray and not all of it, and says what was off', () => {
  const bag = basketOf({
    args: { how: 'take-likes', who: 'bayu', what: 'apple', also: 'egg', where: 'fish' },
  });
  if (!bag) throw new Error('there is no such basket');

  expect(isTaken(bag, { apple: 1, egg: 1 })).toBe(true);
  expect(isTaken(bag, { apple: 1, egg: 1, fish: 1 })).toBe(false);
  expect(basketMiss(bag, { apple: 1, fish: 1 })).toBe('refused');
  expect(basketMiss(bag, { apple: 1 })).toBe('lacks');
  expect(basketMiss(bag, { apple: 2, egg: 1 })).toBe('count');
});

test('has one plot in a street that a sentence can mean', () => {
  const between = spotsOf({
    args: { how: 'town-between', what: 'market', also: 'library', where: 'school' },
  });

  expect(between?.text).toBe('The market is between the library and the school.');
  expect(between?.goal).toMatch(/^plot-[14]$/);
  expect(between?.spots).not.toContain('plot-0');
});

test('tells half past from the Indonesian half', () => {
  const goal = goalOf({ args: { how: 'day-half', who: 'dad', what: 'eat', n: 26 } });

  expect(timeMiss(goal, 22)).toBe('halfBefore');
  expect(timeMiss(goal, 30)).toBe('hour');
  expect(timeMiss(goal, 24)).toBe('hands');
});

test('writes on a postcard what is stuck to it', () => {
  expect(cardText('there', ['cat', 'kite', 'kite'])).toBe('There is a cat and two kites.');
  expect(cardText('there', ['kite', 'kite', 'egg'])).toBe('There are two kites and an egg.');
  expect(cardText('like', ['rice', 'mango'])).toBe('I like rice and mangoes.');
  expect(cardText('this', ['mum', 'cat'])).toBe('This is my mum and a cat.');
});

/** What is said when a task was answered, but for what was gathered. */
const saidIn = (task: CourseItem): string => {
  const line = lineOf(task);
  if (line.end === '') return '';
  return line.text === '' ? (spotsOf(task)?.text ?? '') : written(line, wordsOf(line.text));
};

test('answers every move in at most twelve words', () => {
  const spoken = (['id', 'en'] as const).flatMap((lang) => [
    ...Object.values(words[lang].misses),
    ...Object.values(words[lang].baskets),
    ...Object.values(words[lang].spots),
    ...Object.values(words[lang].times),
    ...Object.values(words[lang].ways),
    words[lang].done.gather(''),
    ...items.map((task) => words[lang].done.build(saidIn(task))),
    ...items.map((task) => words[lang].done.spot(saidIn(task))),
    words[lang].readAgain,
    words[lang].quip,
    words[lang].watch,
  ]);
  for (const line of spoken) {
    expect(line.trim().split(/\s+/).length, line).toBeLessThanOrEqual(12);
    expect(line.length, line).toBeLessThanOrEqual(84);
  }
});

test('lets no odd word be the right one', () => {
  for (const { line } of everyLine)
    expect(oddWords(line).filter((word) => wordsOf(line.text).includes(word))).toEqual([]);
});

test('gives nothing to who guesses, and keeps a save that is far from what the host takes', () => {
  const line = playChild(simulated, guessing, { child: 1, sittings: 50, daysBetween: 1, seed: 5 });
  expect(everMastered(line)).toBe(false);

  let save: string | null = null;
  for (let day = 0; day < 60; day += 1) {
    const session = simulated.open(save, { day, seed: day });
    while (session.now() !== null) session.settle({ misses: 0, hints: 0 });
    save = session.save();
  }
  expect((save ?? '').length).toBeGreaterThan(100);
  expect((save ?? '').length).toBeLessThan(30_000);
});
