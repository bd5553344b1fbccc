/** Whole numbers to 10,000: written, ordered, rounded, added, taken away, multiplied, shared and told in stories. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const byHandToBare = [
  both('dengan kemasan di tangan', 'with packs in hand'),
  both('bersusun, angka yang disimpan terlihat', 'in columns, with what is carried in sight'),
  both('bersusun, angka saja', 'in columns, digits alone'),
];
const curriculum = element('MAT.B.BIL');

export const read10000: Skill = {
  id: 'read-10000',
  domain: 'number',
  needs: ['bundle-thousands'],
  name: both('Membaca dan menulis bilangan sampai 10.000', 'Reading and writing numbers to 10,000'),
  words: both('Aku bisa menulis bilangan ribuan', 'I can write numbers in the thousands'),
  levels: [
    both('memilih di antara bilangan yang mirip', 'among numbers that look alike'),
    both('menulis, nama tempat terlihat', 'writing, with the places named'),
    both('menulis dari kata saja', 'writing from words alone'),
  ],
  criterion: both(
    'Menulis tiga ribu empat puluh lima, dengan nol di tempat yang tidak disebut',
    'Writes three thousand and forty-five, with a zero where no place is named',
  ),
  curriculum,
};

export const order10000: Skill = {
  id: 'order-10000',
  domain: 'number',
  needs: ['read-10000'],
  name: both('Membandingkan dan mengurutkan sampai 10.000', 'Comparing and ordering to 10,000'),
  words: both('Aku bisa mengurutkan bilangan besar', 'I can put large numbers in order'),
  levels: [
    both('tiga bilangan yang jauh berbeda', 'three numbers far apart'),
    both('bilangan dengan angka yang sama', 'numbers with the same digits'),
    both('menyusun bilangan dari angka lepas', 'making a number from loose digits'),
  ],
  criterion: both(
    'Mengurutkan lima bilangan yang mirip dan menyusun bilangan terkecil dari angka dengan nol',
    'Orders five numbers that look alike and makes the smallest number from digits with a zero',
  ),
  curriculum,
};

export const round10000: Skill = {
  id: 'round-10000',
  domain: 'number',
  needs: ['order-10000'],
  name: both('Garis bilangan dan pembulatan', 'Number line and rounding'),
  words: both('Aku bisa membulatkan bilangan', 'I can round numbers'),
  levels: [
    both('menempatkan di garis bilangan', 'placing on a number line'),
    both('membulatkan, garisnya terlihat', 'rounding with the line in sight'),
    both('membulatkan tanpa garis', 'rounding without a line'),
  ],
  criterion: both(
    'Membulatkan 2.748 ke ratusan terdekat tanpa garis bilangan',
    'Rounds 2,748 to the nearest hundred without a number line',
  ),
  curriculum,
};

export const add10000: Skill = {
  id: 'add-10000',
  domain: 'number',
  needs: ['read-10000'],
  name: both('Penjumlahan sampai 10.000', 'Adding to 10,000'),
  words: both('Aku bisa menjumlahkan ribuan', 'I can add in the thousands'),
  levels: byHandToBare,
  criterion: both(
    'Menjumlahkan dua bilangan ribuan dengan menyimpan dua kali',
    'Adds two numbers in the thousands that carry twice',
  ),
  curriculum,
};

export const subtract10000: Skill = {
  id: 'subtract-10000',
  domain: 'number',
  needs: ['add-10000'],
  name: both('Pengurangan sampai 10.000', 'Subtracting to 10,000'),
  words: both('Aku bisa mengurangkan ribuan', 'I can subtract in the thousands'),
  levels: byHandToBare,
  criterion: both(
    'Mengurangkan dari bilangan dengan nol di tengah, seperti 4.003 − 1.256',
    'Subtracts from a number with zeros inside, such as 4,003 − 1,256',
  ),
  curriculum,
};

export const mentalSums: Skill = {
  id: 'mental-sums',
  domain: 'number',
  needs: ['add-10000', 'round-10000'],
  name: both('Mencongak dengan jalan pintas', 'Mental sums with short cuts'),
  words: both('Aku tahu jalan pintas berhitung', 'I know short cuts for sums'),
  levels: [
    both('memindahkan sampai bulat', 'moving until it is round'),
    both('jalan pintas terlihat', 'with the short cut in sight'),
    both('angka saja', 'digits alone'),
  ],
  criterion: both(
    'Menghitung 543 − 198 lewat 200, tanpa kertas',
    'Works out 543 − 198 by way of 200, without paper',
  ),
  curriculum,
};

export const timesDigit: Skill = {
  id: 'times-digit',
  domain: 'number',
  needs: ['times-5', 'add-10000'],
  name: both('Perkalian dengan satu angka, 10, dan 100', 'Times one digit, 10 and 100'),
  words: both('Aku bisa mengalikan bilangan besar', 'I can multiply large numbers'),
  levels: [
    both('menggeser angka', 'sliding digits'),
    both('bagian-bagiannya terlihat', 'with the parts in sight'),
    both('angka saja', 'digits alone'),
  ],
  criterion: both('Menghitung 347 × 6 dari angka saja', 'Works out 347 × 6 from digits alone'),
  curriculum,
};

export const divideRest: Skill = {
  id: 'divide-rest',
  domain: 'number',
  needs: ['times-digit'],
  name: both('Pembagian dengan sisa', 'Division with a remainder'),
  words: both(
    'Aku bisa membagi rata dan menyebut sisanya',
    'I can share equally and name the rest',
  ),
  levels: [
    both('membagi dengan tangan', 'sharing by hand'),
    both('kelipatannya terlihat', 'with a multiple in sight'),
    both('angka saja', 'digits alone'),
  ],
  criterion: both(
    'Menghitung 137 ÷ 4 dan menyebut sisanya',
    'Works out 137 ÷ 4 and names what is left',
  ),
  curriculum,
};

export const wordProblems: Skill = {
  id: 'word-problems',
  domain: 'number',
  needs: ['subtract-10000', 'divide-rest'],
  name: both('Soal cerita satu dan dua langkah', 'Word problems of one and two steps'),
  words: both('Aku bisa memecahkan soal cerita', 'I can solve a number story'),
  levels: [
    both('satu langkah, memilih jawaban', 'one step, picking the answer'),
    both('satu langkah, menulis jawaban', 'one step, writing the answer'),
    both('dua langkah', 'two steps'),
  ],
  criterion: both(
    'Memecahkan cerita dua langkah dan menulis jawabannya',
    'Solves a story of two steps and writes the answer',
  ),
  curriculum,
};
