/** What came after the ten letters: the diary of yesterday, and who ate the cake. */
import { simulatedCourse } from '@nobi/kit/simulate';
import { describe, expect, test } from 'vitest';
import { course } from './course.ts';
import { manifest } from './manifest.ts';
import { basketMiss, basketOf, isTaken } from './rules/baskets.ts';
import { buildingOf, buildMiss, isBuilt, spellingOf, spellMiss } from './rules/building.ts';
import { cardText } from './rules/cards.ts';
import { type Miss, wordsOf } from './rules/line.ts';
import { lineOf } from './rules/patterns.ts';
import { spotsOf } from './rules/spots.ts';
import { simulated } from './simulated.ts';
import { laterBy, skills } from './skills.ts';
import { nameOf } from './text/names.ts';

type Args = Record<string, string | number>;
const missIn = (args: Args, row: string): Miss => buildMiss(buildingOf({ args }), wordsOf(row));
const isRight = (args: Args, row: string): boolean => isBuilt(buildingOf({ args }), wordsOf(row));

const rows: readonly (readonly [args: Args, laid: string, miss: Miss])[] = [
  [{ how: 'past-ed', who: 'sari', what: 'wash' }, 'Sari wash the_horse yesterday', 'past'],
  [{ how: 'past-ed', who: 'sari', what: 'wash' }, 'Sari is wash the_horse yesterday', 'past'],
  [{ how: 'past-ed', who: 'bayu', what: 'drop' }, 'Bayu droped an_egg yesterday', 'ed'],
  [{ how: 'past-ed', who: 'bayu', what: 'carry' }, 'Bayu carryed an_umbrella yesterday', 'ed'],
  [{ how: 'past-own', who: 'me', what: 'swim' }, 'I swimmed yesterday', 'own'],
  [{ how: 'past-own', who: 'me', what: 'catch' }, 'I catched a_frog yesterday', 'own'],
  [{ how: 'past-be', who: 'mum-dad', what: 'happy' }, 'Mum_and_Dad was happy yesterday', 'was'],
  [{ how: 'past-be', who: 'mum', what: 'happy' }, 'Mum is happy yesterday', 'past'],
  [{ how: 'past-be', who: 'mum', what: 'happy' }, 'Mum happy yesterday', 'noBe'],
  [
    { how: 'past-last', who: 'dad', what: 'bike', where: 'friday' },
    'Dad rode a_bike on_last_Friday',
    'last',
  ],
  [{ how: 'past-then', who: 'me', what: 'swim', also: 'eat' }, 'I swam and_then eat rice', 'past'],
  [{ how: 'did-not', who: 'sari', what: 'swim' }, "Sari didn't swam yesterday", 'did'],
  [{ how: 'did-not', who: 'sari', what: 'swim' }, "Sari doesn't swim yesterday", 'past'],
  [{ how: 'did-ask', who: 'you', what: 'find' }, 'did you found a_key yesterday', 'did'],
  [{ how: 'did-ask', who: 'bayu', what: 'find' }, 'Bayu did find a_key yesterday', 'ask'],
  [{ how: 'ask-did', who: 'bayu', what: 'find', where: 'where' }, 'when did Bayu find a_key', 'wh'],
  [
    { how: 'did-but', who: 'sari', what: 'swim', also: 'bike' },
    "Sari didn't swim but_he rode a_bike",
    'who',
  ],
];

test.each(rows)('of %o answers "%s" as %s', (args, laid, miss) => {
  expect(missIn(args, laid)).toBe(miss);
});

test('takes what says the same: yesterday first, and the two halves of a but turned round', () => {
  const swam = { how: 'past-own', who: 'me', what: 'swim' };
  const friday = { how: 'past-last', who: 'dad', what: 'bike', where: 'friday' };
  const but = { how: 'did-but', who: 'sari', what: 'swim', also: 'bike' };
  const likes = { how: 'food-but', who: 'dad', what: 'rice', also: 'fish' };
  const can = { how: 'can-but', what: 'duck', also: 'swim', where: 'climb' };

  expect(isRight(swam, 'yesterday I swam')).toBe(true);
  expect(isRight(friday, 'last_Friday Dad rode a_bike')).toBe(true);
  expect(isRight(but, "Sari rode a_bike but_she didn't swim")).toBe(true);
  expect(isRight(likes, "he doesn't like fish but he likes rice")).toBe(true);
  expect(isRight(can, "a duck can't climb but it can swim")).toBe(true);
  expect(isRight(but, "Sari swam but_she didn't ride a_bike")).toBe(false);
});

