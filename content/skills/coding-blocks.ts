/** Programs of blocks, as Fase C begins: boxes in boxes, a counter, own blocks, messages and rules. */
import { element } from './curriculum.ts';
import { both, type Skill } from './skill.ts';

const gapToEmpty = [
  both('satu blok kurang', 'one block missing'),
  both('separuh program diberikan', 'half the program given'),
  both('program kosong', 'an empty program'),
];

export const nestedLoops: Skill = {
  id: 'nested-loops',
  domain: 'coding',
  needs: ['loop-body'],
  name: both('Pengulangan di dalam pengulangan', 'A loop inside a loop'),
  words: both(
    'Aku bisa menaruh pengulangan di dalam pengulangan',
    'I can put a loop inside a loop',
  ),
  levels: gapToEmpty,
  criterion: both(
    'Menyusun dua pengulangan bersarang dengan blok sesedikit mungkin',
    'Nests two loops with as few blocks as can be',
  ),
  curriculum: element('KKA.C.BK'),
};

export const counter: Skill = {
  id: 'counter',
  domain: 'coding',
  needs: ['nested-loops'],
  name: both('Memakai penghitung', 'Using a counter'),
  words: both('Aku bisa memakai penghitung', 'I can use a counter'),
  levels: gapToEmpty,
  criterion: both(
    'Menyusun program yang berubah tiap putaran dengan satu variabel',
    'Builds a program that changes every round by one variable',
  ),
  curriculum: element('KKA.C.BK'),
};

export const ownBlock: Skill = {
  id: 'own-block',
  domain: 'coding',
  needs: ['nested-loops'],
  name: both('Membuat blok sendiri', 'Making a block of one’s own'),
  words: both('Aku bisa membuat blok sendiri', 'I can make my own block'),
  levels: gapToEmpty,
  criterion: both(
    'Menulis satu blok sendiri dan memakainya dengan angka yang berbeda',
    'Writes one block and uses it with different numbers',
  ),
  curriculum: element('KKA.C.BK'),
};

export const fixBlocks: Skill = {
  id: 'fix-blocks',
  domain: 'coding',
  needs: ['if-else', 'counter', 'own-block'],
  name: both('Memperbaiki program blok', 'Fixing a program of blocks'),
  words: both('Aku bisa memperbaiki blok yang keliru', 'I can fix a bug in the blocks'),
  levels: [
    both('tempatnya ditandai', 'its place marked'),
    both('program pendek', 'short programs'),
    both('tanpa petunjuk', 'without a clue'),
  ],
  criterion: both(
    'Menemukan dan memperbaiki satu blok yang keliru di program yang belum dikenal',
    'Finds and fixes one bug in a program not seen before',
  ),
  curriculum: element('KKA.C.BK'),
};

export const messages: Skill = {
  id: 'messages',
  domain: 'coding',
  needs: ['events'],
  name: both('Mengirim pesan ke program lain', 'Sending a message to another program'),
  words: both('Aku bisa membuat dua program bekerja sama', 'I can make two programs work together'),
  levels: gapToEmpty,
  criterion: both(
    'Dua program berjalan bersamaan, mulai lewat pesan pada saat yang tepat',
    'Two programs run at once, started by a message at the right moment',
  ),
  curriculum: element('KKA.C.BK'),
};

export const gameRules: Skill = {
  id: 'game-rules',
  domain: 'coding',
  needs: ['events', 'counter'],
  name: both('Menyusun aturan game', 'Building the rules of a game'),
  words: both('Aku bisa membuat aturan game', 'I can build the rules of a game'),
  levels: gapToEmpty,
  criterion: both(
    'Menggabungkan kejadian, penghitung, dan syarat dalam satu program',
    'Joins events, a counter and a condition in one program',
  ),
  curriculum: element('KKA.C.BK'),
};
