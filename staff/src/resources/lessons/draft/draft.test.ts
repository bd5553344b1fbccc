import { expect, test } from 'vitest';
import { draft, item } from './draft.testing.ts';
import {
  copied,
  listAt,
  moved,
  placeOf,
  removed,
  stepOf,
  valueAt,
  withActivity,
  withValue,
} from './draft.ts';

const idsAt = (from: typeof draft, list: string) => listAt(from, list).map(({ id }) => id);

test('reads a field by its path, and nothing where there is none', () => {
  expect(valueAt(draft, 'lesson.look.1.say.id')).toBe('two di sini');
  expect(valueAt(draft, 'lesson.look.9.say.id')).toBeUndefined();
  expect(valueAt(draft, 'lesson.title.id.deeper')).toBeUndefined();
});

test('changes one field and leaves the draft before it alone', () => {
  const next = withValue(draft, 'lesson.try.0.args.number', 5);

  expect(valueAt(next, 'lesson.try.0.args.number')).toBe(5);
  expect(valueAt(draft, 'lesson.try.0.args.number')).toBe(3);
  expect(next.lesson.look).toEqual(draft.lesson.look);
});

test('adds an argument that was missing, and takes one away', () => {
  const added = withValue(draft, 'lesson.look.0.args.voice', 1);
  const taken = withValue(added, 'lesson.look.0.args.number', undefined);

  expect(taken.lesson.look[0]?.args).toEqual({ voice: 1 });
});

test('refuses what no draft may be', () => {
  expect(withValue(draft, 'lesson.title.id', 'x'.repeat(201))).toBe(draft);
  expect(withValue(draft, 'lesson.look.0.args.number', 5000)).toBe(draft);
  expect(withValue(draft, 'lesson.title.id', 'a\0b')).toBe(draft);
});

test('knows the step and the place of a spot', () => {
  expect(placeOf('lesson.play.bank.1')).toEqual({ list: 'lesson.play.bank', at: 1 });
  expect(placeOf('lesson.make')).toBeUndefined();
  const spots = [
    'lesson.look.0',
    'lesson.try.2',
    'lesson.play.bank.0',
    'lesson.make',
    'questions.1',
  ];
  expect(spots.map(stepOf)).toEqual(['look', 'try', 'play', 'make', 'ask']);
  expect(stepOf('words')).toBeUndefined();
});

test('moves a task among the others, and goes with it', () => {
  const down = moved(draft, 'lesson.look.0', 1);

  expect(idsAt(down.draft, 'lesson.look')).toEqual(['two', 'one', 'three']);
  expect(down.spot).toBe('lesson.look.1');
});

test('moves nothing past either end', () => {
  expect(moved(draft, 'lesson.look.0', -1)).toEqual({ draft, spot: 'lesson.look.0' });
  expect(moved(draft, 'lesson.look.2', 1)).toEqual({ draft, spot: 'lesson.look.2' });
  expect(moved(draft, 'lesson.make', 1)).toEqual({ draft, spot: 'lesson.make' });
});

test('takes a task away and looks at its neighbour', () => {
  const last = removed(draft, 'lesson.try.1');
  const none = removed(removed(draft, 'lesson.try.0').draft, 'lesson.try.0');

  expect(idsAt(last.draft, 'lesson.try')).toEqual(['four']);
  expect(last.spot).toBe('lesson.try.0');
  expect(none.draft.lesson.try).toEqual([]);
  expect(none.spot).toBe('words');
});

test('copies a task right behind itself, under a name of its own', () => {
  const next = copied(draft, 'lesson.play.bank.0');

  const [first, twin] = next.draft.lesson.play.bank;
  expect(twin).toEqual({ ...first, id: twin?.id });
  expect(twin?.id).not.toBe(first?.id);
  expect(next.spot).toBe('lesson.play.bank.1');
  expect(next.draft.lesson.play.bank).toHaveLength(3);
});

test('copies nothing into a step that is full', () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => item(`t${number}`));
  const full = withValue(draft, 'lesson.try', six);

  expect(copied(full, 'lesson.try.0')).toEqual({ draft: full, spot: 'lesson.try.0' });
});

test('takes another activity with the arguments of its example', () => {
  const next = withActivity(draft, 'lesson.try.1', { activity: 'hop', args: { from: 2, by: 3 } });

  expect(next.lesson.try[1]).toEqual({
    ...item('five'),
    activity: 'hop',
    args: { from: 2, by: 3 },
  });
});
