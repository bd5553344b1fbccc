import { seeded, wholeBetween } from '@nobi/kit/guest';
import { saveLimit } from '@nobi/kit/manifest';
import { simplify, tally } from '@nobi/kit/studio';
import { expect, test } from 'vitest';
import { cut } from '../play/film.ts';
import { words } from '../text/text.ts';
import { crowdedOut, mostBytes, readSave, type Work, writeSave } from './album.ts';
import { add, redo, startFrom, undo } from './history.ts';
import { ideaAt, ideaNames } from './ideas.ts';
import { smooth, walk } from './lines.ts';
import { isBlank, lifted, type Mark, mirrors, paperOf, stickerAt, trimmed } from './marks.ts';
import { flipsOf, reflect } from './mirror.ts';
import { pack } from './packing.ts';
import { stock } from './paints.ts';
import { nextTip, techniques } from './techniques.ts';
import { unpack } from './unpacking.ts';

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

const sticker = (x: number, over: number | null = null): Mark => ({
  kind: 'stick',
  art: 3,
  x,
  y: 500,
  wide: 300,
  mirror: 'off',
  over,
});

const drawing: Mark[] = [
  { kind: 'paper', paper: 2 },
  ...Array.from({ length: 30 }, (_, at) => scribble(at)),
  sticker(200),
  sticker(700, 31),
  { kind: 'peel', over: 32 },
  { kind: 'clear' },
  scribble(99),
];

test('reads back every kind of mark exactly as it was packed', () => {
  const text = pack(drawing);

  expect(unpack(text, stock)).toEqual(drawing);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
});

test('keeps a usual line in about four letters a point', () => {
  const line = Array.from({ length: 60 }, (_, at) => [400 + at * 9, 500 + ((at * 7) % 23)]).flat();

  const text = pack([{ kind: 'stroke', brush: 1, color: 2, size: 1, mirror: 'off', line }]);

  expect(text.length).toBeLessThan(60 * 4);
});

test('keeps the readable start of a damaged drawing and never throws', () => {
  const text = pack(drawing);

  for (let cutAt = 0; cutAt < text.length; cutAt += 7) {
    const marks = unpack(`${text.slice(0, cutAt)}!${text.slice(cutAt + 1)}`, stock);
    expect(marks).toEqual(drawing.slice(0, marks.length));
  }
});

test('refuses marks that name brushes, colours or stickers we do not have', () => {
  expect(
    unpack(
      pack([
        { kind: 'stroke', brush: 0, color: stock.colors, size: 0, mirror: 'off', line: [1, 1] },
      ]),
      stock,
    ),
  ).toEqual([]);
  expect(unpack(pack([{ kind: 'peel', over: 0 }]), stock)).toEqual([]);
});

test('takes back two hundred steps and brings them all again', () => {
  const marks = Array.from({ length: 200 }, (_, at) => scribble(at, 3));
  let history = marks.reduce(add, startFrom([]));

  for (let step = 0; step < 200; step += 1) history = undo(history);
  expect(history.marks).toEqual([]);
  for (let step = 0; step < 200; step += 1) history = redo(history);

  expect(history.marks).toEqual(marks);
});

test('forgets what was taken back once something new is drawn', () => {
  const history = add(undo(add(startFrom([]), scribble(1))), scribble(2));

  expect(redo(history).marks).toEqual([scribble(2)]);
});

test('a moved sticker shows only at its new place', () => {
  const marks = [sticker(200), scribble(1), sticker(800, 0)];

  expect(stickerAt(marks, { x: 200, y: 500 }, 0)).toBeNull();
  expect(stickerAt(marks, { x: 800, y: 500 }, 0)).toBe(2);
  expect([...lifted(marks)]).toEqual([0]);
});

test('a sheet with its only sticker taken off is blank again', () => {
  expect(isBlank([{ kind: 'paper', paper: 1 }])).toBe(true);
  expect(isBlank([sticker(1)])).toBe(false);
  expect(isBlank([sticker(1), { kind: 'peel', over: 0 }])).toBe(true);
});

test('forgets what was wiped long ago but keeps the paper and the stickers in order', () => {
  const after: Mark[] = Array.from({ length: 70 }, (_, at) => scribble(at, 2));
  const marks: Mark[] = [
    { kind: 'paper', paper: 4 },
    scribble(1),
    { kind: 'clear' },
    sticker(100),
    sticker(400, 3),
    ...after,
  ];

  const short = trimmed(marks);

  expect(paperOf(short)).toBe(4);
  expect(short.length).toBe(73);
  expect(stickerAt(short, { x: 400, y: 500 }, 0)).toBe(2);
  expect([...lifted(short)]).toEqual([1]);
  expect(trimmed(marks.slice(0, 20))).toEqual(marks.slice(0, 20));
});

