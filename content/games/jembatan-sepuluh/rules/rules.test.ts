import { freshLearning, hinted } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import { type Game, roundOf, roundsPerSession, taskOf } from './progress.ts';
import { judge, makeRound, total, wayToFit } from './round.ts';
import { readSave, writeSave } from './save.ts';
import { clearAfter, helpNow, lay, leftOf, planksIn, reopened, sessions } from './session.ts';
import { bank, skillIds, taskNamed } from './tasks.ts';

test('calls a bridge that is exact a fit, and tells by how much another misses', () => {
  expect(judge([6, 4], 10, 0)).toEqual({ kind: 'fits' });
  expect(judge([6], 10, 1)).toEqual({ kind: 'building', left: 4 });
  expect(judge([6, 3], 10, 0)).toEqual({ kind: 'short', by: 1 });
  expect(judge([6, 7], 10, 1)).toEqual({ kind: 'long', by: 3 });
});

const everyRound = bank.flatMap((task) =>
  Array.from({ length: 12 }, (_, seed) => ({ task, round: makeRound(task, seeded(seed)) })),
);

test('lays out only rounds that can be solved, with planks of 1 to 10', () => {
  for (const { task, round } of everyRound) {
    const way = wayToFit(round, round.target - total(round.start), []);

    expect(way, JSON.stringify(round)).not.toBeNull();
    expect(round.tray.length).toBeGreaterThanOrEqual(task.beside === null ? 4 : 2);
    expect(round.tray.length).toBeLessThanOrEqual(6);
    for (const plank of [...round.tray, ...round.start]) {
      expect(plank).toBeGreaterThanOrEqual(1);
      expect(plank).toBeLessThanOrEqual(10);
    }
  }
});

test('has one plank that completes, and beside it what a child lays who slips', () => {
  for (const { task, round } of everyRound) {
    if (task.form !== 'complete') continue;
    const left = task.target - total(round.start);
    const others = round.tray.filter((plank) => plank !== left);

    expect(round.tray.filter((plank) => plank === left)).toHaveLength(1);
    expect(
      others.some((plank) => [left - 1, left + 1, round.start[0], task.target].includes(plank)),
      JSON.stringify(round),
    ).toBe(true);
  }
});

test('has enough tasks in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds) {
    const ids = new Set(bank.filter((task) => task.skill === skill).map(({ id }) => id));

    expect(ids.size, skill).toBeGreaterThanOrEqual(3 * roundsPerSession);
  }
});

