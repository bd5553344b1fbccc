/** Designing boats: scale, places on a chart, composed shapes, units, averages and volume. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const guidedToBare = [
  both('semua angka terlihat', 'all numbers in sight'),
  both('sebagian angka terlihat', 'some numbers in sight'),
  both('hanya soalnya', 'the question alone'),
];

export const shipScale: Skill = {
  id: 'ship-scale',
  domain: 'measure',
  needs: ['times-10', 'missing-side'],
  name: both('Skala dan perbandingan', 'Scale and ratio'),
  words: both('Aku bisa memakai skala', 'I can use a scale'),
  levels: guidedToBare,
  criterion: both(
    'Menentukan tinggi tiang dari model 6 cm dengan skala 1 : 250',
    'Finds how tall a mast is from a 6 cm model at a scale of 1 : 250',
  ),
  curriculum: element('MAT.C.BIL'),
};

export const quadrants: Skill = {
  id: 'quadrants',
  domain: 'measure',
  needs: [],
  name: both('Koordinat di empat kuadran', 'Coordinates in four quadrants'),
  words: both('Aku bisa menemukan titik di peta laut', 'I can find a point on a sea chart'),
  levels: guidedToBare,
  criterion: both(
    'Berlayar dari (−3, 2) sejauh 5 ke timur dan 4 ke selatan',
    'Sails from (−3, 2) five to the east and four to the south',
  ),
  curriculum: element('MAT.C.GEO'),
};

export const composedShapes: Skill = {
  id: 'composed-shapes',
  domain: 'measure',
  needs: ['factor-pairs'],
  name: both('Luas dan keliling bangun gabungan', 'Area and perimeter of composed shapes'),
  words: both('Aku bisa mengukur bangun gabungan', 'I can measure shapes made of two'),
  levels: guidedToBare,
  criterion: both(
    'Membuat layar dua bagian dengan luas 30 m² dan keliling 24 m',
    'Makes a sail of two pieces with an area of 30 m² and a perimeter of 24 m',
  ),
  curriculum: element('MAT.C.PGK'),
};

export const unitChange: Skill = {
  id: 'unit-change',
  domain: 'measure',
  needs: ['ship-scale'],
  name: both('Mengubah satuan panjang, luas, dan isi', 'Changing units of length, area and volume'),
  words: both('Aku bisa mengubah satuan', 'I can change units'),
  levels: guidedToBare,
  criterion: both('Menulis 3,5 m² dalam cm²', 'Writes 3.5 m² in cm²'),
  curriculum: element('MAT.C.PGK'),
};

export const meanCatch: Skill = {
  id: 'mean-catch',
  domain: 'measure',
  needs: ['missing-side'],
  name: both('Rata-rata dan membaca diagram', 'Averages and reading charts'),
  words: both('Aku bisa mencari rata-rata', 'I can find an average'),
  levels: guidedToBare,
  criterion: both(
    'Mencari rata-rata lima tangkapan dari diagram batang',
    'Finds the average of five catches in a bar chart',
  ),
  curriculum: element('MAT.C.DAT'),
};

export const boxVolume: Skill = {
  id: 'box-volume',
  domain: 'measure',
  needs: ['composed-shapes'],
  name: both('Volume balok', 'Volume of boxes'),
  words: both('Aku bisa mengisi palka dengan tepat', 'I can fill a hold exactly'),
  levels: guidedToBare,
  criterion: both(
    'Membuat alas untuk 60 m³ peti setinggi 3 m',
    'Makes the floor for 60 m³ of crates 3 m high',
  ),
  curriculum: element('MAT.C.PGK'),
};
