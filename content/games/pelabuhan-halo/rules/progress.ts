/** What is remembered of a child, and what one session counts. */
import {
  type ChosenRound,
  freshLearning,
  type LearningProgress,
  type Played,
} from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { makeRound, type Placed, type Round } from './round.ts';
import { spots } from './spots.ts';
import { bank, type SkillId, type Task } from './tasks.ts';
import { colourIds, nouns, sizeIds } from './things.ts';

export const roundsPerSession = 7;

/** A word is known when it was right in so many different sentences. */
export const sentencesPerWord = 3;

export interface Progress extends LearningProgress {
  /** Sentences (by task) in which a word was right at the first try, at most three each. */
  heard: Record<string, string[]>;
  recent: string[];
}

export interface Session extends ChosenRound {
  placed: Placed;
  /** Tasks that were done, for the recap. */
  done: string[];
}

export type Game = Played<Progress, Session>;

export const freshProgress = (): Progress => ({ ...freshLearning(), heard: {}, recent: [] });

const raise = (): never => {
  throw new Error('the captain has no orders');
};

export const taskNamed = (id: string): Task | undefined => bank.find((task) => task.id === id);

export const taskOf = (session: Pick<Session, 'taskId'>): Task =>
  taskNamed(session.taskId) ?? bank[0] ?? raise();

export const roundOf = (session: Pick<Session, 'taskId' | 'seed' | 'at'>): Round =>
  makeRound(taskOf(session), seeded(session.seed + session.at * 7919));

const wordsOf: Record<SkillId, readonly string[]> = {
  nouns: nouns.map(({ en }) => en),
  colours: colourIds,
  sizes: sizeIds,
  prepositions: [...new Set(Object.values(spots).map(({ where }) => where))],
  'two-steps': [],
};

export const enoughWords: Record<SkillId, number> = {
  nouns: 4,
  colours: 3,
  sizes: 2,
  prepositions: 3,
  'two-steps': 0,
};

export const knownWords = (progress: Progress, skill: SkillId): string[] =>
  wordsOf[skill].filter((word) => (progress.heard[word]?.length ?? 0) >= sentencesPerWord);
