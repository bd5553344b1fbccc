import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const measuring: CourseChecks[string] = [
  {
    id: 'sleep-when',
    about: 'measuring',
    skill: 'time',
    say: both('Kapan bulan bersinar?', 'When does the moon shine?'),
    hint: both('Lihat langitnya:\nterang atau gelap?', 'Look at the sky:\nlight or dark?'),
    choices: ['morning', 'noon', 'night'],
    answer: 'night',
  },
  {
    id: 'next-lantern',
    about: 'patterns',
    skill: 'patterns',
    say: both('Lanjutkan polanya.\nBerikutnya apa?', 'Go on with the pattern.\nWhat comes next?'),
    hint: both(
      'Sebut satu-satu dari depan:\nbintang, bintang, bunga...',
      'Say them from the start:\nstar, star, flower...',
    ),
    show: ['star', 'star', 'flower', 'star', 'star'],
    choices: ['star', 'flower', 'fish'],
    answer: 'flower',
  },
];
