import { expect, test } from 'vitest';
import { mostWorks } from './album.ts';
import { emptyBoard, mostPieces, pieceCount, withPiece } from './board.ts';
import { riddles } from './riddles.ts';
import { Session } from './session.ts';

const open = (save: string | null = null) => {
  let stored = save;
  const session = new Session(save, (text) => {
    stored = text;
  });
  return { session, reopened: () => new Session(stored, () => undefined), save: () => stored };
};

const bell = withPiece(emptyBoard, 20, 'B');

test('the first wall of all holds a riddle to begin with', () => {
  const { session } = open();

  expect(session.board).toEqual(riddles.bucket.board);
  expect(session.riddle).toBe(0);
  expect(session.works).toEqual([]);
});

test('goes on where it stopped: the machine, the tool and the ways tried', () => {
  const { session, reopened } = open();
  session.change(bell);
  session.tool = 'spring';
  session.tried.add('run');
  session.keep();

  const again = reopened();

  expect(again.board).toEqual(bell);
  expect(again.tool).toBe('spring');
  expect([...again.tried]).toEqual(['run']);
});

test('takes back and brings again, step by step', () => {
  const { session } = open();
  session.fresh();
  session.change(bell);
  session.change(withPiece(bell, 21, 'U'));

  expect(session.undo()).toBe(true);
  expect(session.board).toEqual(bell);
  expect(session.redo()).toBe(true);
  expect(pieceCount(session.board)).toBe(2);
  expect(session.redo()).toBe(false);
});

test('a riddle opens a wall of its own and leaves the machine that was there', () => {
  const { session } = open();
  session.change(bell);
  session.fresh(2);

  expect(session.board).toEqual(riddles.three.board);
  expect(session.works.map(({ board }) => board)).toEqual([bell]);
});

test('a machine from the family is kept as one more work', () => {
  const { session, reopened } = open();
  session.change(bell);
  const received = withPiece(emptyBoard, 3, 'U');

  expect(session.receive(received)).toBeNull();
  expect(session.works.map(({ board }) => board)).toEqual([bell, received]);
  expect(reopened().board).toEqual(received);
});

test('takes no more pieces than a code carries', () => {
  const { session } = open();
  const cells = 'o'.repeat(mostPieces + 1).padEnd(42, '.');

  expect(session.change({ start: 0, cells })).toBe('board-full');
  expect(session.board).toEqual(riddles.bucket.board);
});

test('a full album takes nothing new and loses nothing; letting one go makes room', () => {
  const { session, save } = open();
  for (let count = 0; count < mostWorks; count += 1) {
    session.fresh();
    expect(session.change(bell)).toBeNull();
  }
  session.fresh();

  expect(session.change(bell)).toBe('album-full');
  expect(session.receive(bell)).toBe('album-full');
  const [oldest] = session.works;
  if (!oldest) throw new Error('the album is empty');
  session.letGo(oldest);
  expect(session.change(bell)).toBeNull();
  expect(save()?.length).toBeLessThan(5000);
});

test.each(['', '{', 'null', '{"v":1,"works":[4,{"i":1,"a":9,"c":"B"}],"tool":"x"}', '{"v":2}'])(
  'a save that makes no sense (%s) is an empty wall',
  (save) => {
    const { session } = open(save);

    expect(session.works).toEqual([]);
    expect(session.tool).toBe('ramp');
  },
);
