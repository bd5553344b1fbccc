import { expect, test } from 'vitest';
import { words } from '../text/text.ts';
import {
  boardOf,
  emptyBoard,
  isBoard,
  mostPieces,
  pieceAt,
  pieces,
  turned,
  withPiece,
} from './board.ts';
import { boardOfCode, codeOf, longestCode } from './code.ts';
import { isSound, outcomeOf } from './outcome.ts';
import { type RiddleName, riddleNames, riddles } from './riddles.ts';
import { mostSteps, World } from './world.ts';

const none = '......';

/** Two of the many ways to answer each riddle. */
const answers: Record<RiddleName, readonly [string, string]> = {
  bucket: [
    '.......\\...................U...........U..',
    '.......\\..........................J....U..',
  ],
  bell: [
    '.\\...................B....................',
    '.......o.............B....................',
  ],
  three: [
    '......................J..B................',
    '..........)..............B.........B......',
  ],
  across: [
    '..................L......................U',
    '............L............................U',
  ],
  twoBells: [
    '..>.........B..(.............B............',
    '..B.........Bo...............B............',
  ],
  all: ['....................o.......U........U....', '....................o./..............U....'],
  lever: [
    '.....................>................<...',
    '....................\\>....................',
  ],
  twoBuckets: [
    '........>..............._............U...U',
    '........>......>.....................U...U',
  ],
  seesaw: [
    '.)...................)....................',
    '.............(.......)....................',
  ],
  spring: [
    '.B..............B.....................S...',
    '................B....................LS...',
  ],
  song: [
    '.........B......B...B..B..................',
    '.........B..........B............B......B.',
  ],
  long: [
    '_.....\\...................................',
    'S.....\\................................_..',
  ],
};

test.each(riddleNames)('the riddle "%s" is open at first and has more than one answer', (name) => {
  const { board, isSolved } = riddles[name];

  expect(isBoard(board)).toBe(true);
  expect(isSolved(outcomeOf(board))).toBe(false);
  for (const cells of answers[name])
    expect(isSolved(outcomeOf({ ...board, cells })), cells).toBe(true);
});

const busy = boardOf(2, ['..>...', '.\\.)..', 'o..B/.', '.VL..J', 'B_.S..', '..<...', 'U..(.U']);

test('runs the same way each time: every marble is where it was, at every step', () => {
  const [one, other] = [new World(busy), new World(busy)];
  while (!one.isOver) {
    expect(one.step()).toEqual(other.step());
    expect(one.marbles).toEqual(other.marbles);
  }
});

test('counts in whole numbers, so that no machine rounds another way', () => {
  const world = new World(busy);
  while (!world.isOver) {
    world.step();
    for (const { x, y, vx, vy } of world.marbles)
      expect([x, y, vx, vy].every(Number.isSafeInteger)).toBe(true);
  }
});

test('any heap of pieces comes to its end, with every marble on the wall or below it', () => {
  let seed = 7;
  const chance = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  for (let heap = 0; heap < 40; heap += 1) {
    let board = { ...emptyBoard, start: chance(6) };
    for (let count = 0; count < mostPieces; count += 1)
      board = withPiece(board, chance(42), pieces[chance(pieces.length)] ?? null);
    const world = new World(board);
    while (!world.isOver) world.step();
    expect(world.steps).toBeLessThanOrEqual(mostSteps);
    for (const { x } of world.marbles) expect(x > 0 && x < 600_000).toBe(true);
  }
});

test('a ramp sends marbles to its low side, and turned to the other', () => {
  const right = boardOf(2, [none, none, '..\\...', none, none, none, 'U....U']);
  const spots = (cells: string): number => {
    const world = new World({ start: 2, cells });
    while (!world.isOver) world.step();
    return world.marbles.filter(({ x }) => x > 250_000).length;
  };

  expect(spots(right.cells)).toBe(3);
  expect(spots(right.cells.replace('\\', '/'))).toBe(0);
});

test('a switch sends one marble here and the next one there', () => {
  const world = new World(boardOf(2, [none, none, '..>...', none, none, none, none]));
  while (!world.isOver) world.step();
  const sides = world.marbles.map(({ x }) => x > 250_000);

  expect(sides).toEqual([true, false, true]);
});

test('turning a piece often enough brings it back', () => {
  for (const piece of pieces) expect(turned(turned(piece))).toBe(piece);
  expect(turned('\\')).toBe('/');
  expect(turned(turned('\\'))).toBe('\\');
  expect(turned('B')).toBe('B');
});

test('a machine that does something comes back from its code', () => {
  for (const name of riddleNames)
    for (const cells of answers[name]) {
      const board = { start: riddles[name].board.start, cells };
      if (isSound(board)) expect(boardOfCode(codeOf(board))).toEqual(board);
    }
  expect(boardOfCode(codeOf(busy))).toEqual(isSound(busy) ? busy : null);
});

test('the fullest machine has a code short enough to type', () => {
  const cells = 'B'.repeat(mostPieces).padEnd(42, '.');
  const last = `${'.'.repeat(42 - mostPieces)}${'U'.repeat(mostPieces)}`;

  for (const board of [
    { start: 5, cells },
    { start: 5, cells: last },
  ]) {
    expect(codeOf(board).length).toBeLessThanOrEqual(longestCode);
    expect(boardOfCode(codeOf(board))).toEqual(board);
  }
});

test('a digit mistyped, or two neighbours swapped, opens nothing', () => {
  const code = codeOf({ ...riddles.bucket.board, cells: answers.bucket[0] });
  for (let at = 0; at < code.length; at += 1) {
    const digit = (Number(code[at]) + 3) % 10;
    expect(boardOfCode(code.slice(0, at) + digit + code.slice(at + 1))).toBeNull();
    const [one = '', other = ''] = [code[at], code[at + 1]];
    if (other && one !== other)
      expect(boardOfCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBeNull();
  }
});

test('a machine that rings nothing and catches nothing is not passed on', () => {
  expect(boardOfCode(codeOf(emptyBoard))).toBeNull();
  for (const torn of ['', '0', 'abc', '12', '9'.repeat(60)]) expect(boardOfCode(torn)).toBeNull();
});

test('takes off what is replaced and leaves the rest', () => {
  const board = withPiece(withPiece(emptyBoard, 3, 'B'), 4, 'U');

  expect(pieceAt(withPiece(board, 3, null), 3)).toBeNull();
  expect(pieceAt(withPiece(board, 3, null), 4)).toBe('U');
});

test('no line is longer than twelve words, in either language', () => {
  const linesOf = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesOf) : [];
  };
  const full = outcomeOf(emptyBoard);
  for (const text of Object.values(words)) {
    const lines = [
      ...linesOf(text),
      text.recap(17, 3),
      text.recap(1, 1),
      text.outcome({ ...full, rings: 4, caught: 2, fallen: 1 }),
      text.outcome({ ...full, fallen: 0 }),
    ];
    expect(lines.filter((line) => line.split(/\s+/).length > 12)).toEqual([]);
  }
});
