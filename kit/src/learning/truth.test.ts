import { expect, test } from 'vitest';
import { praiseFor, praises, resultOf, type Story, type Tried, withoutClaims } from './index.ts';

const story: Story = { misses: 0, hints: 0, help: 0 };
const tried: Tried = { ...story, right: true, response: [6, 4], spentMs: 900 };
const proof = { task: { difficulty: -1.234, proves: true }, kind: 'check' } as const;

test('says who was right at once, alone, at a task that proves', () => {
  expect(resultOf({ ...tried, ...proof })).toEqual({
    success: true,
    first_try: true,
    response: [6, 4],
    duration_ms: 900,
    hints: 0,
    help: 0,
    difficulty: -1.23,
    criterion: true,
  });
});

test.each([
  ['a hint at its beginning', { help: 1 }, 1],
  ['a scaffold after two misses', { misses: 2 }, 2],
  ['a worked example after three', { misses: 3 }, 3],
  ['a worked example at its beginning', { help: 3, misses: 2 }, 3],
  ['an answer that the child asked for', { hints: 1, misses: 3 }, 4],
] as const)('names %s', (_, more, help) => {
  expect(resultOf({ ...tried, ...more })).toMatchObject({ help, first_try: false });
});

test.each([
  ['a guided try', { guided: true }],
  ['what the device read', { spoken: true }],
])('does not count %s for the child', (_, more) => {
  const result = resultOf({ ...tried, ...proof, ...more });

  expect(result).toMatchObject({ ...more, success: true, first_try: false, criterion: false });
});

test.each([
  ['check', true],
  ['review', true],
  ['practice', true],
  ['easy', false],
  ['new', false],
] as const)('a criterion task that is given as %s counts: %s', (kind, criterion) => {
  expect(resultOf({ ...tried, ...proof, kind })).toMatchObject({ criterion });
});

test('what is no criterion task never counts', () => {
  const task = { ...proof.task, proves: false };

  expect(resultOf({ ...tried, ...proof, task })).toMatchObject({ criterion: false });
});

test('says neither right nor wrong while nobody knows', () => {
  const result = resultOf({ ...tried, right: null });

  expect('success' in result || 'first_try' in result).toBe(false);
});

const flags = [false, true];
const everyStory = [0, 1, 2, 3].flatMap((misses) =>
  [0, 1].flatMap((hints) =>
    ([0, 1, 2, 3, 4] as const).flatMap((help) =>
      flags.flatMap((guided) =>
        flags.flatMap((spoken) =>
          flags.flatMap((isRoundabout) =>
            flags.map((isOwnWay) => ({
              misses,
              hints,
              help,
              guided,
              spoken,
              isRoundabout,
              isOwnWay,
            })),
          ),
        ),
      ),
    ),
  ),
);
const words = { ownWay: 'own', alone: 'alone', otherWay: 'other', didIt: 'did', fits: 'fits' };
type Each = (typeof everyStory)[number];
const praised = (praise: string): Each[] =>
  everyStory.filter((each) => praiseFor(each, words) === praise);

const isHelped = (each: Each): boolean =>
  each.misses + each.hints + each.help > 0 || each.guided || each.spoken;

/** When each praise is a lie. */
const lies: Record<string, (each: Each) => boolean> = {
  own: (each) => !each.isOwnWay || each.isRoundabout || isHelped(each),
  alone: (each) => each.isRoundabout || isHelped(each),
  other: (each) =>
    each.misses === 0 ||
    each.misses >= 3 ||
    each.hints > 0 ||
    each.help >= 3 ||
    each.guided ||
    each.spoken,
  did: (each) => each.misses >= 3 || each.hints > 0 || each.help >= 3 || each.spoken,
};

test.each(Object.entries(lies))('the praise "%s" is never a lie', (praise, isLie) => {
  expect(praised(praise).filter(isLie)).toEqual([]);
});

test('every praise but the one that claims nothing has its lies listed', () => {
  expect(Object.keys(lies)).toHaveLength(Object.keys(praises).length - 1);
});

test('each praise is given where it is true', () => {
  expect(praiseFor({ ...story, isOwnWay: true }, words)).toBe('own');
  expect(praiseFor(story, words)).toBe('alone');
  expect(praiseFor({ ...story, misses: 1 }, words)).toBe('other');
  expect(praiseFor({ ...story, misses: 3 }, words)).toBe('fits');
});

test('an item without words for a praise only names what is there', () => {
  expect(praiseFor(story, { fits: 'fits' })).toBe('fits');
});

test('after an example a line says what is there, and not what the child did', () => {
  expect(withoutClaims('Jam 3 pagi. Kamu putar dengan pas!')).toBe('Jam 3 pagi.');
  expect(withoutClaims('Kamu dengar sampai habis.\nCocok!')).toBe('Cocok!');
  expect(withoutClaims('You counted one by one: 5 ducks!')).toBe('');
});
