import type { CourseChecks } from '@nobi/kit/manifest';
import { both, question } from './asking.ts';

export const later: CourseChecks = {
  yesterday: [
    question({
      id: 'yesterday-frog',
      about: 'yesterday',
      skill: 'sentence-past',
      hint: both(
        'Kapan itu terjadi?\nIkut aturan, atau tidak?',
        'When was it? Does this verb\nfollow the rule?',
      ),
      show: ['gap-frog'],
      choices: ['caught', 'catched', 'catch'],
    }),
    question({
      id: 'yesterday-when',
      about: 'letter',
      skill: 'ask-wh',
      hint: both('Jawabannya waktu\natau tempat?', 'Is the answer a time\nor a place?'),
      show: ['gap-when'],
      choices: ['when', 'where', 'who'],
    }),
  ],
  asking: [
    question({
      id: 'asking-swim',
      about: 'asking',
      skill: 'sentence-did',
      hint: both(
        'Waktunya sudah ditunjukkan\nkata pertama.',
        'The first word already says\nthat it is over.',
      ),
      show: ['gap-did-swim'],
      choices: ['swim', 'swam', 'swimmed'],
    }),
    question({
      id: 'asking-were',
      about: 'yesterday',
      skill: 'sentence-past',
      hint: both('Ada berapa orang?', 'How many people are there?'),
      show: ['gap-they-were'],
      choices: ['were', 'was', 'are'],
    }),
  ],
};