test('writes the past of verbs that follow the rule and of those that do not', () => {
  const textOf = (how: string, what: string) => lineOf({ args: { how, who: 'me', what } }).text;

  expect(textOf('past-ed', 'carry')).toBe('I carried an_umbrella yesterday');
  expect(textOf('past-ed', 'stop')).toBe('I stopped the_clock yesterday');
  expect(textOf('past-ed', 'guitar')).toBe('I played the_guitar yesterday');
  expect(textOf('past-own', 'bake')).toBe('I made a_cake yesterday');
});

test('lays out no little word with which another sentence would be right as well', () => {
  for (const view of [0, 1, 2])
    expect(
      buildingOf({ args: { how: 'past-last', who: 'dad', what: 'take', where: 'friday', view } })
        .tiles,
    ).not.toContain('on');
});

test('knows what was spelt without its doubled letter', () => {
  const spelling = spellingOf({ args: { how: 'past-ed', who: 'bayu', what: 'drop', view: 0 } });

  expect(spelling.word).toBe('dropped');
  expect(spellMiss(spelling, 'droped')).toBe('ed');
  expect(spellMiss(spelling, 'drop')).toBe('past');
});

test('puts into the diary what is over, and not what is going on', () => {
  const args = { who: 'bayu', what: 'eat', also: 'wash', where: 'bike' };
  const over = basketOf({ args: { how: 'take-diary', n: 1, ...args } });
  const reply = basketOf({ args: { how: 'take-did', n: 1, ...args } });
  if (!over || !reply) throw new Error('there is no such basket');

  expect(over.text).toBe('Bayu is riding a bike. He ate rice and washed the horse.');
  expect(isTaken(over, { eat: 1, wash: 1 })).toBe(true);
  expect(basketMiss(over, { eat: 1, wash: 1, bike: 1 })).toBe('ongoing');
  expect(reply.text).toBe("Did Bayu ride a bike? No, he didn't. He ate rice and washed the horse.");
  expect(basketMiss(reply, { bike: 1 })).toBe('refused');
});

test('finds the day of last week, and tells on a card what was done', () => {
  const day = spotsOf({ args: { how: 'past-last', who: 'dad', what: 'bike', where: 'friday' } });

  expect(day?.text).toBe('Dad rode a bike last Friday.');
  expect(day?.goal).toBe('friday');
  expect(cardText('past', ['swim', 'wash'])).toBe('Yesterday I swam and washed the horse.');
  expect(cardText('did', ['swim', 'find'])).toBe('Did you swim and find a key?');
});

test('writes a gap between words on a card and in the name of a picture, never a line', () => {
  expect(cardText('can', ['bike', 'guitar'])).toBe('I can ride a bike and play the guitar.');
  expect(nameOf('kite', 'en')).toBe('fly a kite');
});

describe('a save of the ten letters', () => {
  const ten = simulatedCourse({
    course: { ...course, lessons: course.lessons.slice(0, 10) },
    age: manifest.ageMin,
    skills: skills.slice(0, 10),
    laterBy,
  });
  const played = (item: typeof ten, from: string | null, days: readonly number[]) =>
    days.reduce(
      ({ save, met }: { save: string | null; met: string[] }, day) => {
        const session = item.open(save, { day, seed: day });
        const here: string[] = [];
        for (let task = session.now(); task !== null; task = session.now()) {
          here.push(task.skill);
          session.settle({ misses: 0, hints: 0 });
        }
        return { save: session.save(), met: [...met, ...here] };
      },
      { save: from, met: [] },
    );
  const days = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at);

  test('opens, and goes on to what is new', () => {
    const before = played(ten, null, days(0, 40));
    const after = played(simulated, before.save, days(40, 12));

    expect(before.met).toContain('ask-wh');
    expect(before.met).not.toContain('sentence-past');
    expect(after.met).toContain('sentence-past');
    expect(after.met).toContain('sentence-did');
  });
});
