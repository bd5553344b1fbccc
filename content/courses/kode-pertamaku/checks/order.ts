import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const order: CourseChecks[string] = [
  {
    id: 'first-down',
    about: 'order',
    skill: 'sequence',
    say: both(
      'Bawah dulu, lalu kanan.\nMana urutannya?',
      'First down, then right.\nWhich order is it?',
    ),
    hint: both(
      'Baca dari depan:\npanah pertama yang mana?',
      'Read from the front:\nwhich arrow is first?',
    ),
    choices: ['p-rd', 'p-dr', 'p-dd'],
    answer: 'p-dr',
  },
  {
    id: 'one-step-left',
    about: 'commands',
    skill: 'commands',
    say: both(
      'Nobi maju satu kotak ke kiri.\nPerintahnya mana?',
      'Nobi goes one square left.\nWhich command was it?',
    ),
    hint: both(
      'Satu kotak, satu panah.\nLihat arahnya.',
      'One square, one arrow.\nWhich way did Nobi go?',
    ),
    choices: ['p-ll', 'p-l', 'p-r'],
    answer: 'p-l',
  },
];
