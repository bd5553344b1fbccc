import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const wToZ: CourseChecks[string] = [
  {
    id: 'read-sofa',
    about: 'w-to-z',
    skill: 'read-words',
    say: caption('Baca kata ini.\nMana gambarnya?', 'Read this word.\nWhich picture fits?'),
    hint: caption('Baca so, lalu fa.', 'Read [so], then [fa].'),
    show: ['s-sofa'],
    choices: ['foto', 'vas', 'sofa'],
    answer: 'sofa',
  },
  {
    id: 'last-of-gajah',
    about: 'g-h-j-c',
    skill: 'end-sounds',
    say: caption(
      'Dengar: gajah.\nApa bunyi akhirnya?',
      'Listen: [gajah], an elephant.\nWhat is the last sound?',
    ),
    hint: caption(
      'Bunyinya seperti\nembusan napas di kaca.',
      'It sounds like breath\non a window.',
    ),
    show: ['gajah'],
    choices: ['s-h', 's-k', 's-ng'],
    answer: 's-h',
  },
];