test('grades bridges with circles by how many there are to count, not by how long they are', () => {
  const harder = (one: string, other: string) =>
    (taskNamed(one, 0)?.difficulty ?? 0) - (taskNamed(other, 0)?.difficulty ?? 0);

  expect(harder('fill-10-8', 'fill-10-2')).toBeGreaterThan(0.5);
  expect(harder('fill-13-2', 'fill-9-8')).toBeLessThan(0);
  expect(harder('fill-20-2', 'fill-5-2'), 'their circles are small').toBeGreaterThan(0);
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
  wayToFit(roundOf(game.session), leftOf(game.session), game.session.laid)?.[0] ?? 0;

const solve = (game: Game): Game => {
  const { game: next, verdict } = lay(game, knowing(game));
  return verdict.kind === 'fits' ? next : solve(next);
};

/** Lays any plank that is free, for 24 rounds; how often the first one fitted where a round proves something. */
const tapping = (seed: number) => {
  const random = seeded(seed * 77);
  const tries: boolean[] = [];
  let game = sessions.start(freshLearning(), { seed, day: 1 });
  for (let day = 1; day <= 24; day += 1) {
    const free = (now: Game): number[] =>
      [...roundOf(now.session).tray.keys()].filter((place) => !now.session.laid.includes(place));
    const fitted = firstTry(game, (now) => free(now)[Math.floor(random() * free(now).length)] ?? 0);
    if (taskOf(game.session).proves) tries.push(fitted);
    const solved = solve(game);
    const honest = fitted ? solved : { ...solved, session: { ...solved.session, misses: 1 } };
    const moved = sessions.moveOn(honest, day);
    expect(moved.mastered).toBe(false);
    game = sessions.isOver(moved.game.session)
      ? sessions.start(moved.game.progress, { seed: seed + day, day })
      : moved.game;
  }
  return tries;
};

// The test of a mastery asks whether a child is right more often than 55 times of a hundred (evidence.ts).
test('is not fooled by random taps: what proves a skill fits seldom, and nothing is mastered', () => {
  const tries = Array.from({ length: 60 }, (_, at) => tapping(at + 1)).flat();

  expect(tries.length).toBeGreaterThan(50);
  expect(tries.filter((fits) => fits).length / tries.length).toBeLessThan(0.45);
});

test('starts a new child on a small gap and leads an able one to twenty', () => {
  let game = sessions.start(freshLearning(), { seed: 5, day: 1 });
  const first = taskOf(game.session);
  const seen: number[] = [];
  for (let session = 0; session < 10; session += 1) {
    while (!sessions.isOver(game.session)) {
      game = sessions.moveOn(solve(game), session).game;
      seen.push(taskOf(game.session).target);
    }
    game = sessions.start(game.progress, { seed: session, day: session });
  }

  expect(first.target).toBeLessThanOrEqual(5);
  expect(Math.max(...seen)).toBe(20);
  expect(game.progress.learning.skills['bonds-20']?.stands).toBe(true);
});

const wrong = (game: Game): Game => {
  const { tray } = roundOf(game.session);
  const { laid } = game.session;
  const free = [...tray.keys()].filter((place) => !laid.includes(place));
  const bad = free.find((place) => lay(game, place).verdict.kind !== 'fits') ?? 0;
  const { game: next, verdict } = lay(game, bad);
  return verdict.kind === 'building' ? wrong(next) : clearAfter(next, verdict);
};

test('gives a scaffold after two misses, a worked example after three, and a lower level later', () => {
  const start = sessions.moveOn(
    solve(sessions.start(freshLearning(), { seed: 3, day: 1 })),
    1,
  ).game;
  const { skill, level } = taskOf(start.session);

  const twice = wrong(wrong(start));
  const thrice = wrong(twice);
  const after = sessions.moveOn(solve(thrice), 1).game.progress.learning.skills[skill];

  expect(helpNow(start)).toBe('none');
  expect(helpNow(twice)).toBe('scaffold');
  expect(helpNow(thrice)).toBe('worked');
  expect(after?.dip).toBeLessThan(level);
});

test('does not let a round with a hint speak for a skill', () => {
  const start = sessions.moveOn(
    solve(sessions.start(freshLearning(), { seed: 3, day: 1 })),
    1,
  ).game;
  const { skill } = taskOf(start.session);
  const proofOf = (game: Game) => game.progress.learning.skills[skill]?.proof.trail ?? '';

  const helped = sessions.moveOn(solve(hinted(start)), 1).game;
  const alone = sessions.moveOn(solve(start), 1).game;

  expect(proofOf(alone).length).toBe(proofOf(start).length + 1);
  expect(proofOf(helped)).toBe(proofOf(start));
});

test('comes back to the exact round after a save', () => {
  const game = sessions.moveOn(
    solve(sessions.start(freshLearning(), { seed: 42, day: 1 })),
    1,
  ).game;

  const back = readSave(writeSave({ ...game, pieces: [] }));

  expect(back.session).toEqual(game.session);
  expect(back.progress).toEqual(game.progress);
  expect(back.session && planksIn(back.session)).toEqual(planksIn(game.session));
});

test('asks a bridge again that was left at the moment it became whole or too long', () => {
  const start = sessions.start(freshLearning(), { seed: 42, day: 1 });
  const whole = solve(start);
  const long = { ...start, session: { ...start.session, laid: [0, 1, 2, 3] } };

  expect(leftOf(reopened(whole).session)).toBeGreaterThan(0);
  expect(leftOf(reopened(long).session)).toBeGreaterThan(0);
  expect(reopened(start)).toBe(start);
});

test('starts afresh from a save that makes no sense', () => {
  const torn = ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"},"progress":7}'];

  for (const text of torn) expect(readSave(text).session).toBeNull();
});
