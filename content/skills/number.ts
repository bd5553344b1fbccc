/** Seeing, giving, joining and parting whole numbers to 20; tens and ones to 100. */
import { element } from './curriculum.ts';
import { both, dotsToDigits, easyToHard, type Skill } from './skill.ts';

const seeing = [
  both('sedikit, jauh berbeda', 'few, far apart'),
  both('lebih banyak', 'more'),
  both('pilihan yang berdekatan', 'choices close together'),
];
const giving = [
  both('dengan bayangan', 'with ghosts'),
  both('jumlah kecil', 'small numbers'),
  both('jumlah penuh', 'all numbers'),
];

export const count3: Skill = {
  id: 'count-3',
  domain: 'number',
  needs: [],
  name: both('Menghitung 1 sampai 3', 'Counting 1 to 3'),
  words: both('Aku bisa menghitung sampai 3', 'I can count to 3'),
  levels: [
    both('dua pilihan, atau dengan bayangan', 'two choices, or with ghosts'),
    both('satu dan dua', 'one and two'),
    both('satu, dua, dan tiga', 'one, two and three'),
  ],
  criterion: both(
    'Mengambil tepat 2 atau 3 benda, atau memilih banyaknya dari tiga pilihan',
    'Takes exactly 2 or 3 things, or picks how many there are from three choices',
  ),
  curriculum: element('FON.LS.3'),
};

export const see5: Skill = {
  id: 'see-5',
  domain: 'number',
  needs: ['count-3'],
  name: both('Mengenal banyak benda 1 sampai 5', 'Seeing how many, 1 to 5'),
  words: both('Aku tahu ada berapa, sampai 5', 'I know how many there are, to 5'),
  levels: seeing,
  criterion: both(
    'Memilih bilangan yang tepat untuk 4 atau 5 benda di antara bilangan yang berdekatan',
    'Picks the number of 4 or 5 things among numbers close to it',
  ),
  curriculum: element('MAT.A.BIL'),
};

export const give5: Skill = {
  id: 'give-5',
  domain: 'number',
  needs: ['see-5'],
  name: both('Mengambil sebanyak 1 sampai 5', 'Giving exactly 1 to 5'),
  words: both('Aku bisa mengambil pas, sampai 5', 'I can take exactly that many, to 5'),
  levels: giving,
  criterion: both('Mengambil tepat 4 atau 5 benda', 'Takes exactly 4 or 5 things'),
  curriculum: element('MAT.A.BIL'),
};

export const see10: Skill = {
  id: 'see-10',
  domain: 'number',
  needs: ['see-5'],
  name: both('Mengenal banyak benda 6 sampai 10', 'Seeing how many, 6 to 10'),
  words: both('Aku tahu ada berapa, sampai 10', 'I know how many there are, to 10'),
  levels: seeing,
  criterion: both(
    'Memilih bilangan yang tepat untuk 8 sampai 10 benda di antara bilangan yang berdekatan',
    'Picks the number of 8 to 10 things among numbers close to it',
  ),
  curriculum: element('MAT.A.BIL'),
};

export const give10: Skill = {
  id: 'give-10',
  domain: 'number',
  needs: ['give-5', 'see-10'],
  name: both('Mengambil sebanyak 6 sampai 10', 'Giving exactly 6 to 10'),
  words: both('Aku bisa mengambil pas, sampai 10', 'I can take exactly that many, to 10'),
  levels: giving,
  criterion: both('Mengambil tepat 8 sampai 10 benda', 'Takes exactly 8 to 10 things'),
  curriculum: element('MAT.A.BIL'),
};

export const compare10: Skill = {
  id: 'compare-10',
  domain: 'number',
  needs: ['see-10'],
  name: both('Membandingkan sampai 10', 'Comparing up to 10'),
  words: both('Aku tahu mana yang lebih banyak', 'I know which is more'),
  levels: easyToHard,
  criterion: both(
    'Menunjuk yang lebih banyak bila bedanya hanya satu',
    'Points at the greater when they differ by one',
  ),
  curriculum: element('MAT.A.BIL'),
};

