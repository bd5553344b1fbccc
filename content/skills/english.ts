/** Listening to English. The curriculum begins in grade 3, so these point to no element of it. */
import { both, easyToHard, type Skill } from './skill.ts';

export const firstWords: Skill = {
  id: 'first-words',
  domain: 'english',
  needs: [],
  name: both('Mendengar satu kata', 'Hearing one word'),
  words: both('Aku bisa menemukan yang kudengar', 'I can find the word that I hear'),
  levels: [
    both('dua gambar', 'two pictures'),
    both('tiga gambar', 'three pictures'),
    both('empat gambar', 'four pictures'),
  ],
  criterion: both(
    'Mengetuk benda yang didengar di antara tiga atau empat gambar',
    'Taps the thing that was heard among three or four pictures',
  ),
};

export const greetings: Skill = {
  id: 'names',
  domain: 'english',
  needs: ['first-words'],
  name: both('Menyapa dengan nama', 'Greeting by name'),
  words: both('Aku bisa menyapa dalam bahasa Inggris', 'I can say hello in English'),
  levels: easyToHard,
  criterion: both('Memilih siapa yang menyapa', 'Picks who said hello'),
};

export const colours: Skill = {
  id: 'colours',
  domain: 'english',
  needs: ['first-words'],
  name: both('Warna', 'Colours'),
  words: both('Aku tahu nama warna dalam bahasa Inggris', 'I know colours in English'),
  levels: easyToHard,
  criterion: both('Memilih benda dari warna yang didengar', 'Picks a thing by the colour heard'),
};

export const englishNumbers: Skill = {
  id: 'numbers',
  domain: 'english',
  needs: ['first-words'],
  name: both('Angka satu sampai sepuluh', 'Numbers one to ten'),
  words: both('Aku tahu angka dalam bahasa Inggris', 'I know numbers in English'),
  levels: easyToHard,
  criterion: both('Mengambil sebanyak yang didengar', 'Takes as many as were heard'),
};

export const animals: Skill = {
  id: 'animals',
  domain: 'english',
  needs: [],
  name: both('Hewan', 'Animals'),
  words: both('Aku tahu nama hewan dalam bahasa Inggris', 'I know animals in English'),
  levels: easyToHard,
  criterion: both('Menemukan hewan yang didengar', 'Finds the animal heard'),
};

export const body: Skill = {
  id: 'body',
  domain: 'english',
  needs: [],
  name: both('Bagian tubuh', 'Parts of the body'),
  words: both('Aku tahu bagian tubuh dalam bahasa Inggris', 'I know parts of the body in English'),
  levels: easyToHard,
  criterion: both('Menunjuk bagian tubuh yang didengar', 'Points at the part of the body heard'),
};

export const food: Skill = {
  id: 'food',
  domain: 'english',
  needs: [],
  name: both('Makanan', 'Food'),
  words: both('Aku tahu nama makanan dalam bahasa Inggris', 'I know food in English'),
  levels: easyToHard,
  criterion: both('Memilih makanan yang didengar', 'Picks the food heard'),
};

export const places: Skill = {
  id: 'places',
  domain: 'english',
  needs: [],
  name: both('Mainan dan letaknya: in, on, under', 'Toys and where they are: in, on, under'),
  words: both('Aku tahu in, on, under', 'I know in, on and under'),
  levels: easyToHard,
  criterion: both('Menaruh benda di tempat yang didengar', 'Puts a thing where the sentence says'),
};

export const day: Skill = {
  id: 'day',
  domain: 'english',
  needs: [],
  name: both('Kalimat tentang hari ini', 'Sentences about the day'),
  words: both('Aku mengerti kalimat tentang hari ini', 'I understand sentences about the day'),
  levels: easyToHard,
  criterion: both('Melakukan yang diceritakan kalimat', 'Does what a sentence tells'),
};

export const nouns: Skill = {
  id: 'nouns',
  domain: 'english',
  needs: ['first-words'],
  name: both('Nama benda dan hewan', 'Things and animals'),
  words: both('Aku tahu nama benda dalam bahasa Inggris', 'I know things in English'),
  levels: easyToHard,
  criterion: both(
    'Memilih benda yang didengar di antara yang sejenis',
    'Picks the thing heard among its own kind',
  ),
};

export const sizes: Skill = {
  id: 'sizes',
  domain: 'english',
  needs: ['nouns'],
  name: both('Besar dan kecil', 'Big and small'),
  words: both('Aku tahu big dan small', 'I know big and small'),
  levels: easyToHard,
  criterion: both(
    'Memilih benda dari ukuran dan nama yang didengar',
    'Picks a thing by the size and name heard',
  ),
};

export const prepositions: Skill = {
  id: 'prepositions',
  domain: 'english',
  needs: ['nouns', 'places'],
  name: both('Letak benda', 'Where things are'),
  words: both('Aku tahu letak benda dalam bahasa Inggris', 'I know where things are in English'),
  levels: easyToHard,
  criterion: both('Menaruh benda di tempat yang didengar', 'Puts a thing where the sentence says'),
};

export const twoSteps: Skill = {
  id: 'two-steps',
  domain: 'english',
  needs: ['prepositions'],
  name: both('Dua perintah sekaligus', 'Two steps in one'),
  words: both('Aku bisa mengikuti dua perintah', 'I can follow two steps'),
  levels: easyToHard,
  criterion: both('Melakukan dua perintah dalam satu kalimat', 'Does two things of one sentence'),
};
