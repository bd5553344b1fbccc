import { hinted, isClean } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { expectedSuccess } from '@nobi/kit/learning';
import { expect, test } from 'vitest';
import { ways } from '../../../boards/rules/board.ts';
import {
  emptyProgram,
  insertAt,
  type Program,
  removeAt,
  replaceAt,
  tileCount,
  writeProgram,
} from '../../../boards/rules/program.ts';
import { walk } from '../../../boards/rules/run.ts';
import { shortestWay } from '../../../boards/rules/solve.ts';
import { skillIds } from './levels.ts';
import {
  freshProgress,
  type Game,
  recordOf,
  roundOf,
  roundsPerSession,
  taskOf,
} from './progress.ts';
import { bank, makeRound, nextFix, type Round, type Task } from './round.ts';
import {
  helpNow,
  isOver,
  isWatching,
  lay,
  moveOn,
  programOf,
  startSession,
  tried,
} from './session.ts';

const everyRound = bank.flatMap((task) =>
  Array.from({ length: 24 }, (_, seed) => ({ task, round: makeRound(task, seed * 97) })),
);

test('holds at least forty boards, from 3 by 3 to 6 by 6, each a map of its own', () => {
  const sizes = new Set(bank.map((task) => task.map.indexOf('/')));

  expect(bank.length).toBeGreaterThanOrEqual(40);
  expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
  expect(sizes).toEqual(new Set([3, 4, 5, 6]));
});

test('asks only for boards that can be won, in every look', () => {
  for (const { task, round } of everyRound) {
    expect(walk(round.board, round.right).stop, task.id).toBe('home');
    expect(tileCount(round.right), task.id).toBeLessThanOrEqual(round.capacity);
  }
});

test('asks for a drum only where arrows alone do not fit', () => {
  for (const { task, round } of everyRound.filter((each) => each.task.slots !== undefined))
    expect(shortestWay(round.board)?.length ?? 0, task.id).toBeGreaterThan(round.capacity);
});

test('gives paths to repair that never lead home by themselves', () => {
  const hunts = everyRound.filter(({ task }) => task.bug);

  expect(hunts.length).toBeGreaterThan(100);
  for (const { task, round } of hunts)
    expect(walk(round.board, round.start).stop, task.id).not.toBe('home');
});

test('knows more than one right way for most boards that are walked freely', () => {
  const free = bank.filter((task) => task.skill === 'sequence');
  const several = free.filter((task) => {
    const { board, right } = makeRound(task, 1);
    const longer = [...right.before.keys(), right.before.length].flatMap((index) =>
      ways.flatMap((one) =>
        ways.map((other) => {
          const place = { list: 'before', index } as const;
          return insertAt(insertAt(right, place, other), place, one);
        }),
      ),
    );
    const swapped = right.before.slice(1).map((way, i) => {
      const back = replaceAt(right, { list: 'before', index: i }, way);
      return replaceAt(back, { list: 'before', index: i + 1 }, right.before[i] ?? way);
    });
    const others = [...longer, ...swapped].filter((each) => walk(board, each).stop === 'home');
    return new Set(others.map(writeProgram)).size >= 2;
  });

  expect(several.length / free.length).toBeGreaterThan(0.8);
});

/** Follows the advice until there is none left. */
const advised = (round: Round, start: Program): Program => {
  let program = start;
  for (let press = 0; press < 40; press += 1) {
    const fix = nextFix(round, program);
    if (!fix) return program;
    if (fix.kind === 'drum')
      program = {
        ...program,
        drum: program.drum && { ...program.drum, times: (program.drum.times % 4) + 1 },
      };
    else if (fix.kind === 'drop') program = removeAt(program, fix.place);
    else {
      const seat = program.drum && fix.place.list === 'body' ? program.drum.body : program.before;
      const held = (fix.place.list === 'after' ? program.after : seat)[fix.place.index];
      program = (held ? replaceAt : insertAt)(program, fix.place, fix.way);
    }
  }
  return program;
};

test('advises a way home from any start, never more arrows than fit', () => {
  const random = seeded(4);
  for (const { task, round } of everyRound.filter((_, i) => i % 3 === 0)) {
    const junk = Array.from({ length: 4 }, () => ways[Math.floor(random() * 4)] ?? 'up');
    const starts =
      task.slots === undefined && !task.bug
        ? [round.start, { ...round.start, before: junk }]
        : [round.start];
    for (const start of starts) {
      const program = advised(round, start);
      expect(walk(round.board, program).stop, `${task.id} ${writeProgram(start)}`).toBe('home');
      expect(tileCount(program)).toBeLessThanOrEqual(round.capacity);
    }
  }
});

const spoil = (game: Game): Game => ({ ...game, session: { ...game.session, misses: 1 } });

/** Plays on with a learner of this ability; what was clean, item by item. */
const play = (ability: number, items: number, seed: number) => {
  const random = seeded(seed * 7717);
  let game = startSession(freshProgress(), seed);
  const clean: boolean[] = [];
  for (let item = 0; item < items; item += 1) {
    const { difficulty } = taskOf(game.session);
    const knows = random() < expectedSuccess(ability, difficulty);
    clean.push(knows);
    const day = Math.floor(item / roundsPerSession);
    const moved = moveOn(knows ? game : spoil(game), day);
    game = isOver(moved.game.session) ? startSession(moved.game.progress, seed + item) : moved.game;
  }
  return { clean, game };
};

