/** Patterns, shapes, measures and time. */
import { element } from './curriculum.ts';
import { both, easyToHard, type Skill } from './skill.ts';

export const patterns: Skill = {
  id: 'patterns',
  domain: 'shape',
  needs: [],
  name: both('Pola berulang', 'Repeating patterns'),
  words: both('Aku bisa meneruskan pola', 'I can continue a pattern'),
  levels: [
    both('dua bagian', 'two parts'),
    both('di tengah', 'in the middle'),
    both('tiga atau empat bagian', 'three or four parts'),
  ],
  criterion: both(
    'Mengisi pola tiga bagian, juga di tengah',
    'Fills a pattern of three parts, in the middle too',
  ),
  curriculum: element('MAT.A.ALJ'),
};

export const shapes: Skill = {
  id: 'shapes',
  domain: 'shape',
  needs: [],
  name: both('Bangun datar: sudut dan sisi', 'Shapes: corners and sides'),
  words: both('Aku kenal bentuk dari sudutnya', 'I know shapes by their corners'),
  levels: easyToHard,
  criterion: both(
    'Membedakan persegi dan persegi panjang dalam gambar',
    'Tells a square from a rectangle in a picture',
  ),
  curriculum: element('MAT.A.GEO'),
};

export const measure: Skill = {
  id: 'measure',
  domain: 'measure',
  needs: [],
  name: both('Membandingkan panjang dan berat', 'Comparing length and weight'),
  words: both(
    'Aku tahu mana yang lebih panjang dan lebih berat',
    'I know what is longer or heavier',
  ),
  levels: easyToHard,
  criterion: both(
    'Mengukur dengan satuan tidak baku, tanpa celah',
    'Measures with informal units, without gaps',
  ),
  curriculum: element('MAT.A.PGK'),
};

export const time: Skill = {
  id: 'time',
  domain: 'measure',
  needs: [],
  name: both('Bagian hari dan jam', "Parts of the day and o'clock"),
  words: both('Aku bisa membaca jam', 'I can read the clock'),
  levels: [
    both('bagian hari', 'parts of the day'),
    both('jam, pilihan jauh', "o'clock, choices far apart"),
    both('memutar jarum', 'setting the hand'),
  ],
  criterion: both('Membaca dan menunjukkan jam bulat', "Reads and sets o'clock"),
  curriculum: element('MAT.A.PGK'),
};
