import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const adding: CourseChecks[string] = [
  {
    id: 'six-and-three',
    about: 'adding',
    skill: 'add-20',
    say: both(
      'Enam ikan, datang tiga lagi.\nJadi berapa?',
      'Six fish, three more come.\nHow many?',
    ),
    hint: both('Mulai dari enam:\ntujuh, delapan...', 'Start at six:\nseven, eight...'),
    show: ['fish', 'fish', 'fish', 'fish', 'fish', 'fish'],
    choices: [3, 8, 9],
    answer: 9,
  },
  {
    id: 'which-is-twelve',
    about: 'teens',
    skill: 'teens',
    say: both('Sepuluh dan dua lagi.\nSiapa mereka?', 'Ten and two more.\nWho are they?'),
    hint: both('Cari sahabat Sepuluh\nbersama si Dua.', 'Look for Ten\ntogether with Two.'),
    choices: ['friend-2', 'friend-12', 'friend-20'],
    answer: 'friend-12',
  },
];
