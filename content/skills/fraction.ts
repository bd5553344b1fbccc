/** Parts of a whole. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const pictureToSymbol = [
  both('gambar', 'picture'),
  both('gambar dan lambang', 'picture and symbol'),
  both('lambang', 'symbol'),
];

const dotsToNone = [
  both('titik di tempat memotong', 'dots where to cut'),
  both('titik potongan pertama', 'dots of the first cut'),
  both('tanpa titik', 'no dots'),
];

export const equalShares: Skill = {
  id: 'equal-shares',
  domain: 'fraction',
  needs: [],
  name: both('Membagi sama besar', 'Equal shares'),
  words: both('Aku bisa membagi sama besar', 'I can share equally'),
  levels: dotsToNone,
  criterion: both('Memotong menjadi empat bagian sama besar', 'Cuts into four equal parts'),
  curriculum: element('MAT.A.BIL'),
};

export const buildFraction: Skill = {
  id: 'build-fraction',
  domain: 'fraction',
  needs: ['equal-shares'],
  name: both('Membuat pecahan', 'Building fractions'),
  words: both('Aku bisa membuat pecahan', 'I can make a fraction'),
  levels: pictureToSymbol,
  criterion: both(
    'Menyajikan tiga perempat dari lambangnya',
    'Serves three quarters from the symbol',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const equivalent: Skill = {
  id: 'equivalent',
  domain: 'fraction',
  needs: ['build-fraction'],
  name: both('Pecahan senilai', 'Equivalent fractions'),
  words: both('Aku tahu pecahan yang sama besar', 'I know fractions of the same size'),
  levels: pictureToSymbol,
  criterion: both('Membuat setengah dari enam bagian', 'Makes a half out of six parts'),
  curriculum: element('MAT.B.BIL'),
};

export const compareFractions: Skill = {
  id: 'compare',
  domain: 'fraction',
  needs: ['build-fraction'],
  name: both('Membandingkan pecahan', 'Comparing fractions'),
  words: both('Aku tahu pecahan mana yang lebih besar', 'I know which fraction is greater'),
  levels: pictureToSymbol,
  criterion: both(
    'Memilih yang lebih besar dari dua pecahan berpenyebut sama',
    'Picks the greater of two fractions of like denominators',
  ),
  curriculum: element('MAT.B.BIL'),
};

export const improperFractions: Skill = {
  id: 'improper',
  domain: 'fraction',
  needs: ['build-fraction'],
  name: both('Membuat pecahan lebih dari satu', 'Building fractions above one'),
  words: both('Aku bisa membuat lebih dari satu utuh', 'I can make more than one whole'),
  levels: pictureToSymbol,
  criterion: both(
    'Menyajikan lima perempat dari lambangnya',
    'Serves five quarters from the symbol',
  ),
  curriculum: element('MAT.C.BIL'),
};

export const compareUnlike: Skill = {
  id: 'compare-unlike',
  domain: 'fraction',
  needs: ['equivalent', 'compare'],
  name: both('Membandingkan pecahan berbeda penyebut', 'Comparing fractions of unlike parts'),
  words: both('Aku bisa membandingkan pecahan apa saja', 'I can compare any fractions'),
  levels: pictureToSymbol,
  criterion: both(
    'Memilih yang lebih besar dari dua pecahan berbeda penyebut',
    'Picks the greater of two fractions of unlike denominators',
  ),
  curriculum: element('MAT.C.BIL'),
};
