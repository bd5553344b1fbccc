import { missed, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import { polar } from './geometry.ts';
import type { Task } from './order-forms.ts';
import { bank } from './orders.ts';
import { freshProgress, type Game, recordOf, taskOf } from './progress.ts';
import { freshBuffet, readSave, writeSave } from './save.ts';
import {
  helpNow,
  isMastered,
  isOver,
  moveOn,
  recutPan,
  startSession,
  togglePiece,
} from './session.ts';

/** Plays so many orders with this chance of being right at the first try; one session a day. */
const play = (
  items: number,
  seed: number,
  chance: (task: Task, random: () => number) => boolean,
) => {
  const random = seeded(seed);
  let game = startSession(freshProgress(), seed);
  let day = 1;
  const clean: boolean[] = [];
  let mastered = false;
  for (let i = 0; i < items; i += 1) {
    const right = chance(taskOf(game.session), random);
    clean.push(right);
    const moved = moveOn(right ? game : missed(game), day);
    mastered ||= moved.mastered;
    game = moved.game;
    if (isOver(game.session)) {
      day += 1;
      game = startSession(game.progress, seed + day);
    }
  }
  return { clean, mastered, game };
};

const logistic =
  (ability: number) =>
  (task: Task, random: () => number): boolean =>
    random() < 1 / (1 + Math.exp(task.difficulty - ability));

test.each([-1, 0, 1, 2, 3])('keeps a learner of ability %s near three in four right', (ability) => {
  const rates = Array.from({ length: 60 }, (_, seed) => {
    const { clean } = play(70, seed * 31 + 7, logistic(ability));
    return clean.slice(-20).filter(Boolean).length / 20;
  });

  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

  expect(mean).toBeGreaterThan(0.65);
  expect(mean).toBeLessThan(0.85);
});

test('never calls anything mastered that was tapped at random', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { clean, mastered } = play(120, seed, (_, random) => random() < 0.34);

    expect(mastered).toBe(false);
    expect(clean.filter(Boolean).length / clean.length).toBeLessThan(0.45);
  }
});

test('leads an able child through every kind of order, up to the hardest', () => {
  const { game } = play(120, 3, () => true);

  for (const skill of ['equal-shares', 'build-fraction', 'equivalent', 'compare'] as const)
    expect(recordOf(game.progress, skill).seen, skill).toBeGreaterThan(10);
  expect(recordOf(game.progress, 'build-fraction').rating).toBeGreaterThan(2);
});

test('calls building mastered only after eight different fractions', () => {
  const { game } = play(160, 8, () => true);
  const few = { ...game.progress, shown: { 'build-fraction': ['1-2', '1-4'] } };

  const day = recordOf(game.progress, 'build-fraction').masteredOn ?? 0;

  expect(day).toBeGreaterThan(0);
  expect(isMastered(game.progress, 'build-fraction', day)).toBe(true);
  expect(isMastered(few, 'build-fraction', day)).toBe(false);
});

test('begins with one cut through the middle', () => {
  expect(startSession(freshProgress(), 9).session.taskId).toBe('share-2-round');
});

test('gives a scaffold after two misses, a worked example after three, and the same idea later', () => {
  const start = startSession(freshProgress(), 3);

  const twice = missed(missed(start));
  const thrice = missed(twice);
  const later = moveOn(moveOn(thrice, 1).game, 1).game;

  expect([start, twice, thrice].map(helpNow)).toEqual(['none', 'scaffold', 'worked']);
  expect(later.session.taskId).toBe(start.session.taskId);
});

test('does not ask the same order twice in a row, nor one kind three times', () => {
  const { game } = play(60, 21, logistic(1));
  const recent = game.progress.recent.map((id) => bank.find((task) => task.id === id));

  for (const [i, task] of recent.entries()) {
    expect(task?.id).not.toBe(recent[i - 1]?.id);
    const three = recent.slice(i, i + 3).map((each) => each?.skill);
    if (three.length === 3) expect(new Set(three).size).toBeGreaterThan(1);
  }
});

const cutOnce = (game: Game): Game =>
  recutPan(game, 0, [{ from: polar(1), to: polar(1 + Math.PI) }]);

test('puts pieces back when the knife makes others of them', () => {
  const taken = togglePiece(cutOnce(startSession(freshProgress(), 1)), 0, 1);

  const again = cutOnce(taken);

  expect(taken.session.taken).toEqual([[1]]);
  expect(again.session.taken).toEqual([[]]);
});

test('comes back to the exact order, its cuts and its plate, after a save', () => {
  const game = togglePiece(cutOnce(moveOn(startSession(freshProgress(), 42), 1).game), 0, 0);
  const round = withSession(game, { taskId: 'serve-3-4-round' });
  const buffet = { ...freshBuffet(), stickers: [{ what: 2, x: 0.1, y: -0.2 }] };

  const back = readSave(writeSave({ ...round, buffet }));

  expect(back).toEqual({ ...round, buffet });
});

test('starts afresh from a save that makes no sense', () => {
  const torn = ['', '{', 'null', '[]', '{"v":2}', '{"v":1,"sitting":{"taskId":"x"},"progress":7}'];

  for (const text of torn) expect(readSave(text).session).toBeNull();
});

test('drops cuts and pieces from a save that no knife could have made', () => {
  const session = {
    ...startSession(freshProgress(), 1).session,
    cuts: [[7, null]],
    taken: [[0, 9, -1]],
  };

  const back = readSave(JSON.stringify({ v: 1, sitting: session, progress: {} }));

  expect(back.session?.cuts).toEqual([[]]);
  expect(back.session?.taken).toEqual([[0]]);
});
