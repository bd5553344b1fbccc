import type { SeenByAdult } from './seen-by-adult.ts';

export const seen = {
  title: 'Your parents can see',
  things: {
    minutes: 'how many minutes you play',
    learning: 'what you can do already, what is still hard, and what you made',
    questions: 'what you ask Nobi, and what Nobi answers',
    worries: 'when Nobi thinks you may need their help',
  } satisfies Record<SeenByAdult, string>,
  again: 'Read it again',
  close: 'Got it',
};
