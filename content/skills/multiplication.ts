/** Rows of the same length: multiplying, splitting, sharing out, and the sides that a number has. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const seenToHidden = [
  both('semua tanaman terlihat', 'every plant in sight'),
  both('baris pertama saja yang terlihat', 'only the first row in sight'),
  both('angka saja', 'digits alone'),
];
const countedToBare = [
  both('hasil kali ikut terlihat', 'with the product in sight'),
  both('panjang sisi ikut terlihat', 'with the sides in sight'),
  both('angka saja', 'digits alone'),
];

export const equalGroups: Skill = {
  id: 'equal-groups',
  domain: 'number',
  needs: ['add-20'],
  name: both('Baris yang sama banyak', 'Rows of equal length'),
  words: both('Aku bisa menata baris yang sama banyak', 'I can lay rows of the same length'),
  levels: [
    both('gambar susunan', 'picture of the array'),
    both('kata', 'words'),
    both('lambang perkalian', 'multiplication symbol'),
  ],
  criterion: both('Menata 4 baris berisi 6 dari lambang 4 × 6', 'Lays 4 rows of 6 from 4 × 6'),
  curriculum: element('MAT.B.BIL'),
};

export const times5: Skill = {
  id: 'times-5',
  domain: 'number',
  needs: ['equal-groups'],
  name: both('Perkalian 2 sampai 5', 'Times tables 2 to 5'),
  words: both('Aku tahu perkalian sampai 5', 'I know the times tables to 5'),
  levels: seenToHidden,
  criterion: both(
    'Menyebut hasil 4 × 7 di antara hasil yang berdekatan, tanpa gambar',
    'Picks the product of 4 × 7 among close ones, without a picture',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const times10: Skill = {
  id: 'times-10',
  domain: 'number',
  needs: ['times-5'],
  name: both('Perkalian 6 sampai 10', 'Times tables 6 to 10'),
  words: both('Aku tahu perkalian sampai 10', 'I know the times tables to 10'),
  levels: seenToHidden,
  criterion: both(
    'Menyebut hasil 7 × 8 di antara hasil yang berdekatan, tanpa gambar',
    'Picks the product of 7 × 8 among close ones, without a picture',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const splitTimes: Skill = {
  id: 'split-times',
  domain: 'number',
  needs: ['times-5'],
  name: both('Memecah perkalian', 'Splitting a multiplication'),
  words: both('Aku bisa memecah perkalian besar', 'I can split a big multiplication'),
  levels: [
    both('isi kedua bagian terlihat', 'with what both parts hold'),
    both('panjang sisi terlihat', 'with the sides in sight'),
    both('angka saja', 'digits alone'),
  ],
  criterion: both('Memecah 7 × 8 menjadi 40 dan 16', 'Splits 7 × 8 into 40 and 16'),
  curriculum: element('MAT.B.BIL'),
};

export const missingSide: Skill = {
  id: 'missing-side',
  domain: 'number',
  needs: ['times-5'],
  name: both('Pembagian: sisi yang belum ada', 'Division: the missing side'),
  words: both('Aku bisa membagi rata ke dalam baris', 'I can share out into equal rows'),
  levels: countedToBare,
  criterion: both(
    'Membagi rata 42 bibit ke 6 baris, hanya dari angka',
    'Spreads 42 seedlings over 6 rows, from digits alone',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const factorPairs: Skill = {
  id: 'factor-pairs',
  domain: 'number',
  needs: ['times-10', 'missing-side'],
  name: both('Pasangan faktor', 'Factor pairs'),
  words: both('Aku bisa menemukan pasangan faktor', 'I can find pairs of factors'),
  levels: countedToBare,
  criterion: both(
    'Menata 56 bibit menjadi persegi panjang, hanya dari angka',
    'Lays 56 seedlings as a rectangle, from digits alone',
  ),
  curriculum: element('MAT.B.BIL'),
};
