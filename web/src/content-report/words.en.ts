import type { ContentReportReason } from '@nobi/contract';

export const contentReport = {
  report: 'Report',
  somethingWrong: 'Is something wrong? Report it',
  title: 'What is wrong?',
  reasons: {
    broken: 'It does not work',
    wrong: 'There is a mistake',
    scary: 'It is scary or sad',
    unkind: 'It is rude, or not for children',
  } satisfies Record<ContentReportReason, string>,
  tell: 'Would you like to say more? (You can leave it empty)',
  answerGoes: 'The question and Nobi’s answer are sent along.',
  chooseFirst: 'Choose a picture first.',
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thank you for telling us!',
  looking: 'The grown-ups at Nobi will look at it.',
  tellParents: 'Tell your parents about it, too.',
  again: 'Read it again',
  close: 'Close',
};
