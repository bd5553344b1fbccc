import { seeded, wholeBetween } from '@nobi/kit/guest';
import { saveLimit } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { readSave } from './album.ts';
import { type Mark, mirrors } from './marks.ts';
import { stock } from './paints.ts';
import { Session } from './session.ts';

const shape = { wide: 1200, tall: 1600 };

const scribble = (seed: number, points = 40): Mark => {
  const random = seeded(seed);
  const line = Array.from({ length: points * 2 }, () => wholeBetween(random, -80, 1680));
  return {
    kind: 'stroke',
    brush: seed % stock.brushes,
    color: seed % stock.colors,
    size: seed % 3,
    mirror: mirrors[seed % 3] ?? 'off',
    line,
  };
};

const drawing: Mark[] = [
  { kind: 'paper', paper: 2 },
  ...Array.from({ length: 30 }, (_, at) => scribble(at)),
];

test('resumes the same drawing with the same brush in the hand', () => {
  let stored = '';
  const session = new Session(null, shape, (save) => {
    stored = save;
  });
  session.desk = { brush: 5, color: 3, size: 2, mirror: 'sides' };
  for (const mark of drawing) session.add(mark);

  const again = new Session(stored, { wide: 1600, tall: 900 }, () => undefined);

  expect(again.marks).toEqual(session.marks);
  expect(again.desk).toEqual(session.desk);
  expect(again.shape).toEqual(shape);
});

test('asks before an older drawing goes, and loses nothing until the answer is yes', () => {
  let stored = '';
  const session = new Session(null, shape, (save) => {
    stored = save;
  });
  session.add(scribble(7, 400));
  const first = session.works[0];
  session.fresh(shape);
  let obstacle = session.add(scribble(1, 400));
  for (let at = 2; obstacle === null && at < 100; at += 1)
    obstacle = session.add(scribble(at, 400));

  expect(obstacle?.kind).toBe('album-full');
  expect(readSave(stored).works[0]).toEqual(first);
  if (obstacle?.kind === 'album-full') session.letGo(obstacle.oldest);
  expect(session.add(scribble(3, 400))).toBeNull();
  expect(readSave(stored).works.length).toBe(1);
  expect(stored.length).toBeLessThanOrEqual(saveLimit);
});

test('remembers which drawings stand on the shelf until they change', () => {
  let stored = '';
  const session = new Session(null, shape, (save) => {
    stored = save;
  });
  session.add(scribble(1));
  const [before] = session.works;
  session.add(scribble(2));
  const [after] = session.works;

  if (before) session.markShown(before);
  const late = readSave(stored).works[0]?.isShown;
  if (after) session.markShown(after);
  const then = readSave(stored).works[0]?.isShown;
  session.add(scribble(3));

  expect([late, then, readSave(stored).works[0]?.isShown]).toEqual([false, true, false]);
});

test('a drawing that is let go leaves an empty sheet and no trace', () => {
  let stored = '';
  const session = new Session(null, shape, (save) => {
    stored = save;
  });
  session.add(scribble(1));
  const [work] = session.works;

  if (work) session.letGo(work);

  expect(session.marks).toEqual([]);
  expect(readSave(stored).works).toEqual([]);
});

test('tells kindly when one sheet alone is full', () => {
  const session = new Session(null, shape, () => undefined);
  let obstacle = session.add(scribble(1, 400));
  for (let at = 2; obstacle === null && at < 200; at += 1)
    obstacle = session.add(scribble(at, 400));

  expect(obstacle).toEqual({ kind: 'sheet-full' });
});
