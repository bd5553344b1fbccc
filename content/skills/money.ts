/** Rupiah and bundles: what a digit is worth, what lies in a hand, and what is left of a note. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const totalToBare = [
  both('jumlah dan sisanya terlihat', 'total and rest in sight'),
  both('jumlahnya terlihat', 'the total in sight'),
  both('tanpa jumlah', 'without the total'),
];

export const bundleThousands: Skill = {
  id: 'bundle-thousands',
  domain: 'number',
  needs: ['teens'],
  name: both('Ribuan, ratusan, puluhan, dan satuan', 'Thousands, hundreds, tens and ones'),
  words: both('Aku tahu nilai tiap angka', 'I know what each digit is worth'),
  levels: totalToBare,
  criterion: both(
    'Mengemas 1.203 sebagai ribuan, ratusan, dan satuan, juga bila satu kemasan habis',
    'Packs 1,203 in thousands, hundreds and ones, also when one kind of pack is missing',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const countRupiah: Skill = {
  id: 'count-rupiah',
  domain: 'number',
  needs: ['teens'],
  name: both('Menghitung uang kertas dan logam', 'Counting notes and coins'),
  words: both('Aku bisa menghitung uang', 'I can count money'),
  levels: [
    both('jumlah tiap kelompok terlihat', 'the sum of each group in sight'),
    both('berkelompok', 'in groups'),
    both('tercampur', 'mixed'),
  ],
  criterion: both(
    'Menghitung lembar dan keping yang tercampur di antara jumlah yang mirip',
    'Counts mixed notes and coins among totals that look alike',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const exactRupiah: Skill = {
  id: 'exact-rupiah',
  domain: 'number',
  needs: ['count-rupiah'],
  name: both('Menyiapkan uang pas', 'Making an exact amount'),
  words: both('Aku bisa menyiapkan uang pas', 'I can make the exact amount'),
  levels: totalToBare,
  criterion: both(
    'Menyiapkan 3.700 dengan pas, juga bila satu pecahan uang tidak ada',
    'Makes exactly 3,700, also when one kind of note is missing',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const fewPieces: Skill = {
  id: 'few-pieces',
  domain: 'number',
  needs: ['exact-rupiah'],
  name: both('Uang pas dengan paling sedikit lembar', 'An amount in the fewest notes and coins'),
  words: both('Aku bisa memakai lembar sesedikit mungkin', 'I can use as few notes as possible'),
  levels: totalToBare,
  criterion: both(
    'Menyusun 8.700 dengan lima lembar dan keping saja',
    'Makes 8,700 with only five notes and coins',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const changeOf: Skill = {
  id: 'change-of',
  domain: 'number',
  needs: ['exact-rupiah'],
  name: both('Menghitung kembalian', 'Working out change'),
  words: both('Aku bisa menghitung kembalian', 'I can work out change'),
  levels: [
    both('langkah menghitung maju terlihat', 'the steps of counting on in sight'),
    both('jumlahnya terlihat', 'the total in sight'),
    both('tanpa jumlah', 'without the total'),
  ],
  criterion: both(
    'Memberi kembalian 10.000 untuk barang senilai 3.700',
    'Gives change from 10,000 for goods worth 3,700',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const enoughRupiah: Skill = {
  id: 'enough-rupiah',
  domain: 'number',
  needs: ['count-rupiah'],
  name: both('Memperkirakan cukup atau tidak', 'Estimating whether it is enough'),
  words: both(
    'Aku bisa memperkirakan uangku cukup atau tidak',
    'I can estimate if my money is enough',
  ),
  levels: [
    both('ribuan dan ratusan sudah dijumlahkan', 'with thousands and hundreds added up'),
    both('ribuan sudah dijumlahkan', 'with the thousands added up'),
    both('angka saja', 'digits alone'),
  ],
  criterion: both(
    'Menunjuk dua barang yang cukup dibeli dengan 10.000 di antara yang sedikit lebih mahal',
    'Picks the two goods that 10,000 covers, among those just above',
  ),
  curriculum: element('MAT.B.BIL'),
};
