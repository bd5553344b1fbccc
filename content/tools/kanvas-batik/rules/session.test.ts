import { expect, test } from 'vitest';
import { mostWorks } from './album.ts';
import type { Mark } from './marks.ts';
import { Session } from './session.ts';

const shape = { wide: 1600, tall: 1200 };
const dot: Mark = { kind: 'stamp', stamp: 0, size: 1, mode: 'off', x: 100, y: 100 };
const scribble: Mark = {
  kind: 'line',
  size: 1,
  mode: 'off',
  line: Array.from({ length: 800 }, (_, at) => (at * 977) % 1500),
};

const open = (save: string | null = null) => {
  let stored = save;
  const session = new Session(save, shape, (text) => {
    stored = text;
  });
  return {
    session,
    reopened: () => new Session(stored, shape, () => undefined),
    save: () => stored,
  };
};

test('goes on where it stopped: the cloth, the tool and the ways tried', () => {
  const { session, reopened } = open();
  session.add(dot);
  session.add({ kind: 'dye', dye: 2 });
  session.tried.add('dye');
  session.desk = { tool: 3, size: 2, mode: 'kawung' };
  session.keep();

  const again = reopened();

  expect(again.marks).toEqual(session.marks);
  expect(again.desk).toEqual({ tool: 3, size: 2, mode: 'kawung' });
  expect([...again.tried]).toEqual(['dye']);
});

test('takes back a bath and boiling as well, and brings them again', () => {
  const { session } = open();
  for (const mark of [dot, { kind: 'dye', dye: 0 }, { kind: 'boil' }] as const) session.add(mark);

  expect(session.undo()?.kind).toBe('boil');
  expect(session.undo()?.kind).toBe('dye');
  expect(session.marks).toEqual([dot]);
  expect(session.redo()?.kind).toBe('dye');
  session.add(dot);
  expect(session.redo()).toBeNull();
});

test('an older cloth is opened and continued, and becomes the newest', () => {
  const { session } = open();
  session.add(dot);
  const first = session.open;
  session.fresh(shape);
  session.add(dot);
  const older = session.works.find(({ id }) => id === first);
  if (!older) throw new Error('the first cloth is gone');

  session.take(older);
  session.add({ kind: 'boil' });

  expect(session.marks).toEqual([dot, { kind: 'boil' }]);
  expect(session.works.at(-1)?.id).toBe(first);
  expect(session.works).toHaveLength(2);
});

test('a bare cloth is no work', () => {
  const { session } = open();
  session.add(dot);
  session.undo();

  expect(session.works).toEqual([]);
});

test('a full album takes nothing new and loses nothing; letting one go makes room', () => {
  const { session, save } = open();
  for (let count = 0; count < mostWorks; count += 1) {
    session.fresh(shape);
    expect(session.add(dot)).toBeNull();
  }
  session.fresh(shape);

  expect(session.add(dot)).toBe('album-full');
  expect(session.works).toHaveLength(mostWorks);
  const [oldest] = session.works;
  if (!oldest) throw new Error('the album is empty');
  session.letGo(oldest);
  expect(session.add(dot)).toBeNull();
  expect(save()?.length).toBeLessThan(65_536);
});

test('one cloth never takes the room of all others', () => {
  const { session } = open();
  let count = 0;
  while (count < 200 && session.add(scribble) === null) count += 1;

  expect(session.add(scribble)).toBe('cloth-full');
  expect(count).toBeGreaterThan(10);
  session.fresh(shape);
  expect(session.add(scribble)).toBeNull();
});

test.each(['', '{', 'null', '{"v":1,"works":[4,{"i":"x"}],"desk":[]}', '{"v":2}'])(
  'a save that makes no sense (%s) is a bare cloth',
  (save) => {
    const { session } = open(save);

    expect(session.marks).toEqual([]);
    expect(session.works).toEqual([]);
  },
);
