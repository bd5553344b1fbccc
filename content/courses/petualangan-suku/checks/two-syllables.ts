import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const twoSyllables: CourseChecks[string] = [
  {
    id: 'second-part-of-bola',
    about: 'two-syllables',
    skill: 'build-words',
    say: caption('Bola: bo, lalu apa?', '[Bola: bo], and then what?'),
    hint: caption('Ucapkan bola,\ndengar akhirnya.', 'Say [bola]\nand hear how it ends.'),
    show: ['bola', 's-bo'],
    choices: ['s-lo', 's-la', 's-ba'],
    answer: 's-la',
  },
  {
    id: 'read-madu',
    about: 'k-d',
    skill: 'read-words',
    say: caption('Baca kata ini.\nMana gambarnya?', 'Read it aloud.\nWhich picture fits?'),
    hint: caption('Baca tiap suku: ma, lalu du.', 'Read each part: [ma], then [du].'),
    show: ['s-madu'],
    choices: ['dadu', 'kado', 'madu'],
    answer: 'madu',
  },
];
