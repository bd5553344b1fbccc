import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const nS: CourseChecks[string] = [
  {
    id: 'read-susu',
    about: 'n-s',
    skill: 'read-words',
    say: both('Baca kata ini.\nMana gambarnya?', 'Read the word.\nWhich picture fits?'),
    hint: both('Suku yang sama dua kali.', 'The same part comes twice.'),
    show: ['s-susu'],
    choices: ['nasi', 'sapi', 'susu'],
    answer: 'susu',
  },
  {
    id: 'first-of-pita',
    about: 'p-t',
    skill: 'first-sounds',
    say: both(
      'Dengar: pita.\nApa huruf awalnya?',
      'Listen: pita, a ribbon.\nWhich letter starts it?',
    ),
    hint: both('Bunyinya meletup di bibir.', 'It pops on your lips.'),
    show: ['pita'],
    choices: ['s-t', 's-p', 's-m'],
    answer: 's-p',
  },
];
