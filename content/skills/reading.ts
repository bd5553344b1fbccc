/** Letters, sounds, syllables and first reading. */
import { element } from './curriculum.ts';
import { both, easyToHard, type Skill } from './skill.ts';

/** The word in full under its picture, then its beginning, then the picture alone. */
const wordToPicture = [
  both('kata utuh', 'the whole word'),
  both('awal kata', 'its beginning'),
  both('gambar saja', 'the picture alone'),
];

export const letters: Skill = {
  id: 'letters',
  domain: 'reading',
  needs: [],
  name: both('Mengenal huruf', 'Knowing letters'),
  words: both('Aku kenal huruf', 'I know letters'),
  levels: easyToHard,
  criterion: both(
    'Menunjuk huruf yang bunyinya didengar di antara huruf yang mirip',
    'Points at the letter heard among letters alike',
  ),
  curriculum: element('FON.LS.2'),
};

export const firstSounds: Skill = {
  id: 'first-sounds',
  domain: 'reading',
  needs: ['letters'],
  name: both('Bunyi awal kata', 'First sounds'),
  words: both('Aku bisa mendengar bunyi awal kata', 'I hear how a word begins'),
  levels: easyToHard,
  criterion: both(
    'Memilih kata yang berawal dengan bunyi yang sama',
    'Picks the word that begins with the same sound',
  ),
  curriculum: element('FON.LS.2'),
};

export const writeLetters: Skill = {
  id: 'write-letters',
  domain: 'reading',
  needs: ['letters'],
  name: both('Menulis huruf', 'Writing letters'),
  words: both('Aku bisa menulis huruf', 'I can write letters'),
  levels: easyToHard,
  criterion: both('Menulis huruf tanpa jejak', 'Writes a letter without a trace to follow'),
  curriculum: element('FON.LS.2'),
};

export const blend: Skill = {
  id: 'blend',
  domain: 'reading',
  needs: ['first-sounds'],
  name: both('Merangkai suku kata', 'Joining syllables'),
  words: both('Aku bisa merangkai suku kata', 'I can join sounds to a syllable'),
  levels: easyToHard,
  criterion: both(
    'Merangkai konsonan dan vokal menjadi suku kata',
    'Joins a consonant and a vowel to a syllable',
  ),
  curriculum: element('FON.LS.2'),
};

export const buildWords: Skill = {
  id: 'build-words',
  domain: 'reading',
  needs: ['blend'],
  name: both('Menyusun kata', 'Building words'),
  words: both('Aku bisa menyusun kata', 'I can build a word'),
  levels: easyToHard,
  criterion: both(
    'Menyusun kata dua suku dari gambarnya',
    'Builds a word of two syllables from its picture',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const endSounds: Skill = {
  id: 'end-sounds',
  domain: 'reading',
  needs: ['first-sounds'],
  name: both('Bunyi akhir kata', 'Last sounds'),
  words: both('Aku bisa mendengar bunyi akhir kata', 'I hear how a word ends'),
  levels: easyToHard,
  criterion: both(
    'Memilih kata yang berakhir dengan bunyi yang sama',
    'Picks the word that ends with the same sound',
  ),
  curriculum: element('FON.LS.2'),
};

export const readWords: Skill = {
  id: 'read-words',
  domain: 'reading',
  needs: ['blend'],
  name: both('Membaca kata', 'Reading words'),
  words: both('Aku bisa membaca kata', 'I can read a word'),
  levels: easyToHard,
  criterion: both(
    'Membaca kata dalam hati lalu memilih gambarnya',
    'Reads a word silently, then picks its picture',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const readLines: Skill = {
  id: 'read-lines',
  domain: 'reading',
  needs: ['read-words'],
  name: both('Membaca kalimat pendek', 'Reading short sentences'),
  words: both('Aku bisa membaca kalimat', 'I can read a sentence'),
  levels: easyToHard,
  criterion: both(
    'Membaca kalimat dalam hati lalu melakukan isinya',
    'Reads a sentence silently, then does what it says',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const matchSyllables: Skill = {
  id: 'match-syllables',
  domain: 'reading',
  needs: [],
  name: both('Mencocokkan suku kata', 'Matching syllables'),
  words: both('Aku bisa menemukan suku kata yang sama', 'I can find the same syllable'),
  levels: [
    both('tiga yang jauh berbeda', 'three that differ much'),
    both('tiga yang mirip', 'three that are alike'),
    both('empat yang mirip', 'four that are alike'),
  ],
  criterion: both(
    'Menemukan suku kata yang didengar dan dilihat di antara empat yang mirip',
    'Finds the syllable heard and seen among four that are alike',
  ),
  curriculum: element('FON.LS.2'),
};

export const openSyllables: Skill = {
  id: 'open-syllables',
  domain: 'reading',
  needs: ['blend', 'match-syllables'],
  name: both('Suku kata terbuka: bo-la', 'Open syllables: bo-la'),
  words: both('Aku bisa menyusun kata seperti bo-la', 'I can build words like bo-la'),
  levels: wordToPicture,
  criterion: both(
    'Menyusun kata bersuku terbuka dari gambarnya saja',
    'Builds a word of open syllables from its picture alone',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const vowelSyllables: Skill = {
  id: 'vowel-syllables',
  domain: 'reading',
  needs: ['open-syllables'],
  name: both('Suku kata vokal: a-pel', 'Vowel syllables: a-pel'),
  words: both('Aku bisa menyusun kata seperti a-pel', 'I can build words like a-pel'),
  levels: wordToPicture,
  criterion: both(
    'Menyusun kata bersuku vokal dari gambarnya saja',
    'Builds a word with a vowel syllable from its picture alone',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const closedSyllables: Skill = {
  id: 'closed-syllables',
  domain: 'reading',
  needs: ['open-syllables'],
  name: both('Suku kata tertutup: ba-lon', 'Closed syllables: ba-lon'),
  words: both('Aku bisa menyusun kata seperti ba-lon', 'I can build words like ba-lon'),
  levels: wordToPicture,
  criterion: both(
    'Menyusun kata bersuku tertutup dari gambarnya saja',
    'Builds a word with a closed syllable from its picture alone',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const ngNySyllables: Skill = {
  id: 'ng-ny-syllables',
  domain: 'reading',
  needs: ['closed-syllables'],
  name: both('Suku kata ng dan ny: bin-tang', 'Syllables with ng and ny: bin-tang'),
  words: both('Aku bisa menyusun kata dengan ng dan ny', 'I can build words with ng and ny'),
  levels: wordToPicture,
  criterion: both(
    'Menyusun kata dengan ng atau ny dari gambarnya saja',
    'Builds a word with ng or ny from its picture alone',
  ),
  curriculum: element('BIN.A.BAC'),
};

export const threeSyllables: Skill = {
  id: 'three-syllables',
  domain: 'reading',
  needs: ['open-syllables'],
  name: both('Tiga suku kata: se-pa-tu', 'Three syllables: se-pa-tu'),
  words: both('Aku bisa menyusun kata tiga suku', 'I can build words of three syllables'),
  levels: wordToPicture,
  criterion: both(
    'Menyusun kata tiga suku dari gambarnya saja',
    'Builds a word of three syllables from its picture alone',
  ),
  curriculum: element('BIN.A.BAC'),
};
