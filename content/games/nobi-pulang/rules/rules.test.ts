import { freshLearning, hinted } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { expect, test } from 'vitest';
import { ways, writeBoard } from '../../../boards/rules/board.ts';
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
import { bank, type Task } from './bank.ts';
import { skillIds } from './levels.ts';
import { type Game, roundOf, roundsPerSession, taskOf } from './progress.ts';
import { makeRound, nextFix, type Round } from './round.ts';
import { dotsShown, helpNow, isWatching, lay, programOf, sessions, tried } from './session.ts';

const begin = (seed: number): Game => sessions.start(freshLearning(), { seed, day: 0 });

const everyRound = bank.flatMap((task) =>
  Array.from({ length: 8 }, (_, seed) => ({ task, round: makeRound(task, seed * 97) })),
);

test('makes boards from 3 by 3 to 6 by 6, each another one', () => {
  const first = bank.map((task) => makeRound(task, 0));
  const maps = first.map(
    ({ board, start }) => `${writeBoard(board).join('/')} ${writeProgram(start)}`,
  );

  expect(new Set(first.map(({ board }) => board.width))).toEqual(new Set([3, 4, 5, 6]));
  expect(new Set(bank.map(({ id }) => id)).size).toBe(bank.length);
  expect(new Set(maps).size / bank.length).toBeGreaterThan(0.95);
});

test('has enough boards in every skill that none comes again within three sittings', () => {
  for (const skill of skillIds)
    expect(bank.filter((task) => task.skill === skill).length, skill).toBeGreaterThanOrEqual(
      3 * roundsPerSession,
    );
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

test('loses to random taps: under 40 % home at the first walk, and nothing mastered', () => {
  let home = 0;
  let played = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const random = seeded(seed * 31);
    let game = begin(seed);
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
      const moved = sessions.moveOn(right ? game : spoil(game), day);
      expect(moved.mastered).toBe(false);
      game = sessions.isOver(moved.game.session)
        ? sessions.start(moved.game.progress, { seed: seed + day, day })
        : moved.game;
    }
  }

  expect(home / played).toBeLessThan(0.4);
});

/** Plays boards right at once; the skills that were met, in order. */
const playRight = (items: number, dayOf: (item: number) => number) => {
  let game = begin(8);
  const met: string[] = [];
  let mastered = 0;
  for (let item = 0; item < items; item += 1) {
    met.push(taskOf(game.session).skill);
    const moved = sessions.moveOn(game, dayOf(item));
    mastered += moved.mastered ? 1 : 0;
    game = sessions.isOver(moved.game.session)
      ? sessions.start(moved.game.progress, { seed: item, day: dayOf(item) })
      : moved.game;
  }
  return { met, mastered };
};

test('leads a child who is always right to fruit, bugs and the drum within twelve boards', () => {
  const { met } = playRight(12, () => 1);

  expect(met[0]).toBe('commands');
  expect(new Set(met)).toEqual(new Set(skillIds));
});

test('masters nothing on one day, and something on several', () => {
  expect(playRight(60, () => 1).mastered).toBe(0);
  expect(playRight(90, (item) => 1 + Math.floor(item / 6)).mastered).toBeGreaterThanOrEqual(1);
});

const wrongWalk = (game: Game): Game => {
  const { board } = roundOf(game.session);
  const astray = ways
    .map((way) => ({ ...emptyProgram(), before: Array.from({ length: 6 }, () => way) }))
    .find((program) => walk(board, program).stop !== 'home');
  const wrong = lay(game, astray ?? emptyProgram());
  return tried(wrong, walk(board, programOf(wrong.session)));
};

test('gives dots after two misses, a worked example after three, and a lower level later', () => {
  const start = sessions.moveOn(begin(3), 1).game;
  const { skill, level } = taskOf(start.session);
  const twice = wrongWalk(wrongWalk(start));
  const thrice = wrongWalk(twice);
  const later = sessions.moveOn(thrice, 1).game.progress.learning.skills[skill];

  expect(helpNow(start)).toBe('none');
  expect(helpNow(twice)).toBe('scaffold');
  expect(helpNow(thrice)).toBe('worked');
  expect(later?.dip).toBe(Math.max(0, level - 1));
});

const hunt = (): Game => {
  const task: Task | undefined = bank.find((each) => each.bug === 'wrong');
  const game = begin(5);
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
  expect(watched.session).toMatchObject({ misses: 0, hints: 0 });
  expect(missed.session.misses).toBe(1);
});

test('does not let a board with a hint speak for a skill', () => {
  const start = sessions.moveOn(begin(3), 1).game;
  const { skill } = taskOf(start.session);
  const proofOf = (game: Game) => game.progress.learning.skills[skill]?.proof.trail ?? '';

  const helped = sessions.moveOn(hinted(start), 1).game;
  const alone = sessions.moveOn(start, 1).game;

  expect(proofOf(alone).length).toBe(proofOf(start).length + 1);
  expect(proofOf(helped)).toBe(proofOf(start));
});

test('shows half of the dots with a hint from the beginning, all of them with more', () => {
  const withHelp = (help: 0 | 1 | 2 | 3): Game => {
    const game = begin(3);
    return { ...game, session: { ...game.session, help } };
  };

  expect(([0, 1, 2, 3] as const).map((help) => dotsShown(withHelp(help)))).toEqual([
    'none',
    'half',
    'all',
    'all',
  ]);
});
