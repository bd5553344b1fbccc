/** Letter by letter: one sound changed is another word, and two letters may be one sound. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const markedToMany = [
  both('huruf yang berubah ditandai', 'the letter that changes is marked'),
  both('sedikit pilihan huruf', 'few letters to choose from'),
  both('banyak pilihan huruf', 'many letters to choose from'),
];

export const changeLetter: Skill = {
  id: 'change-letter',
  domain: 'reading',
  needs: ['open-syllables'],
  name: both('Mengganti satu huruf: topi–kopi', 'Changing one letter: topi–kopi'),
  words: both('Aku bisa mengganti satu huruf', 'I can change one letter of a word'),
  levels: markedToMany,
  criterion: both(
    'Mengganti satu huruf supaya kata menjadi nama gambar lain',
    'Changes one letter so that the word names another picture',
  ),
  curriculum: element('BIN.A.MEN'),
};

export const diphthongs: Skill = {
  id: 'diphthongs',
  domain: 'reading',
  needs: ['closed-syllables'],
  name: both('Bunyi ai, au, dan oi: pu-lau', 'The sounds ai, au and oi: pu-lau'),
  words: both('Aku bisa menulis ai, au, dan oi', 'I can write ai, au and oi'),
  levels: [
    both('kata utuh', 'the whole word'),
    both('awal kata', 'its beginning'),
    both('gambar saja', 'the picture alone'),
  ],
  criterion: both(
    'Menyusun pulau dan laut huruf demi huruf, hanya dari gambarnya',
    'Builds pulau and laut letter by letter, from the picture alone',
  ),
  curriculum: element('BIN.A.MEN'),
};

export const wordChain: Skill = {
  id: 'word-chain',
  domain: 'reading',
  needs: ['change-letter', 'closed-syllables'],
  name: both('Rantai kata: kapal–kapak–katak', 'A chain of words: kapal–kapak–katak'),
  words: both('Aku bisa merantai kata', 'I can make a chain of words'),
  levels: markedToMany,
  criterion: both(
    'Mengubah kata dua kali berturut-turut, satu huruf setiap kali',
    'Changes a word twice in a row, one letter each time',
  ),
  curriculum: element('BIN.A.MEN'),
};
