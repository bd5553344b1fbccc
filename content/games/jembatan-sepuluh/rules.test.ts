import { seeded } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import { bank, judge, makeRound, total, wayToFit } from './rules.ts';
import { readSave, writeSave } from './save.ts';
import {
  clearAfter,
  freshProgress,
  type Game,
  helpNow,
  hinted,
  isOver,
  lay,
  leftOf,
  moveOn,
  planksIn,
  recordOf,
  reopened,
  roundOf,
  sitDown,
  taskOf,
} from './session.ts';

test('calls a bridge that is exact a fit, and tells by how much another misses', () => {
  expect(judge([6, 4], 10, 0)).toEqual({ kind: 'fits' });
  expect(judge([6], 10, 1)).toEqual({ kind: 'building', left: 4 });
  expect(judge([6, 3], 10, 0)).toEqual({ kind: 'short', by: 1 });
  expect(judge([6, 7], 10, 1)).toEqual({ kind: 'long', by: 3 });
});

const everyRound = bank.flatMap((task) =>
  Array.from({ length: 60 }, (_, seed) => ({ task, round: makeRound(task, seeded(seed)) })),
);

test('lays out only rounds that can be solved, with planks of 1 to 10', () => {
  for (const { round } of everyRound) {
    const way = wayToFit(round, round.target - total(round.given), []);

    expect(way, JSON.stringify(round)).not.toBeNull();
    expect(round.tray.length).toBeGreaterThanOrEqual(4);
    expect(round.tray.length).toBeLessThanOrEqual(6);
    for (const plank of [...round.tray, ...round.given]) {
      expect(plank).toBeGreaterThanOrEqual(1);
      expect(plank).toBeLessThanOrEqual(10);
    }
  }
});

test('offers more than one right way in most rounds that are built from nothing', () => {
  const waysOf = (round: ReturnType<typeof makeRound>): number => {
    const seen = new Set<string>();
    const search = (used: number[]): void => {
      const lengths = used.map((place) => round.tray[place] ?? 0);
      if (total(lengths) === round.target) seen.add([...lengths].sort((a, b) => a - b).join('+'));
      if (used.length >= round.slots) return;
      for (const place of round.tray.keys()) if (!used.includes(place)) search([...used, place]);
    };
    search([]);
    return seen.size;
  };
  const built = everyRound.filter(({ task }) => task.form === 'build');

  const several = built.filter(({ round }) => waysOf(round) >= 2);

  expect(several.length / built.length).toBeGreaterThan(0.9);
});

/** Plays one round with a chooser; true if it fitted at the first try. */
const firstTry = (game: Game, choose: (game: Game) => number): boolean => {
  const { game: next, verdict } = lay(game, choose(game));
  return verdict.kind === 'building' ? firstTry(next, choose) : verdict.kind === 'fits';
};

const knowing = (game: Game): number =>
  wayToFit(roundOf(game.sitting), leftOf(game.sitting), game.sitting.laid)?.[0] ?? 0;

const solve = (game: Game): Game => {
  const { game: next, verdict } = lay(game, knowing(game));
  return verdict.kind === 'fits' ? next : solve(next);
};

test('loses to random taps: under 40 % at the first try and no mastery', () => {
  let right = 0;
  let played = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seeded(seed * 77);
    let game = sitDown(freshProgress(), seed);
    for (let day = 1; day <= 24; day += 1) {
      const free = (now: Game): number[] =>
        [...roundOf(now.sitting).tray.keys()].filter((place) => !now.sitting.laid.includes(place));
      const fitted = firstTry(
        game,
        (now) => free(now)[Math.floor(random() * free(now).length)] ?? 0,
      );
      right += fitted ? 1 : 0;
      played += 1;
      const solved = solve(game);
      const honest = fitted ? solved : { ...solved, sitting: { ...solved.sitting, misses: 1 } };
      const moved = moveOn(honest, day);
      expect(moved.mastered).toBe(false);
      game = isOver(moved.game.sitting) ? sitDown(moved.game.progress, seed + day) : moved.game;
    }
  }

  expect(right / played).toBeLessThan(0.4);
});

test('starts a new child on a small gap and leads an able one to twenty', () => {
  let game = sitDown(freshProgress(), 5);
  const first = taskOf(game.sitting);
  const seen: number[] = [];
  for (let sitting = 0; sitting < 10; sitting += 1) {
    while (!isOver(game.sitting)) {
      game = moveOn(solve(game), sitting).game;
      seen.push(taskOf(game.sitting).target);
    }
    game = sitDown(game.progress, sitting);
  }

  expect(first.target).toBeLessThanOrEqual(5);
  expect(Math.max(...seen)).toBe(20);
  expect(recordOf(game.progress, 'bonds-20').rating).toBeGreaterThan(1);
});

test('gives a scaffold after two misses, a worked example after three, and the same idea later', () => {
  const start = sitDown(freshProgress(), 3);
  const wrong = (game: Game): Game => {
    const tray = roundOf(game.sitting).tray;
    const bad = [...tray.keys()].find((place) => lay(game, place).verdict.kind !== 'fits') ?? 0;
    const { game: next, verdict } = lay(game, bad);
    return verdict.kind === 'building' ? wrong(next) : clearAfter(next, verdict);
  };

  const twice = wrong(wrong(start));
  const thrice = wrong(twice);
  const later = moveOn(solve(moveOn(solve(thrice), 1).game), 1).game;

  expect(helpNow(start)).toBe('none');
  expect(helpNow(twice)).toBe('scaffold');
  expect(helpNow(thrice)).toBe('worked');
  expect(later.sitting.taskId).toBe(start.sitting.taskId);
});

test('does not count a round with a hint as clean', () => {
  const start = sitDown(freshProgress(), 3);
  const { skill } = taskOf(start.sitting);

  const helped = moveOn(solve(hinted(start)), 1).game;
  const alone = moveOn(solve(start), 1).game;

  expect(recordOf(helped.progress, skill).rating).toBeLessThan(0);
  expect(recordOf(alone.progress, skill).rating).toBeGreaterThan(0);
});

test('comes back to the exact round after a save', () => {
  const game = moveOn(solve(sitDown(freshProgress(), 42)), 1).game;

  const back = readSave(writeSave({ ...game, pieces: [] }));

  expect(back.sitting).toEqual(game.sitting);
  expect(back.progress).toEqual(game.progress);
  expect(back.sitting && planksIn(back.sitting)).toEqual(planksIn(game.sitting));
});

test('asks a bridge again that was left at the moment it became whole or too long', () => {
  const start = sitDown(freshProgress(), 42);
  const whole = solve(start);
  const long = { ...start, sitting: { ...start.sitting, laid: [0, 1, 2, 3] } };

  expect(leftOf(reopened(whole).sitting)).toBeGreaterThan(0);
  expect(leftOf(reopened(long).sitting)).toBeGreaterThan(0);
  expect(reopened(start)).toBe(start);
});

test('starts afresh from a save that makes no sense', () => {
  const torn = ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"},"progress":7}'];

  for (const text of torn) expect(readSave(text).sitting).toBeNull();
});
