/** What a garden laid from shapes teaches before school and at its beginning: matching, sorting, comparing, places. */
import { element } from './curriculum.ts';
import { both, easyToHard, type Skill } from './skill.ts';

export const matchShapes: Skill = {
  id: 'match-shapes',
  domain: 'shape',
  needs: [],
  name: both('Mencocokkan bentuk', 'Matching shapes'),
  words: both('Aku tahu bentuk mana yang pas', 'I know which shape fits'),
  levels: [
    both('warnanya sama, bentuknya jauh berbeda', 'same colour, shapes far apart'),
    both('warna lain', 'another colour'),
    both('diputar, di antara bentuk yang mirip', 'turned, among shapes that are alike'),
  ],
  criterion: both(
    'Menemukan bentuk yang pas untuk lubang yang diputar',
    'Finds the shape that fits a hole that is turned',
  ),
  curriculum: element('FON.LS.5'),
};

export const sortFeatures: Skill = {
  id: 'sort-features',
  domain: 'shape',
  needs: ['match-shapes'],
  name: both('Memilah menurut warna dan bentuk', 'Sorting by colour and shape'),
  words: both('Aku bisa memilah menurut warna dan bentuk', 'I can sort by colour and shape'),
  levels: [
    both('satu ciri saja yang berbeda', 'one thing differs'),
    both('ciri lain ikut berubah', 'other things change, too'),
    both('di antara yang mirip', 'among things that are alike'),
  ],
  criterion: both(
    'Memilih bunga menurut warna dan bentuknya sekaligus',
    'Picks a flower by colour and shape at once',
  ),
  curriculum: element('FON.LS.5'),
};

export const compareSize: Skill = {
  id: 'compare-size',
  domain: 'measure',
  needs: [],
  name: both('Membandingkan ukuran benda', 'Comparing sizes'),
  words: both(
    'Aku tahu mana yang paling panjang dan paling berat',
    'I know which is longest and which is heaviest',
  ),
  levels: easyToHard,
  criterion: both(
    'Menemukan yang paling panjang walau pangkalnya tidak sejajar',
    'Finds the longest even though they do not start together',
  ),
  curriculum: element('MAT.A.PGK'),
};

export const positions: Skill = {
  id: 'positions',
  domain: 'shape',
  needs: [],
  name: both('Letak: atas, bawah, kiri, kanan', 'Places: above, below, left, right'),
  words: both('Aku tahu kiri, kanan, atas, dan bawah', 'I know left, right, above and below'),
  levels: [
    both('tiga tempat', 'three places'),
    both('empat tempat', 'four places'),
    both('dua benda, lima tempat', 'two things, five places'),
  ],
  criterion: both(
    'Menaruh di kiri atau kanan benda yang disebut',
    'Puts something to the left or right of the thing that is named',
  ),
  curriculum: element('MAT.A.GEO'),
};

export const oddOneOut: Skill = {
  id: 'odd-one-out',
  domain: 'shape',
  needs: ['sort-features'],
  name: both('Menemukan satu yang berbeda', 'Finding the one that does not belong'),
  words: both('Aku bisa menemukan yang berbeda', 'I can find the one that is different'),
  levels: [
    both('berbeda satu ciri', 'one thing differs'),
    both('ciri lain ikut berubah', 'another thing changes, too'),
    both('banyak ciri berubah', 'many things change'),
  ],
  criterion: both(
    'Menemukan yang berbeda saat ciri lain ikut berubah',
    'Finds the odd one while other things change, too',
  ),
  curriculum: element('MAT.A.ALJ'),
};
