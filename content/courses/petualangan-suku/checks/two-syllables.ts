import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const twoSyllables: CourseChecks[string] = [
  {
    id: 'second-part-of-bola',
    about: 'two-syllables',
    skill: 'build-words',
    say: both('Bola: bo, lalu apa?', 'Bola: bo, and then what?'),
    hint: both('Ucapkan bola,\ndengar akhirnya.', 'Say bola\nand hear how it ends.'),
    show: ['bola', 's-bo'],
    choices: ['s-lo', 's-la', 's-ba'],
    answer: 's-la',
  },
  {
    id: 'read-madu',
    about: 'k-d',
    skill: 'read-words',
    say: both('Baca kata ini.\nApa gambarnya?', 'Read it aloud.\nWhich picture fits?'),
    hint: both('Baca tiap suku: ma, lalu du.', 'Read each part: ma, then du.'),
    show: ['s-madu'],
    choices: ['dadu', 'kado', 'madu'],
    answer: 'madu',
  },
];
