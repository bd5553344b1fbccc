/** First programming, on the way to the curriculum of grade 5; it claims no phase of it. */
import { both, type Skill } from './skill.ts';

const fewToMany = [
  both('satu belokan', 'one turn'),
  both('dua belokan', 'two turns'),
  both('papan besar', 'large boards'),
];

export const commands: Skill = {
  id: 'commands',
  domain: 'coding',
  needs: [],
  name: both('Memberi satu perintah yang jelas', 'Giving one clear command'),
  words: both('Aku bisa memberi perintah', 'I can give a command'),
  levels: fewToMany,
  criterion: both(
    'Memilih satu perintah yang membawa ke tujuan',
    'Picks the one command that leads to the goal',
  ),
};

export const sequence: Skill = {
  id: 'sequence',
  domain: 'coding',
  needs: ['commands'],
  name: both('Menyusun perintah berurutan', 'Putting commands in order'),
  words: both('Aku bisa menyusun langkah', 'I can put steps in order'),
  levels: fewToMany,
  criterion: both('Menyusun jalan dengan dua belokan', 'Orders a way with two turns'),
};

export const planAhead: Skill = {
  id: 'plan',
  domain: 'coding',
  needs: ['sequence'],
  name: both('Merencanakan lebih dulu', 'Planning ahead'),
  words: both('Aku merencanakan sebelum mulai', 'I plan before I start'),
  levels: fewToMany,
  criterion: both(
    'Menyusun seluruh jalan sebelum menjalankannya',
    'Lays the whole way before running it',
  ),
};

export const debug: Skill = {
  id: 'debug',
  domain: 'coding',
  needs: ['sequence'],
  name: both('Menemukan dan memperbaiki kekeliruan', 'Finding and fixing bugs'),
  words: both('Aku bisa memperbaiki program', 'I can fix a program'),
  levels: fewToMany,
  criterion: both('Mengganti satu perintah yang keliru', 'Replaces the one command that is wrong'),
};

export const loops: Skill = {
  id: 'loops',
  domain: 'coding',
  needs: ['sequence'],
  name: both('Mengulang langkah', 'Repeating steps'),
  words: both('Aku bisa mengulang dengan gendang', 'I can repeat with a drum'),
  levels: fewToMany,
  criterion: both(
    'Memakai pengulangan agar program cukup pendek',
    'Uses a loop so that the program is short enough',
  ),
};

export const movePatterns: Skill = {
  id: 'move-patterns',
  domain: 'coding',
  needs: ['loops'],
  name: both('Melihat pola gerak yang berulang', 'Seeing patterns of moves'),
  words: both('Aku melihat pola gerak', 'I see patterns of moves'),
  levels: fewToMany,
  criterion: both('Menemukan bagian gerak yang berulang', 'Finds the part of a way that repeats'),
};

export const events: Skill = {
  id: 'events',
  domain: 'coding',
  needs: ['sequence'],
  name: both('Menghubungkan kejadian dan akibatnya', 'Joining events with what they do'),
  words: both('Aku tahu kalau ini, maka itu', 'I know: when this, then that'),
  levels: fewToMany,
  criterion: both('Memasang akibat pada kejadian yang tepat', 'Joins an event with what it does'),
};

export const design: Skill = {
  id: 'design',
  domain: 'coding',
  needs: ['events'],
  name: both('Merancang game dengan tujuan', 'Designing a game with a goal'),
  words: both('Aku bisa merancang game', 'I can design a game'),
  levels: fewToMany,
  criterion: both('Membuat papan yang dapat diselesaikan', 'Makes a board that can be solved'),
};
