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
import { bank, pick, type SkillId, type Task } from './tasks.ts';
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

export const taskNamed = (id: string): Task | undefined => bank.find((task) => task.id === id);

export const taskOf = (session: Pick<Session, 'taskId'>): Task =>
  taskNamed(session.taskId) ?? pick(bank, 0);

export const roundOf = (session: Pick<Session, 'taskId' | 'seed' | 'at'>): Round =>
  makeRound(taskOf(session), seeded(session.seed + session.at * 7919));

/** The words of a skill, and how many of them must be known before it counts as mastered. */
export const lexicon: Record<SkillId, { words: readonly string[]; enough: number }> = {
  'first-words': { words: [], enough: 0 },
  nouns: { words: nouns.map(({ en }) => en), enough: 4 },
  colours: { words: colourIds, enough: 3 },
  sizes: { words: sizeIds, enough: 2 },
  prepositions: { words: [...new Set(Object.values(spots).map(({ where }) => where))], enough: 3 },
  'two-steps': { words: [], enough: 0 },
};

export const knownWords = (progress: Progress, skill: SkillId): string[] =>
  lexicon[skill].words.filter((word) => (progress.heard[word]?.length ?? 0) >= sentencesPerWord);
