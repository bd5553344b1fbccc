import type { CourseChecks } from '@nobi/kit/manifest';
import { both, question } from './asking.ts';

export const products: CourseChecks = {
  forest: [
    question({
      id: 'forest-split',
      about: 'forest',
      skill: 'times-digit',
      say: both('Berapa 6 kali 34?', 'What is 6 times 34?'),
      hint: both('Puluhannya dulu,\nlalu satuannya.', 'The tens first,\nthen the ones.'),
      choices: [204, 184, 240],
    }),
    question({
      id: 'forest-near',
      about: 'volcano',
      skill: 'mental-sums',
      say: both('Berapa 500 kurang 198?', 'What is 500 minus 198?'),
      hint: both('Kurangi 200, lalu kembalikan.', 'Take 200, then give back.'),
      choices: [302, 298, 312],
    }),
  ],
  village: [
    question({
      id: 'village-rest',
      about: 'village',
      skill: 'divide-rest',
      say: both('26 dibagi 4.\nBerapa sisanya?', 'Share 26 between 4.\nHow many are left?'),
      hint: both(
        'Cari kelipatan empat\nyang masih muat.',
        'Find the multiple of four\nthat still fits.',
      ),
      choices: [2, 6, 4],
    }),
    question({
      id: 'village-ten',
      about: 'forest',
      skill: 'times-digit',
      say: both('Berapa 47 kali 100?', 'What is 47 times 100?'),
      hint: both('Geser dua tempat.', 'Slide two places.'),
      choices: [4700, 470, 147],
    }),
  ],
  feast: [
    question({
      id: 'feast-steps',
      about: 'feast',
      skill: 'word-problems',
      say: both(
        'Lima kaleng, masing-masing 100.\nMbek makan 20. Sisanya?',
        'Five tins of 100.\nMbek eats 20. How many left?',
      ),
      hint: both(
        'Ada dua langkah.\nYang pertama: kalikan.',
        'There are two steps.\nFirst, multiply.',
      ),
      choices: [480, 520, 500],
    }),
    question({
      id: 'feast-share',
      about: 'village',
      skill: 'divide-rest',
      say: both(
        'Ada 31 kerupuk, 5 piring.\nTiap piring dapat berapa?',
        '31 crackers, 5 plates.\nHow many on each?',
      ),
      hint: both('Bagi rata. Sisanya untuk Mbek.', 'Share equally.\nMbek gets the rest.'),
      choices: [6, 5, 7],
    }),
  ],
};
