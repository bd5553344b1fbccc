/** Telling of one's own world in English sentences. In Fase B and C this is reading and writing. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const wordToSentence = [
  both('satu kata kosong', 'one word missing'),
  both('kata intinya kosong, atau dieja', 'the words that matter missing, or spelt'),
  both('seluruh kalimat disusun sendiri', 'the whole sentence laid by the child'),
];

export const beFamily: Skill = {
  id: 'be-family',
  domain: 'english',
  needs: [],
  name: both('Am, is, are; he dan she', 'Am, is, are; he and she'),
  words: both('Aku bisa bercerita tentang keluargaku', 'I can tell about my family'),
  levels: wordToSentence,
  criterion: both(
    'Menulis siapa mereka dan perasaannya dengan am, is, are',
    'Writes who people are and how they feel with am, is, are',
  ),
  curriculum: element('ING.B.TP'),
};

export const thereIs: Skill = {
  id: 'there-is',
  domain: 'english',
  needs: ['be-family'],
  name: both('There is, there are; a dan an', 'There is, there are; a and an'),
  words: both('Aku bisa menulis apa yang ada di rumah', 'I can write what there is at home'),
  levels: wordToSentence,
  criterion: both(
    'Menulis apa yang ada dan letaknya, satu atau lebih',
    'Writes what there is and where, one or more',
  ),
  curriculum: element('ING.B.TP'),
};

export const dailyS: Skill = {
  id: 'daily-s',
  domain: 'english',
  needs: ['be-family'],
  name: both('Kegiatan harian dan jam', 'What people do, and when'),
  words: both('Aku bisa menulis he gets up at six', 'I can write: he gets up at six'),
  levels: wordToSentence,
  criterion: both(
    'Menulis kegiatan orang dengan -s dan jamnya',
    'Writes what somebody does with -s, and the time',
  ),
  curriculum: element('ING.C.TP'),
};

export const likes: Skill = {
  id: 'likes',
  domain: 'english',
  needs: ['daily-s'],
  name: both("Suka dan tidak: like, doesn't like", "Like, doesn't like, do you like"),
  words: both('Aku bisa menulis siapa suka apa', 'I can write who likes what'),
  levels: wordToSentence,
  criterion: both(
    "Menulis suka dan tidak suka dengan likes dan doesn't like",
    "Writes likes and dislikes with likes and doesn't like",
  ),
  curriculum: element('ING.C.TP'),
};

export const canCant: Skill = {
  id: 'can-cant',
  domain: 'english',
  needs: ['be-family'],
  name: both("Can dan can't", "Can and can't"),
  words: both('Aku bisa menulis apa yang bisa dilakukan hewan', 'I can write what animals can do'),
  levels: wordToSentence,
  criterion: both(
    'Menulis yang bisa dan tidak bisa, lalu bertanya dengan can',
    "Writes what can and can't be done, and asks with can",
  ),
  curriculum: element('ING.B.TP'),
};

export const haveHas: Skill = {
  id: 'have-has',
  domain: 'english',
  needs: ['likes'],
  name: both('Have dan has', 'Have and has'),
  words: both('Aku bisa menulis siapa punya apa', 'I can write who has what'),
  levels: wordToSentence,
  criterion: both(
    'Menulis siapa punya apa, satu atau lebih, dan yang tidak',
    'Writes who has what, one or more, and who does not',
  ),
  curriculum: element('ING.C.TP'),
};

export const askWh: Skill = {
  id: 'ask-wh',
  domain: 'english',
  needs: ['likes', 'daily-s'],
  name: both('When, where, who; hari-hari', 'When, where, who; days of the week'),
  words: both('Aku bisa menulis surat tentang mingguku', 'I can write a letter about my week'),
  levels: wordToSentence,
  criterion: both(
    'Menulis pertanyaan dengan when, where, who, serta do atau does',
    'Writes questions with when, where, who and do or does',
  ),
  curriculum: element('ING.C.TP'),
};
