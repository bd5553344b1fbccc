import { expect, test } from 'vitest';
import { makePlan } from '../learning/index.ts';
import { openMemory } from './memory.ts';
import {
  type ChosenRound,
  freshLearning,
  type LearningProgress,
  openSessions,
} from './sessions.ts';

interface Session extends ChosenRound {
  steps: string[];
  done: string[];
}

const tasks = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => ({
  id,
  skill: 'one',
  level: 0,
  difficulty: at - 4,
  proves: at > 2,
}));
const plan = makePlan({
  skills: [{ id: 'one', domain: 'number', needs: [] }],
  tasks,
  target: 0.8,
});
const sessions = openSessions<(typeof tasks)[number], LearningProgress, Session>({
  plan,
  rounds: 3,
  taskOf: ({ taskId }) => tasks.find(({ id }) => id === taskId) ?? tasks[0] ?? raise(),
  layOut: (round, before) => ({
    ...round,
    steps: [],
    done: before ? [...before.done, before.taskId] : [],
  }),
});

function raise(): never {
  throw new Error('there is no task');
}

const begin = () => sessions.start(freshLearning(), { seed: 3, day: 1 });

test('lays out each round anew and remembers those that were done', () => {
  const first = begin();
  const touched = { ...first, session: { ...first.session, misses: 2, hints: 1, steps: ['x'] } };

  const { game } = sessions.moveOn(touched, 1);

  expect(game.session).toMatchObject({ at: 1, misses: 0, hints: 0, steps: [] });
  expect(game.session.done).toEqual([first.session.taskId]);
  expect(game.progress.learning.skills.one?.firsts).toBe('0');
});

test('is over after its last round', () => {
  let game = begin();
  while (!sessions.isOver(game.session)) game = sessions.moveOn(game, 1).game;

  expect(game.session.at).toBe(3);
  expect(game.session.done).toHaveLength(3);
});

test('keeps the session beside what else was saved, and begins another with the same child', () => {
  const written: string[] = [];
  const memory = openMemory(
    {
      beginsWith: { shown: null, start: 0 },
      save: 'anything',
      keep: (text) => written.push(text),
    },
    {
      sessions,
      read: () => ({ ...begin(), shelf: ['cup'] }),
      write: (save) => JSON.stringify(save),
    },
  );

  memory.game = sessions.moveOn(memory.game, 1).game;
  memory.keep();
  memory.again();

  expect(JSON.parse(written[0] ?? '')).toMatchObject({ shelf: ['cup'], session: { at: 1 } });
  expect(memory.game.session.at).toBe(0);
  expect(memory.game.progress.learning.at).toBe(1);
});

test('lets something grow with each skill, which stays though the skill is lost', () => {
  const met = sessions.moveOn(begin(), 1).game.progress;
  const full = { ...met, grown: { one: 3 } };

  const later = sessions.moveOn({ ...begin(), progress: full }, 1).game.progress;

  expect(begin().progress.grown).toEqual({});
  expect(met.grown).toEqual({ one: 1 });
  expect(later.grown).toEqual({ one: 3 });
});
