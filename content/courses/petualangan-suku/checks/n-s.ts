import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const nS: CourseChecks[string] = [
  {
    id: 'read-susu',
    about: 'n-s',
    skill: 'read-words',
    say: caption('Baca kata ini.\nMana gambarnya?', 'Read the word.\nWhich picture fits?'),
    hint: caption('Suku yang sama dua kali.', 'The same part comes twice.'),
    show: ['s-susu'],
    choices: ['nasi', 'sapi', 'susu'],
    answer: 'susu',
  },
  {
    id: 'first-of-pita',
    about: 'p-t',
    skill: 'first-sounds',
    say: caption(
      'Dengar: pita.\nApa huruf awalnya?',
      'Listen: [pita], a ribbon.\nWhich letter starts it?',
    ),
    hint: caption('Bunyinya meletup di bibir.', 'It pops on your lips.'),
    show: ['pita'],
    choices: ['s-t', 's-p', 's-m'],
    answer: 's-p',
  },
];