test('mirrors give one, two and four copies, and turning over twice changes nothing', () => {
  const at = { x: 130, y: 470 };

  const copies = flipsOf('kawung').map((flip) => reflect(at, flip, shape));

  expect(mirrors.map((mirror) => flipsOf(mirror).length)).toEqual([1, 2, 4]);
  expect(copies).toEqual([at, { x: 1070, y: 470 }, { x: 130, y: 1130 }, { x: 1070, y: 1130 }]);
  for (const flip of flipsOf('kawung'))
    expect(reflect(reflect(at, flip, shape), flip, shape)).toEqual(at);
});

test('a simplified line never strays more than its slack from the finger', () => {
  const line = Array.from({ length: 300 }, (_, at) => [at * 4, 500 + 200 * Math.sin(at / 20)])
    .flat()
    .map(Math.round);

  const few = simplify(line, 1.5);

  expect(few.length).toBeLessThan(line.length / 3);
  const curve = smooth(few, 3);
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
    expect(Math.min(...curve.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))).toBeLessThan(4);
  }
});

test('a drawn corner stays a corner', () => {
  const side = Array.from({ length: 40 }, (_, at) => at * 10);
  const square = [...side.flatMap((x) => [x, 0]), ...side.flatMap((y) => [400, y])];

  const curve = smooth(simplify(square, 1.5), 4);

  for (const [x, y] of curve) expect(Math.min(Math.abs(y), Math.abs(x - 400))).toBeLessThan(3);
});

test('stamps stand at even distances, and a single touch gives one', () => {
  const spots = walk([0, 0, 1000, 0], 100);

  expect(spots.length).toBe(11);
  expect(spots[4]?.[0]).toBeCloseTo(400);
  expect(walk([50, 60], 100)).toEqual([[50, 60]]);
});

test('the film cuts a line by its length', () => {
  expect(cut([0, 0, 100, 0, 100, 100], 0.75)).toEqual([0, 0, 100, 0, 100, 50]);
});

const work = (id: number, letters: number): Work => ({
  id,
  shape,
  marks: 'A'.repeat(letters),
  isShown: true,
});

test('crowds out the oldest drawings first and never the open one', () => {
  const works = [work(1, 20_000), work(2, 20_000), work(3, 20_000), work(4, 10_000)];

  expect(crowdedOut(works, 4).map(({ id }) => id)).toEqual([1]);
  expect(crowdedOut(works, 1).map(({ id }) => id)).toEqual([2]);
  expect(crowdedOut(works.slice(1), 4)).toEqual([]);
});

test('the fullest album that is allowed fits into a save', () => {
  const works = Array.from({ length: 40 }, (_, at) => work(1_000_000 - at, mostBytes / 40 - 60));
  const save = writeSave({
    works,
    open: 1_000_000,
    desk: { brush: 8, color: 15, size: 2, mirror: 'kawung' },
    tried: [...techniques],
  });

  expect(crowdedOut(works, 1_000_000)).toEqual([]);
  expect(new TextEncoder().encode(save).length).toBeLessThanOrEqual(saveLimit);
});

test('starts empty from a save that is not ours', () => {
  for (const save of [null, '', '{', '[]', '{"v":2}', '{"v":1,"works":[{"m":7}],"desk":3}'])
    expect(readSave(save).works).toEqual([]);
});

test('offers each untried technique once', () => {
  const offered = new Set<(typeof techniques)[number]>();
  for (
    let tip = nextTip(new Set(['rainbow']), offered);
    tip;
    tip = nextTip(new Set(['rainbow']), offered)
  )
    offered.add(tip);

  expect(offered.size).toBe(techniques.length - 1);
  expect(offered.has('rainbow')).toBe(false);
});

test('reports at most 24 words and numbers, the most used first', () => {
  const counts = new Map(techniques.map((each, at) => [each, at + 1]));

  const report = tally(counts);

  expect(report.length).toBe(24);
  expect(report.slice(0, 2)).toEqual(['film', techniques.length]);
});

test('every spoken line has at most twelve words in both languages', () => {
  for (const {
    goal,
    ideas,
    tips,
    idleFirst,
    idleSecond,
    stuck,
    clearAsk,
    albumFull,
  } of Object.values(words))
    for (const line of [
      goal,
      ...Object.values(ideas),
      ...Object.values(tips),
      idleFirst,
      idleSecond,
      stuck,
      clearAsk,
      albumFull,
    ])
      expect(line.split(/\s+/).length).toBeLessThanOrEqual(12);
});

test('ideas come one after another, and the first comes again after the last', () => {
  const all = ideaNames.map((_, at) => ideaAt(at));

  expect(new Set(all).size).toBe(ideaNames.length);
  expect(ideaAt(ideaNames.length)).toBe(all[0]);
});
