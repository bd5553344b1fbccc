import type { CourseChecks } from '@nobi/kit/manifest';
import { both, question } from './asking.ts';

export const sums: CourseChecks = {
  bridge: [
    question({
      id: 'bridge-carry',
      about: 'bridge',
      skill: 'add-10000',
      say: both('Berapa 368 tambah 245?', 'What is 368 plus 245?'),
      hint: both('Satuannya lewat sembilan.\nSimpan satu!', 'The ones pass nine.\nCarry one!'),
      choices: [613, 603, 513],
    }),
    question({
      id: 'bridge-round',
      about: 'rails',
      skill: 'round-10000',
      say: both('Bulatkan ke ribuan terdekat.', 'Round to the nearest thousand.'),
      hint: both('Lihat angka ratusannya.', 'Look at the hundreds.'),
      show: ['n-6480'],
      choices: [6000, 7000, 6500],
    }),
  ],
  tunnel: [
    question({
      id: 'tunnel-open',
      about: 'tunnel',
      skill: 'subtract-10000',
      say: both('Berapa 503 kurang 148?', 'What is 503 minus 148?'),
      hint: both(
        'Puluhannya nol:\nbuka ratusan dulu.',
        'There are no tens:\nopen a hundred first.',
      ),
      choices: [355, 445, 365],
    }),
    question({
      id: 'tunnel-add',
      about: 'bridge',
      skill: 'add-10000',
      say: both('Kira-kira berapa\n2.980 tambah 4.105?', 'About how much\nis 2,980 plus 4,105?'),
      hint: both('Bulatkan keduanya ke ribuan.', 'Round both to thousands.'),
      choices: [7000, 6000, 700],
    }),
  ],
  volcano: [
    question({
      id: 'volcano-near',
      about: 'volcano',
      skill: 'mental-sums',
      say: both('Mana yang sama dengan\n299 + 56?', 'Which is the same as\n299 + 56?'),
      hint: both('Pindahkan satu ke kiri.', 'Move one to the left.'),
      choices: [355, 345, 357],
    }),
    question({
      id: 'volcano-minus',
      about: 'tunnel',
      skill: 'subtract-10000',
      say: both('Berapa 1.000 kurang 400?', 'What is 1,000 minus 400?'),
      hint: both('Buka satu gerbong\njadi sepuluh kaleng.', 'Open one wagon\ninto ten tins.'),
      choices: [600, 1400, 960],
    }),
  ],
};