export const bonds5: Skill = {
  id: 'bonds-5',
  domain: 'number',
  needs: ['see-5'],
  name: both('Pasangan bilangan sampai 5', 'Number bonds to 5'),
  words: both('Aku tahu pasangan sampai 5', 'I know pairs that make up to 5'),
  levels: dotsToDigits,
  criterion: both(
    'Melengkapi atau menyusun 4 atau 5, hanya dengan angka',
    'Completes or composes 4 or 5, with digits alone',
  ),
  curriculum: element('MAT.A.BIL'),
};

export const bonds10: Skill = {
  id: 'bonds-10',
  domain: 'number',
  needs: ['bonds-5', 'see-10'],
  name: both('Pasangan bilangan sampai 10', 'Number bonds to 10'),
  words: both('Aku tahu pasangan yang jadi 10', 'I know pairs that make 10'),
  levels: dotsToDigits,
  criterion: both(
    'Melengkapi atau menyusun 8 sampai 10, hanya dengan angka',
    'Completes or composes 8 to 10, with digits alone',
  ),
  curriculum: element('MAT.A.BIL'),
};

export const bonds20: Skill = {
  id: 'bonds-20',
  domain: 'number',
  needs: ['bonds-10', 'teens'],
  name: both('Jumlah sampai 20', 'Sums to 20'),
  words: both('Aku bisa menyusun bilangan sampai 20', 'I can put numbers to 20 together'),
  levels: dotsToDigits,
  criterion: both(
    'Melengkapi atau menyusun 15 sampai 20, hanya dengan angka',
    'Completes or composes 15 to 20, with digits alone',
  ),
  curriculum: element('MAT.A.BIL'),
};

export const teens: Skill = {
  id: 'teens',
  domain: 'number',
  needs: ['see-10'],
  name: both('Bilangan 11 sampai 20: sepuluh dan satuan', 'Numbers 11 to 20: ten and ones'),
  words: both('Aku kenal belasan', 'I know the teens'),
  levels: dotsToDigits,
  criterion: both(
    'Mengenali 11 sampai 20 sebagai sepuluh dan satuan',
    'Knows 11 to 20 as ten and ones',
  ),
  curriculum: element('MAT.A.BIL'),
};

export const add20: Skill = {
  id: 'add-20',
  domain: 'number',
  needs: ['bonds-10', 'teens'],
  name: both('Penjumlahan sampai 20', 'Adding up to 20'),
  words: both('Aku bisa menambah sampai 20', 'I can add up to 20'),
  levels: [
    both('sampai 10', 'to 10'),
    both('lewat 10', 'past 10'),
    both('lewat 10, pilihan berdekatan', 'past 10, choices close together'),
  ],
  criterion: both('Menjumlahkan dua bilangan yang melewati sepuluh', 'Adds two numbers across ten'),
  curriculum: element('MAT.A.BIL'),
};

export const subtract20: Skill = {
  id: 'subtract-20',
  domain: 'number',
  needs: ['add-20'],
  name: both('Pengurangan sampai 20', 'Taking away up to 20'),
  words: both('Aku bisa mengurangi sampai 20', 'I can take away up to 20'),
  levels: [
    both('sampai 10', 'to 10'),
    both('lewat 10', 'past 10'),
    both('lewat 10, pilihan berdekatan', 'past 10, choices close together'),
  ],
  criterion: both('Mengurangi melewati sepuluh', 'Takes away across ten'),
  curriculum: element('MAT.A.BIL'),
};

export const tens100: Skill = {
  id: 'tens-100',
  domain: 'number',
  needs: ['teens'],
  name: both('Bilangan sampai 100: puluhan dan satuan', 'Numbers to 100: tens and ones'),
  words: both('Aku kenal bilangan sampai 100', 'I know the numbers to 100'),
  levels: [
    both('puluhan saja, atau sedikit satuan', 'tens alone, or few ones'),
    both('puluhan dan satuan, maju sepuluh-sepuluh', 'tens and ones, on by tens'),
    both('angka tertukar, dan lewat puluhan', 'digits swapped, and across a ten'),
  ],
  criterion: both(
    'Menyusun dan membaca 37 tanpa tertukar dengan 73, dan menyebut yang sesudah 39',
    'Builds and reads 37 without taking it for 73, and says what comes after 39',
  ),
  curriculum: element('MAT.A.BIL'),
};
