import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const patterns: CourseChecks[string] = [
  {
    id: 'three-corners',
    about: 'patterns',
    skill: 'shapes',
    say: both('Mana yang punya tiga sudut?', 'Who has three corners?'),
    hint: both('Tunjuk tiap sudut\nsambil menghitung.', 'Point at each corner\nand count.'),
    choices: ['square', 'triangle', 'circle'],
    answer: 'triangle',
  },
  {
    id: 'eleven-less-two',
    about: 'taking',
    skill: 'subtract-20',
    say: both(
      'Sebelas katak, dua pergi.\nSisa berapa?',
      'Eleven frogs, two hop off.\nHow many are left?',
    ),
    hint: both('Mulai dari sebelas.\nMundur: sepuluh...', 'Start at eleven.\nGo back: ten...'),
    choices: [8, 9, 13],
    answer: 9,
  },
];
