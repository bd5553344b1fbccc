import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const pT: CourseChecks[string] = [
  {
    id: 'read-topi',
    about: 'p-t',
    skill: 'read-words',
    say: caption('Baca kata ini.\nMana gambarnya?', 'Read this word.\nWhich picture fits?'),
    hint: caption('Baca tiap suku: to, lalu pi.', 'Read each part: [to], then [pi].'),
    show: ['s-topi'],
    choices: ['peta', 'topi', 'mata'],
    answer: 'topi',
  },
  {
    id: 'syllable-mu',
    about: 'm-b',
    skill: 'blend',
    say: caption('Yang mana bunyi mu?', 'Which one says [mu]?'),
    hint: caption('Cari m, lalu u.', 'Look for [m], then [u].'),
    choices: ['s-mu', 's-bu', 's-ma'],
    answer: 's-mu',
  },
];