test.each([-1.6, -0.8, 0, 0.8, 1.6])(
  'keeps a learner of ability %s near 85 %% of clean boards',
  (ability) => {
    const shares = Array.from({ length: 40 }, (_, seed) => {
      const last = play(ability, 50, seed + 1).clean.slice(-20);
      return last.filter(Boolean).length / last.length;
    });

    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;

    expect(mean).toBeGreaterThan(0.75);
    expect(mean).toBeLessThan(0.95);
  },
);

test('loses to random taps: under 40 % home at the first walk, and nothing mastered', () => {
  let home = 0;
  let played = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seeded(seed * 31);
    let game = startSession(freshProgress(), seed);
    for (let day = 1; day <= 24; day += 1) {
      const round = roundOf(game.session);
      let program = round.start;
      const list = program.drum ? 'body' : 'before';
      const taps = 1 + Math.floor(random() * Math.min(round.capacity, 6));
      for (let tap = 0; tap < taps; tap += 1) {
        const index = Math.floor(random() * (program.before.length + 1));
        const way = ways[Math.floor(random() * 4)] ?? 'up';
        program = insertAt(program, { list, index: program.drum ? 0 : index }, way);
      }
      const right =
        tileCount(program) <= round.capacity && walk(round.board, program).stop === 'home';
      home += right ? 1 : 0;
      played += 1;
      const moved = moveOn(right ? game : spoil(game), day);
      expect(moved.mastered).toBe(false);
      game = isOver(moved.game.session)
        ? startSession(moved.game.progress, seed + day)
        : moved.game;
    }
  }

  expect(home / played).toBeLessThan(0.4);
});

test('opens fruit and bugs after three boards alone, and the drum after a bug alone', () => {
  let game = startSession(freshProgress(), 8);
  const met: string[] = [];
  const openAt: Record<string, number> = {};
  for (let item = 0; item < 24; item += 1) {
    met.push(taskOf(game.session).skill);
    const moved = moveOn(game, 1);
    for (const skill of moved.game.progress.open) openAt[skill] ??= item;
    game = isOver(moved.game.session) ? startSession(moved.game.progress, item) : moved.game;
  }

  expect(met.slice(0, 3)).toEqual(['sequence', 'sequence', 'sequence']);
  expect(openAt.plan).toBe(2);
  expect(openAt.debug).toBe(2);
  expect(openAt.loops).toBe(met.indexOf('debug'));
  expect(new Set(met)).toEqual(new Set(skillIds));
});

test('masters a skill only with ten boards alone, on two days', () => {
  const able = (days: (item: number) => number) => {
    let game = startSession(freshProgress(), 3);
    let mastered = 0;
    for (let item = 0; item < 40; item += 1) {
      const moved = moveOn(game, days(item));
      mastered += moved.mastered ? 1 : 0;
      game = isOver(moved.game.session) ? startSession(moved.game.progress, item) : moved.game;
    }
    return mastered;
  };

  expect(able(() => 1)).toBe(0);
  expect(able((item) => 1 + Math.floor(item / 6))).toBeGreaterThanOrEqual(1);
});

const wrongWalk = (game: Game): Game => {
  const { board } = roundOf(game.session);
  const wrong = lay(game, { ...emptyProgram(), before: ['up', 'up', 'up', 'up', 'up', 'up'] });
  return tried(wrong, walk(board, programOf(wrong.session)));
};

test('gives dots after two misses, a worked example after three, and the same idea later', () => {
  const start = startSession(freshProgress(), 3);
  const twice = wrongWalk(wrongWalk(start));
  const thrice = wrongWalk(twice);
  const later = moveOn(moveOn(thrice, 1).game, 1).game;

  expect(helpNow(start)).toBe('none');
  expect(helpNow(twice)).toBe('scaffold');
  expect(helpNow(thrice)).toBe('worked');
  expect(later.session.taskId).toBe(start.session.taskId);
});

const hunt = (): Game => {
  const task: Task | undefined = bank.find((each) => each.bug === 'wrong');
  const game = startSession({ ...freshProgress(), recent: ['sequence-1'] }, 5);
  const session = { ...game.session, taskId: task?.id ?? '' };
  return { ...game, session: { ...session, program: writeProgram(roundOf(session).start) } };
};

test('lets a bug be watched freely, and counts a miss only once the path was touched', () => {
  const game = hunt();
  const { board, start: startProgram } = roundOf(game.session);
  const touched = lay(game, removeAt(startProgram, { list: 'before', index: 0 }));

  const watched = tried(game, walk(board, startProgram));
  const missed = tried(touched, walk(board, programOf(touched.session)));

  expect(isWatching(game.session)).toBe(true);
  expect(isClean(watched.session)).toBe(true);
  expect(missed.session.misses).toBe(1);
});

test('does not count a board with a hint as clean', () => {
  const start = startSession(freshProgress(), 3);
  const { skill } = taskOf(start.session);

  const helped = moveOn(hinted(start), 1).game;
  const alone = moveOn(start, 1).game;

  expect(recordOf(helped.progress, skill).rating).toBeLessThan(-0.5);
  expect(recordOf(alone.progress, skill).rating).toBeGreaterThan(-0.5);
});
