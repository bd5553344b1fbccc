/**
 * The two questions after a story, and when an answer proves that the story was read and understood.
 * One of three can be guessed, so no answer says much by itself: the claim's own tests need at least
 * seven right in a row, which is four stories (decision 073).
 */
import { type PlayResult, seeded, shuffled } from '@nobi/kit/guest';

import type { Line, Question, Story } from '../stories/story.ts';
import type { Open, Progress } from './save.ts';

export interface Choice {
  /** 0 is the right one. */
  readonly id: number;
  readonly line: Line;
}

/** In an order of chance that a reload does not change. */
export const choicesOf = ({ right, wrong }: Question, { seed, question }: Open): Choice[] =>
  shuffled(
    seeded(seed + question),
    [right, ...wrong].map((line, id) => ({ id, line })),
  );

export const questionId = (story: Pick<Story, 'id'>, at: number): string =>
  `${story.id}-q${at + 1}`;

/** In logits; the first level is read by who has just learnt the letters. */
const difficulties = { 1: -1.5, 2: -0.7, 3: 0, 4: 0.8, 5: 1.6 } as const;

/** The easiest books practise; what is said of understanding rests on texts of some length. */
const proves = (level: Story['level']): boolean => level > 1;

/**
 * How much help there was: none, a word that was said, or the very page with the answer. After that
 * look two answers or one are left, so it counts as shown: it takes, and gives nothing to who guesses.
 */
const helpOf = ({ tried, hints }: Open): number => {
  if (tried.length > 0) return 4;
  return hints > 0 ? 1 : 0;
};

/** Whether the question had been answered before this reading: then it proves nothing any more. */
export const isAgain = (story: Pick<Story, 'id'>, open: Open, progress: Progress): boolean =>
  open.tried.length > 0
    ? open.isAgain
    : progress.answered.includes(questionId(story, open.question));

interface Answered {
  readonly story: Pick<Story, 'id' | 'level'>;
  readonly open: Open;
  readonly progress: Progress;
  /** 0 is right. */
  readonly choice: number;
  /** The language that was read in: the skill is reading Indonesian. */
  readonly isIndonesian: boolean;
}

export const resultOf = ({ story, open, progress, choice, isIndonesian }: Answered): PlayResult => {
  const isRight = choice === 0;
  const isFirst = open.tried.length === 0;
  const isCriterion = proves(story.level) && isIndonesian && !isAgain(story, open, progress);
  return {
    success: isRight,
    first_try: isRight && isFirst,
    response: [choice],
    hints: open.hints,
    help: helpOf(open),
    spoken: open.isAloud || open.wasSpoken,
    criterion: isCriterion,
    difficulty: difficulties[story.level],
  };
};
