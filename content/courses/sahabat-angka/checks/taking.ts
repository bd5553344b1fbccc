import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const taking: CourseChecks[string] = [
  {
    id: 'eight-less-three',
    about: 'taking',
    skill: 'subtract-20',
    say: both(
      'Ada delapan ikan, tiga pergi.\nSisa berapa?',
      'Eight fish, three swim off.\nHow many are left?',
    ),
    hint: both(
      'Mulai dari delapan.\nMundur: tujuh, enam...',
      'Start at eight.\nGo back: seven, six...',
    ),
    show: ['fish', 'fish', 'fish', 'fish', 'fish', 'fish', 'fish', 'fish'],
    choices: [5, 8, 11],
    answer: 5,
  },
  {
    id: 'nine-and-two',
    about: 'adding',
    skill: 'add-20',
    say: both(
      'Sembilan bebek, datang dua lagi.\nJadi berapa?',
      'Nine ducks, two more come.\nHow many?',
    ),
    hint: both('Mulai dari sembilan.\nHitung maju dua kali.', 'Start at nine.\nCount on two more.'),
    show: ['duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck', 'duck'],
    choices: [7, 11, 12],
    answer: 11,
  },
];
