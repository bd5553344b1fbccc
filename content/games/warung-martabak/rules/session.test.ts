import { freshLearning, missed, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { polar } from '@nobi/kit/slices';
import { expect, test } from 'vitest';
import { skillIds } from './order-forms.ts';
import type { Task } from './orders.ts';
import { type Game, taskOf } from './progress.ts';
import { freshBuffet, readSave, writeSave } from './save.ts';
import { helpNow, recutPan, sessions, togglePiece } from './session.ts';

const begin = (seed: number): Game => sessions.start(freshLearning(), { seed, day: 0 });

/** Plays so many orders with this chance of being right at the first try; one session a day. */
const play = (
  items: number,
  seed: number,
  chance: (task: Task, random: () => number) => boolean,
) => {
  const random = seeded(seed);
  let game = begin(seed);
  let day = 1;
  const clean: boolean[] = [];
  let mastered = false;
  for (let i = 0; i < items; i += 1) {
    const right = chance(taskOf(game.session), random);
    clean.push(right);
    const moved = sessions.moveOn(right ? game : missed(game), day);
    mastered ||= moved.mastered;
    game = moved.game;
    if (sessions.isOver(game.session)) {
      day += 1;
      game = sessions.start(game.progress, { seed: seed + day, day });
    }
  }
  return { clean, mastered, game };
};

const always = () => true;

test('never calls anything mastered that was tapped at random', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { clean, mastered } = play(120, seed, (_, random) => random() < 0.34);

    expect(mastered).toBe(false);
    expect(clean.filter(Boolean).length / clean.length).toBeLessThan(0.45);
  }
});

test('leads an able child through every kind of order, up to the hardest', () => {
  const { game } = play(140, 3, always);

  for (const skill of skillIds)
    expect(game.progress.learning.skills[skill]?.seen ?? 0, skill).toBeGreaterThan(10);
  expect(game.progress.learning.domains.fraction?.ability).toBeGreaterThan(2);
});

test('begins with one cut through the middle', () => {
  expect(begin(9).session).toMatchObject({ taskId: 'share-2-round', level: 0 });
});

test('gives a scaffold after two misses, a worked example after three, and a lower level later', () => {
  const start = sessions.moveOn(begin(3), 1).game;
  const { skill, level } = taskOf(start.session);

  const twice = missed(missed(start));
  const thrice = missed(twice);
  const later = sessions.moveOn(thrice, 1).game.progress.learning.skills[skill];

  expect([start, twice, thrice].map(helpNow)).toEqual(['none', 'scaffold', 'worked']);
  expect(later?.dip).toBe(level - 1);
});

const cutOnce = (game: Game): Game =>
  recutPan(game, 0, [{ from: polar(1), to: polar(1 + Math.PI) }]);

test('puts pieces back when the knife makes others of them', () => {
  const taken = togglePiece(cutOnce(begin(1)), 0, 1);

  const again = cutOnce(taken);

  expect(taken.session.taken).toEqual([[1]]);
  expect(again.session.taken).toEqual([[]]);
});

test('comes back to the exact order, its cuts and its plate, after a save', () => {
  const game = togglePiece(cutOnce(sessions.moveOn(begin(42), 1).game), 0, 0);
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
    ...begin(1).session,
    cuts: [[7, null]],
    taken: [[0, 9, -1]],
  };

  const back = readSave(JSON.stringify({ v: 1, sitting: session, progress: {} }));

  expect(back.session?.cuts).toEqual([[]]);
  expect(back.session?.taken).toEqual([[0]]);
});
