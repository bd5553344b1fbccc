/** Loops, questions and sensors, on the way to coding in Fase C. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const givenToEmpty = [
  both('satu kotak kosong', 'one tile missing'),
  both('banyaknya putaran diberikan', 'the number of rounds given'),
  both('program kosong', 'an empty program'),
];

export const loopBody: Skill = {
  id: 'loop-body',
  domain: 'coding',
  needs: ['loops'],
  name: both('Pengulangan beberapa langkah', 'A loop of several steps'),
  words: both('Aku bisa mengulang beberapa langkah', 'I can repeat several steps'),
  levels: givenToEmpty,
  criterion: both(
    'Menyusun pengulangan tiga langkah atau lebih untuk sebuah pola',
    'Builds a loop of three or more steps for a pattern',
  ),
  curriculum: element('KKA.C.BK'),
};

export const loopUntil: Skill = {
  id: 'loop-until',
  domain: 'coding',
  needs: ['loop-body'],
  name: both('Mengulang sampai ujung', 'Repeating until the end'),
  words: both('Aku bisa mengulang sampai selesai', 'I can repeat until it is done'),
  levels: givenToEmpty,
  criterion: both(
    'Satu program untuk dua sawah yang panjangnya berbeda',
    'One program for two fields of different length',
  ),
  curriculum: element('KKA.C.BK'),
};

export const traceProgram: Skill = {
  id: 'trace-program',
  domain: 'coding',
  needs: ['loop-body'],
  name: both('Menelusuri program', 'Following a program'),
  words: both('Aku bisa membaca jalannya program', 'I can read what a program does'),
  levels: [
    both('putaran pertama terlihat', 'the first round in sight'),
    both('petak bernomor', 'numbered squares'),
    both('program saja', 'the program alone'),
  ],
  criterion: both(
    'Menunjuk petak yang dirawat terakhir sebelum program dijalankan',
    'Points to the square that is looked after last, before the program runs',
  ),
  curriculum: element('KKA.C.BK'),
};

export const ifSensor: Skill = {
  id: 'if-sensor',
  domain: 'coding',
  needs: ['loop-until'],
  name: both('Bertanya dengan sensor', 'Asking with a sensor'),
  words: both('Aku bisa memakai jika', 'I can use if'),
  levels: givenToEmpty,
  criterion: both(
    'Satu program dengan sensor untuk sawah sebelum dan sesudah hujan',
    'One program with a sensor for a field before and after rain',
  ),
  curriculum: element('KKA.C.BK'),
};

export const ifElse: Skill = {
  id: 'if-else',
  domain: 'coding',
  needs: ['if-sensor'],
  name: both('Jika dan kalau tidak', 'If and else'),
  words: both('Aku bisa memakai jika dan kalau tidak', 'I can use if and else'),
  levels: givenToEmpty,
  criterion: both(
    'Satu program yang tiap kali memilih di antara dua tindakan',
    'One program that chooses between two actions every time',
  ),
  curriculum: element('KKA.C.BK'),
};

export const fixSensor: Skill = {
  id: 'fix-sensor',
  domain: 'coding',
  needs: ['if-else', 'trace-program'],
  name: both('Memperbaiki program bersensor', 'Fixing a program with sensors'),
  words: both('Aku bisa memperbaiki program bersensor', 'I can fix a program with sensors'),
  levels: [
    both('kotak yang keliru ditandai', 'the tile with the bug marked'),
    both('banyaknya putaran benar', 'the number of rounds is right'),
    both('tanpa petunjuk', 'without a clue'),
  ],
  criterion: both(
    'Memperbaiki program supaya cocok sebelum dan sesudah hujan',
    'Fixes a program so that it fits before and after rain',
  ),
  curriculum: element('KKA.C.BK'),
};
