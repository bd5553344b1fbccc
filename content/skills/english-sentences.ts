/** Writing English sentences that say what is to be seen. In Fase B and C this is reading and writing. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const gapToAll = [
  both('satu kata kosong', 'one word missing'),
  both('kata intinya kosong', 'the words that matter missing'),
  both('hampir semua kata disusun sendiri', 'nearly all words laid by the child'),
];

export const sentenceLook: Skill = {
  id: 'sentence-look',
  domain: 'english',
  needs: ['sizes'],
  name: both('Kata sifat sebelum benda', 'Adjectives before nouns'),
  words: both('Aku bisa menulis a small red cat', 'I can write a small red cat'),
  levels: gapToAll,
  criterion: both(
    'Menyusun ukuran, warna, lalu bendanya untuk sebuah gambar',
    'Writes size, colour and noun in order for a picture',
  ),
  curriculum: element('ING.B.TP'),
};

export const sentencePlace: Skill = {
  id: 'sentence-place',
  domain: 'english',
  needs: ['prepositions'],
  name: both('Menulis letak benda', 'Writing where things are'),
  words: both('Aku bisa menulis letak benda', 'I can write where a thing is'),
  levels: gapToAll,
  criterion: both(
    'Menulis siapa di mana dengan in, on, under, behind, next to',
    'Writes who is where with in, on, under, behind, next to',
  ),
  curriculum: element('ING.B.TP'),
};

export const sentenceDoing: Skill = {
  id: 'sentence-doing',
  domain: 'english',
  needs: [],
  name: both('Yang sedang dilakukan: is dan -ing', 'What is happening now: is and -ing'),
  words: both('Aku bisa menulis apa yang sedang dilakukan', 'I can write what somebody is doing'),
  levels: gapToAll,
  criterion: both(
    'Memakai is dan -ing untuk yang sedang terjadi',
    'Uses is and -ing for what is happening now',
  ),
  curriculum: element('ING.C.TP'),
};

export const sentenceMany: Skill = {
  id: 'sentence-many',
  domain: 'english',
  needs: ['sentence-doing'],
  name: both('Lebih dari satu: -s dan are', 'More than one: -s and are'),
  words: both('Aku bisa menulis tentang banyak benda', 'I can write about more than one'),
  levels: gapToAll,
  criterion: both('Menambah -s pada benda dan memakai are', 'Adds -s to the noun and uses are'),
  curriculum: element('ING.C.TP'),
};

export const sentenceWho: Skill = {
  id: 'sentence-who',
  domain: 'english',
  needs: ['sentence-doing'],
  name: both('He, she, it, dan they', 'He, she, it and they'),
  words: both('Aku bisa memakai he, she, it, they', 'I can use he, she, it and they'),
  levels: gapToAll,
  criterion: both(
    'Memilih he, she, it, atau they beserta is atau are',
    'Picks he, she, it or they, with is or are',
  ),
  curriculum: element('ING.C.TP'),
};

export const sentenceNot: Skill = {
  id: 'sentence-not',
  domain: 'english',
  needs: ['sentence-doing'],
  name: both('Kalimat dengan not', 'Sentences with not'),
  words: both('Aku bisa menulis kalimat dengan not', 'I can write a sentence with not'),
  levels: gapToAll,
  criterion: both(
    'Menaruh not di belakang is pada kalimat yang menyangkal',
    'Puts not after is in a sentence that denies',
  ),
  curriculum: element('ING.C.TP'),
};

export const sentenceAsk: Skill = {
  id: 'sentence-ask',
  domain: 'english',
  needs: ['sentence-not'],
  name: both('Bertanya dengan is dan are', 'Asking with is and are'),
  words: both('Aku bisa bertanya dalam bahasa Inggris', 'I can ask a question in English'),
  levels: gapToAll,
  criterion: both(
    'Menaruh is atau are di depan untuk bertanya',
    'Puts is or are first to ask a question',
  ),
  curriculum: element('ING.C.TP'),
};

export const sentenceThan: Skill = {
  id: 'sentence-than',
  domain: 'english',
  needs: ['sentence-look'],
  name: both('Membandingkan: -er dan than', 'Comparing: -er and than'),
  words: both('Aku bisa menulis mana yang lebih besar', 'I can write what is bigger than what'),
  levels: gapToAll,
  criterion: both(
    'Menyusun kalimat yang membandingkan dua hal dengan -er than',
    'Writes a sentence that compares two with -er than',
  ),
  curriculum: element('ING.C.TP'),
};

export const sentencePast: Skill = {
  id: 'sentence-past',
  domain: 'english',
  needs: ['sentence-doing'],
  name: both('Yang terjadi kemarin: danced, swam', 'What happened yesterday: danced, swam'),
  words: both('Aku bisa menulis apa yang terjadi kemarin', 'I can write what happened yesterday'),
  levels: gapToAll,
  criterion: both(
    'Memakai bentuk lampau, yang berakhiran -ed maupun yang tidak',
    'Uses the past form, with -ed and without',
  ),
  curriculum: element('ING.C.TP'),
};

export const sentenceDid: Skill = {
  id: 'sentence-did',
  domain: 'english',
  needs: ['sentence-past', 'sentence-ask'],
  name: both('Menyangkal dan bertanya dengan did', 'Denying and asking with did'),
  words: both('Aku bisa bertanya tentang kemarin', 'I can ask about yesterday'),
  levels: gapToAll,
  criterion: both(
    'Memakai did dengan kata kerja dasar untuk menyangkal dan bertanya',
    'Uses did with the plain verb to deny and to ask',
  ),
  curriculum: element('ING.C.TP'),
};
