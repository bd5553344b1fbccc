/** One line, three names for a place on it: decimals, fractions and percents. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const markedToBare = [
  both('tanda dan angka terlihat', 'marks and their numbers in sight'),
  both('tanda tanpa angka', 'marks without numbers'),
  both('garis polos', 'a bare line'),
];

export const decimalTenths: Skill = {
  id: 'decimal-tenths',
  domain: 'fraction',
  needs: ['build-fraction'],
  name: both('Persepuluhan di garis bilangan', 'Tenths on a number line'),
  words: both('Aku tahu letak persepuluhan', 'I know where tenths lie'),
  levels: markedToBare,
  criterion: both(
    'Menunjuk letak 0,7 di garis polos dari 0 sampai 1',
    'Points to 0.7 on a bare line from 0 to 1',
  ),
  curriculum: element('MAT.C.BIL'),
};

export const decimalHundredths: Skill = {
  id: 'decimal-hundredths',
  domain: 'fraction',
  needs: ['decimal-tenths'],
  name: both('Perseratusan di garis bilangan', 'Hundredths on a number line'),
  words: both('Aku tahu letak perseratusan', 'I know where hundredths lie'),
  levels: markedToBare,
  criterion: both(
    'Menemukan 0,37 dengan memilih persepuluhannya dulu',
    'Finds 0.37 by choosing its tenth first',
  ),
  curriculum: element('MAT.C.BIL'),
};

export const decimalFraction: Skill = {
  id: 'decimal-fraction',
  domain: 'fraction',
  needs: ['decimal-tenths'],
  name: both('Letak pecahan di garis bilangan', 'Fractions on a number line'),
  words: both('Aku tahu letak pecahan di garis', 'I know where a fraction lies on the line'),
  levels: markedToBare,
  criterion: both(
    'Menunjuk letak 3/4 di garis polos dari 0 sampai 1',
    'Points to 3/4 on a bare line from 0 to 1',
  ),
  curriculum: element('MAT.C.BIL'),
};

export const decimalCompare: Skill = {
  id: 'decimal-compare',
  domain: 'fraction',
  needs: ['decimal-hundredths'],
  name: both('Membandingkan bilangan desimal', 'Comparing decimals'),
  words: both('Aku bisa membandingkan desimal', 'I can compare decimals'),
  levels: [
    both('angka nol ikut ditulis', 'with zeros filled in'),
    both('garis bertanda terlihat', 'with a marked line in sight'),
    both('angka saja', 'digits alone'),
  ],
  criterion: both(
    'Memilih yang terbesar dari 0,5, 0,48, 0,405, dan 0,4',
    'Picks the largest of 0.5, 0.48, 0.405 and 0.4',
  ),
  curriculum: element('MAT.C.BIL'),
};

export const percent: Skill = {
  id: 'percent',
  domain: 'fraction',
  needs: ['decimal-hundredths', 'decimal-fraction'],
  name: both('Persen di garis bilangan', 'Percent on a number line'),
  words: both('Aku tahu letak persen', 'I know where a percent lies'),
  levels: markedToBare,
  criterion: both(
    'Menunjuk letak 35% di garis polos dari 0 sampai 1',
    'Points to 35% on a bare line from 0 to 1',
  ),
  curriculum: element('MAT.C.BIL'),
};

export const percentOf: Skill = {
  id: 'percent-of',
  domain: 'fraction',
  needs: ['percent'],
  name: both('Persen dari suatu jarak', 'Percent of a distance'),
  words: both('Aku bisa mencari persen dari jarak', 'I can find a percent of a distance'),
  levels: markedToBare,
  criterion: both(
    'Menunjuk 25% dari 80 km di garis polos',
    'Points to 25% of 80 km on a bare line',
  ),
  curriculum: element('MAT.C.BIL'),
};
