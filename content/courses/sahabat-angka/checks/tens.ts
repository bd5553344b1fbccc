import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const tens: CourseChecks[string] = [
  {
    id: 'three-bundles-seven',
    about: 'tens',
    skill: 'tens-100',
    say: both(
      'Tiga ikat lampion\ndan tujuh satuan. Jadi berapa?',
      'Three bundles of lanterns\nand seven ones. How many?',
    ),
    hint: both(
      'Tiap ikat ada sepuluh.\nHitung: sepuluh, dua puluh...',
      'Each bundle has ten.\nCount: ten, twenty...',
    ),
    choices: [10, 37, 73],
    answer: 37,
  },
  {
    id: 'fourteen-less-five',
    about: 'taking',
    skill: 'subtract-20',
    say: both(
      'Empat belas ikan, pergi lima.\nSisa berapa?',
      'Fourteen fish, five leave.\nHow many are left?',
    ),
    hint: both(
      'Mundur dari empat belas:\ntiga belas, dua belas...',
      'Go back from fourteen:\nthirteen, twelve...',
    ),
    choices: [9, 10, 19],
    answer: 9,
  },
];
