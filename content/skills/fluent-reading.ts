/** Reading on after the first letters: the rare ones, letters that mirror each other, and sentences. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const partsToSounds = [
  both('suku kata', 'of syllables'),
  both('bentuk yang mirip', 'among forms that look alike'),
  both('huruf demi huruf', 'letter by letter'),
];
const reading = { domain: 'reading', levels: partsToSounds } as const;

export const lettersGhj: Skill = {
  ...reading,
  id: 'letters-ghj',
  needs: ['read-words'],
  name: both('Membaca g, h, dan j', 'Reading g, h and j'),
  words: both('Aku bisa membaca g, h, dan j', 'I can read g, h and j'),
  criterion: both(
    'Menyusun gajah, jeruk, dan rumah huruf demi huruf dari gambarnya',
    'Builds gajah, jeruk and rumah letter by letter from their pictures',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const lettersCwy: Skill = {
  ...reading,
  id: 'letters-cwy',
  needs: ['letters-ghj'],
  name: both('Membaca c, w, dan y', 'Reading c, w and y'),
  words: both('Aku bisa membaca c, w, dan y', 'I can read c, w and y'),
  criterion: both(
    'Menyusun kunci, awan, dan payung huruf demi huruf dari gambarnya',
    'Builds kunci, awan and payung letter by letter from their pictures',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const lettersFvzqx: Skill = {
  ...reading,
  id: 'letters-fvzqx',
  needs: ['letters-cwy'],
  name: both('Membaca f, v, z, q, dan x', 'Reading f, v, z, q and x'),
  words: both('Aku bisa membaca huruf yang langka', 'I can read the rare letters'),
  criterion: both(
    'Menyusun kata dengan f, v, atau z dan membaca nama dengan q atau x',
    'Builds a word with f, v or z and reads a name with q or x',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const mirrorLetters: Skill = {
  ...reading,
  id: 'mirror-letters',
  needs: ['letters'],
  name: both('Membedakan b, d, p, dan q', 'Telling b, d, p and q apart'),
  words: both('Aku bisa membedakan b, d, dan p', 'I can tell b, d and p apart'),
  criterion: both(
    'Menyusun kata dengan b, d, atau p di antara huruf kembarannya',
    'Builds a word with b, d or p among the letters that mirror them',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const syKh: Skill = {
  ...reading,
  id: 'sy-kh',
  needs: ['ng-ny-syllables'],
  name: both('Membaca sy dan kh: syal, akhir', 'Reading sy and kh: syal, akhir'),
  words: both('Aku bisa membaca sy dan kh', 'I can read sy and kh'),
  criterion: both(
    'Menyusun kata dengan sy atau kh yang hilang dari kalimat',
    'Builds the word with sy or kh that a sentence lacks',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const clusters: Skill = {
  ...reading,
  id: 'consonant-clusters',
  needs: ['closed-syllables'],
  name: both('Gugus konsonan: truk, prangko', 'Clusters: truk, prangko'),
  words: both('Aku bisa membaca truk dan prangko', 'I can read truk and prangko'),
  criterion: both(
    'Menyusun kata seperti stroberi tanpa menambah atau menghilangkan bunyi',
    'Builds a word like stroberi without a sound too many or too few',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const sentenceMarks: Skill = {
  id: 'sentence-marks',
  domain: 'reading',
  needs: ['read-words'],
  name: both('Huruf besar di awal dan titik di akhir', 'A capital first, a full stop last'),
  words: both('Aku menulis kalimat yang rapi', 'I write a proper sentence'),
  levels: [
    both('nama di awal kalimat', 'a name at the beginning'),
    both('nama di tengah kalimat', 'a name in the middle'),
    both('dua nama, dari kartu', 'two names, of cards'),
  ],
  criterion: both(
    'Memberi satu kalimat huruf besar di awal dan pada nama, dan titik di akhir',
    'Gives a sentence its capitals, first and in names, and its full stop',
  ),
  curriculum: element('BIN.A.MEN'),
};
