/** What is remembered of a child, and what one session counts. */
import type { ChosenRound, LearningProgress, Played } from '@nobi/kit/game';
import { makePlan } from '@nobi/kit/learning';
import {
  closedSyllables,
  matchSyllables,
  ngNySyllables,
  openSyllables,
  threeSyllables,
  vowelSyllables,
} from '../../../skills/reading.ts';
import { bank, type Move, type Task } from './jar.ts';

export const roundsPerSession = 8;

/** The word in full under its picture, then its beginning, then the picture alone. */
const topLevel = 2;

/** A word is one task, however much of it is shown. */
const tasks = bank.map(({ name, skill, level, difficulty }) => ({
  id: name,
  skill,
  level,
  difficulty,
  proves: level === topLevel,
}));

/** The very first round of all teaches how the game works: three bubbles, the word in full, its partner named. */
const first = tasks.find(({ id, level }) => id === 'same-bola' && level === 0);

export const plan = makePlan({
  skills: [
    matchSyllables,
    openSyllables,
    vowelSyllables,
    closedSyllables,
    ngNySyllables,
    threeSyllables,
  ],
  tasks,
  target: 0.82,
  ...(first && { first }),
});

export type Progress = LearningProgress;

export interface Session extends ChosenRound {
  /** The drops that fitted; the jar is what they leave. */
  moves: Move[];
  /** Words that stand on the shelf, chain reactions among them. */
  freed: string[];
}

export type Game = Played<Progress, Session>;

const raise = (): never => {
  throw new Error('the bank of tasks is empty');
};

export const taskById = (id: string): Task | undefined => bank.find((task) => task.id === id);

export const taskOf = (session: Pick<Session, 'taskId'>): Task =>
  taskById(session.taskId) ?? bank[0] ?? raise();

/** The task in the chooser's terms. */
export const planned = ({ name, level }: Task) =>
  tasks.find((task) => task.id === name && task.level === level) ?? tasks[0] ?? raise();
