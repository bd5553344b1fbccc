import type { CourseChecks } from '@nobi/kit/manifest';
import { both, question } from './asking.ts';

export const numbers: CourseChecks = {
  factory: [
    question({
      id: 'pack-ten-tins',
      about: 'factory',
      skill: 'bundle-thousands',
      say: both('Sepuluh kaleng penuh\njadi kemasan apa?', 'Ten full tins\nmake which pack?'),
      hint: both('Mana yang lebih besar\ndaripada kaleng?', 'Which one is bigger\nthan a tin?'),
      choices: ['wagon', 'bag', 'cracker'],
    }),
    question({
      id: 'pack-worth',
      about: 'factory',
      skill: 'bundle-thousands',
      say: both(
        'Berapa nilai angka 4\ndi bilangan ini?',
        'What is the digit 4 worth\nin this number?',
      ),
      hint: both('Sebut tempatnya dari kanan.', 'Name the places from the right.'),
      show: ['n-2470'],
      choices: [400, 40, 4000],
    }),
  ],
  board: [
    question({
      id: 'board-zero',
      about: 'board',
      skill: 'read-10000',
      say: both('Mana lima ribu tiga puluh?', 'Which is five thousand and thirty?'),
      hint: both('Tempat mana yang tak disebut?', 'Which place is not named?'),
      choices: [5030, 5300, 530],
    }),
    question({
      id: 'board-bags',
      about: 'factory',
      skill: 'bundle-thousands',
      say: both(
        'Tiga kaleng dan dua bungkus.\nBerapa keping?',
        'Three tins and two bags.\nHow many crackers?',
      ),
      hint: both('Satu kaleng itu ratusan.', 'A tin is a hundred.'),
      show: ['tin', 'tin', 'tin', 'bag', 'bag'],
      choices: [320, 32, 3200],
    }),
  ],
  yard: [
    question({
      id: 'yard-largest',
      about: 'yard',
      skill: 'order-10000',
      say: both('Gerbong mana yang terbesar?', 'Which wagon is the largest?'),
      hint: both('Hitung dulu banyak angkanya.', 'Count the digits first.'),
      choices: [4021, 3998, 987],
    }),
    question({
      id: 'yard-read',
      about: 'board',
      skill: 'read-10000',
      say: both('Mana dua ribu enam ratus empat?', 'Which is two thousand six\nhundred and four?'),
      hint: both('Puluhannya tak disebut.', 'No tens are named.'),
      choices: [2604, 2640, 264],
    }),
  ],
  rails: [
    question({
      id: 'rails-round',
      about: 'rails',
      skill: 'round-10000',
      say: both('Bulatkan ke ratusan terdekat.', 'Round to the nearest hundred.'),
      hint: both('Lihat angka puluhannya.', 'Look at the tens.'),
      show: ['n-3268'],
      choices: [3300, 3200, 3000],
    }),
    question({
      id: 'rails-between',
      about: 'yard',
      skill: 'order-10000',
      say: both(
        'Mana yang ada\ndi antara 2.300 dan 2.400?',
        'Which lies between\n2,300 and 2,400?',
      ),
      hint: both('Ratusannya harus tiga.', 'It has three hundreds.'),
      choices: [2350, 2530, 3250],
    }),
  ],
};
