/** Indonesian as it is written: affixes, di and ke, capitals, and the spelling of the dictionary. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const exampleToAll = [
  both('contoh terlihat', 'with an example in sight'),
  both('tiga pilihan', 'three pieces to choose from'),
  both('semua pilihan', 'all pieces'),
];
const markedToWhole = [
  both('sebagian sudah rapi', 'part of it mended already'),
  both('banyaknya terlihat', 'with the number to mend in sight'),
  both('kalimat utuh', 'the whole sentence'),
];

export const capitals: Skill = {
  id: 'capital-names',
  domain: 'reading',
  needs: ['read-lines'],
  name: both('Huruf kapital pada nama', 'Capitals in names'),
  words: both('Aku tahu kata yang berhuruf kapital', 'I know which words need a capital'),
  levels: markedToWhole,
  criterion: both(
    'Menemukan semua nama orang, tempat, hari, dan bulan dalam satu kalimat',
    'Finds all names of people, places, days and months in a sentence',
  ),
  curriculum: element('BIN.B.MEN'),
};

export const prefixDi: Skill = {
  id: 'prefix-di',
  domain: 'reading',
  needs: ['read-lines'],
  name: both('Di- awalan dan di kata depan', 'Di joined and di apart'),
  words: both('Aku tahu kapan di dipisah', 'I know when di stands apart'),
  levels: markedToWhole,
  criterion: both(
    'Memisahkan dan menggabungkan di dan ke di seluruh kalimat',
    'Joins and splits di and ke through a whole sentence',
  ),
  curriculum: element('BIN.B.MEN'),
};

export const prefixBer: Skill = {
  id: 'prefix-ber',
  domain: 'reading',
  needs: ['read-lines'],
  name: both('Awalan ber- dan ter-', 'The prefixes ber- and ter-'),
  words: both('Aku bisa memakai ber- dan ter-', 'I can use ber- and ter-'),
  levels: exampleToAll,
  criterion: both(
    'Memilih ber-, be-, bel-, atau ter- untuk dua kata',
    'Picks ber-, be-, bel- or ter- for two words',
  ),
  curriculum: element('BIN.B.MEN'),
};

export const prefixMe: Skill = {
  id: 'prefix-me',
  domain: 'reading',
  needs: ['prefix-ber'],
  name: both('Awalan me- dan huruf yang luluh', 'The prefix me- and letters that melt'),
  words: both('Aku tahu huruf yang luluh', 'I know which letters melt'),
  levels: exampleToAll,
  criterion: both(
    'Memilih bentuk me- dan meluluhkan huruf pertama kata dasarnya',
    'Picks the shape of me- and melts the first letter of the root',
  ),
  curriculum: element('BIN.B.MEN'),
};

export const suffixes: Skill = {
  id: 'suffix-kan-i-an',
  domain: 'reading',
  needs: ['prefix-ber'],
  name: both('Akhiran -kan, -i, dan -an', 'The suffixes -kan, -i and -an'),
  words: both('Aku bisa memakai -kan, -i, dan -an', 'I can use -kan, -i and -an'),
  levels: exampleToAll,
  criterion: both(
    'Memilih -kan, -i, atau -an menurut arti kalimatnya',
    'Picks -kan, -i or -an by what the sentence means',
  ),
  curriculum: element('BIN.C.MEN'),
};

export const prefixPe: Skill = {
  id: 'prefix-pe',
  domain: 'reading',
  needs: ['prefix-me'],
  name: both('Awalan pe- untuk pelaku dan alat', 'The prefix pe- for doers and tools'),
  words: both('Aku bisa menamai pelaku dan alat', 'I can name doers and tools'),
  levels: exampleToAll,
  criterion: both(
    'Membentuk nama pelaku atau alat dari kata dasarnya',
    'Makes the name of a doer or a tool from its root',
  ),
  curriculum: element('BIN.C.MEN'),
};

export const standardSpelling: Skill = {
  id: 'standard-spelling',
  domain: 'reading',
  needs: ['prefix-di'],
  name: both('Ejaan baku menurut kamus', 'Spelling by the dictionary'),
  words: both('Aku tahu ejaan baku', 'I know the standard spelling'),
  levels: markedToWhole,
  criterion: both(
    'Memperbaiki dua kata yang tidak baku di satu papan',
    'Mends two words on a sign that are not standard',
  ),
  curriculum: element('BIN.C.MEN'),
};

export const compoundWords: Skill = {
  id: 'compound-words',
  domain: 'reading',
  needs: ['prefix-di', 'suffix-kan-i-an'],
  name: both('Gabungan kata: pisah atau sambung', 'Compounds: apart or joined'),
  words: both('Aku tahu kapan dua kata disambung', 'I know when two words become one'),
  levels: markedToWhole,
  criterion: both(
    'Memisahkan atau menyambung dua gabungan kata di satu papan',
    'Joins or splits two compounds on one sign',
  ),
  curriculum: element('BIN.C.MEN'),
};

export const punctuation: Skill = {
  id: 'punctuation',
  domain: 'reading',
  needs: ['capital-names'],
  name: both('Titik, koma, dan tanda petik', 'Full stops, commas and quotation marks'),
  words: both('Aku bisa menaruh tanda baca', 'I can put the marks in a sentence'),
  levels: markedToWhole,
  criterion: both(
    'Menaruh semua tanda baca dalam satu kalimat, termasuk petikan langsung',
    'Puts all the marks in a sentence, direct speech among them',
  ),
  curriculum: element('BIN.C.MEN'),
};
