import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const pT: CourseChecks[string] = [
  {
    id: 'read-topi',
    about: 'p-t',
    skill: 'read-words',
    say: both('Baca kata ini.\nMana gambarnya?', 'Read this word.\nWhich picture fits?'),
    hint: both('Baca tiap suku: to, lalu pi.', 'Read each part: to, then pi.'),
    show: ['s-topi'],
    choices: ['peta', 'topi', 'mata'],
    answer: 'topi',
  },
  {
    id: 'syllable-mu',
    about: 'm-b',
    skill: 'blend',
    say: both('Yang mana bunyi mu?', 'Which one says mu?'),
    hint: both('Cari m, lalu u.', 'Look for m, then u.'),
    choices: ['s-mu', 's-bu', 's-ma'],
    answer: 's-mu',
  },
];
