import { expect, test } from 'vitest';
import { type Board, lookOf, readBoard, withGround, writeBoard } from './board.ts';
import { atEnd, type Edit, eraseArrow, layArrow, pickArrow } from './edit.ts';
import {
  emptyProgram,
  nextBeat,
  type Program,
  readProgram,
  tileCount,
  unroll,
  writeProgram,
} from './program.ts';
import { endOf, walk } from './run.ts';
import { bagAfter, shortestWay, solveWithDrum } from './solve.ts';

const board = (map: string): Board => {
  const read = readBoard(map.split('/'));
  if (!read) throw new Error(`${map} is torn`);
  return read;
};
const program = (text: string): Program => {
  const read = readProgram(text);
  if (!read) throw new Error(`${text} is no program`);
  return read;
};

test('reads a map and writes the same map again', () => {
  const map = ['N.#', '~oc', 'f.H'];

  expect(writeBoard(board(map.join('/')))).toEqual(map);
});

test('refuses maps without Nobi, without a home, or with uneven rows', () => {
  for (const map of [['..H'], ['N..'], ['N.', 'H'], []]) expect(readBoard(map)).toBeNull();
});

test('turns a map into eight looks that differ', () => {
  const looks = Array.from({ length: 8 }, (_, look) =>
    lookOf(['N.#', '...', '..H'], look).join('/'),
  );

  expect(new Set(lookOf(['N#', '.H'], 1))).toEqual(new Set(['.N', 'H#']));
  expect(new Set(looks).size).toBeGreaterThanOrEqual(4);
  expect(lookOf(['N.c', '#..', '..H'], 0)).toEqual(['N.c', '#..', '..H']);
});

test('keeps the squares of Nobi and home free', () => {
  const island = board('N.H');

  expect(withGround(island, { x: 0, y: 0 }, 'rock')).toBe(island);
  expect(writeBoard(withGround(island, { x: 1, y: 0 }, 'river'))).toEqual(['N~H']);
});

test('stops at what is in the way and says what it was', () => {
  const stops = {
    'N#H': 'rock',
    'N~H': 'river',
    NoH: 'puddle',
    NcH: 'chicken',
    'N.H': 'short',
    'NH.': 'home',
  };

  for (const [map, stop] of Object.entries(stops))
    expect(walk(board(map), program('R')).stop, map).toBe(stop);
  expect(walk(board('N.H'), program('L')).stop).toBe('edge');
});

test('leaves Nobi where he stood when something stopped him, and names the arrow', () => {
  const island = board('N.#/..H');
  const trip = walk(island, program('RR'));

  expect(endOf(island, trip)).toEqual({ x: 1, y: 0 });
  expect(trip.at).toEqual({ list: 'before', index: 1 });
});

test('goes home only with every fruit, and ends at the door', () => {
  const island = board('N.H/f..');

  expect(walk(island, program('RR')).stop).toBe('forgot');
  expect(walk(island, program('DRRU')).stop).toBe('home');
  expect(walk(island, program('DRRUUU')).moves).toHaveLength(4);
});

test('repeats what lies in the drum', () => {
  const drummed = program('U3(RU)D');

  expect(
    unroll(drummed)
      .map(({ way }) => way[0]?.toUpperCase())
      .join(''),
  ).toBe('URURURUD');
  expect(unroll(drummed)[3]?.round).toBe(2);
  expect(tileCount(drummed)).toBe(4);
  expect(nextBeat(nextBeat(drummed)).drum?.times).toBe(2);
});

test('writes programs that it can read, and refuses other text', () => {
  for (const text of ['', 'RRD', '2()', 'U4(RD)LL']) expect(writeProgram(program(text))).toBe(text);
  for (const text of ['X', '5(R)', '2(R', 'r', '2(R)3(U)']) expect(readProgram(text)).toBeNull();
});

test('finds a shortest way, round obstacles and past every fruit', () => {
  expect(shortestWay(board('N#H/...'))).toEqual(['down', 'right', 'right', 'up']);
  expect(shortestWay(board('N.H/f..'))).toHaveLength(4);
  expect(shortestWay(board('N#H/.#.'))).toBeNull();
});

test('goes on from where a walk has led, with what is in the bag', () => {
  const island = board('N.H/f..');
  const bag = bagAfter(island, program('D'));

  expect(shortestWay(island, { here: { x: 0, y: 1 }, bag })).toHaveLength(3);
});

test('finds the smallest program with a drum', () => {
  const found = solveWithDrum(board('...H/..../..../N...'), 2);

  expect(found && tileCount(found)).toBe(2);
  expect(found && walk(board('...H/..../..../N...'), found).stop).toBe('home');
  expect(solveWithDrum(board('N..H'), 1)?.drum?.times).toBe(3);
});

const lay = (edit: Edit, text: string, capacity = 9): Edit =>
  unroll(program(text)).reduce((now, { way }) => layArrow(now, way, capacity) ?? now, edit);

test('lays arrows one after the other until the program is full', () => {
  const laid = lay(atEnd(emptyProgram()), 'RRD');

  expect(writeProgram(laid.program)).toBe('RRD');
  expect(layArrow(laid, 'up', 3)).toBeNull();
});

test('replaces a picked arrow, and slips the next one in behind it', () => {
  const laid = lay(atEnd(emptyProgram()), 'RDD');
  const picked = pickArrow(laid, { list: 'before', index: 1 });

  const repaired = lay(lay(picked, 'U'), 'L');

  expect(writeProgram(repaired.program)).toBe('RULD');
});

test('takes an arrow away at the second tap, or with the eraser', () => {
  const laid = lay(atEnd(emptyProgram()), 'RDL');
  const place = { list: 'before', index: 1 } as const;

  const twice = pickArrow(pickArrow(laid, place), place);
  const erased = eraseArrow(pickArrow(laid, place));

  expect(writeProgram(twice.program)).toBe('RL');
  expect(erased && writeProgram(erased.program)).toBe('RL');
  expect(writeProgram(eraseArrow(laid)?.program ?? emptyProgram())).toBe('RD');
  expect(eraseArrow(atEnd(emptyProgram()))).toBeNull();
});

test('fills the basket of a drum first', () => {
  expect(writeProgram(lay(atEnd(emptyProgram(true)), 'RU').program)).toBe('2(RU)');
});
