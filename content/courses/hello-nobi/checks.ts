/** Two questions a lesson, with their answers. The server loads this file; no page may import it. */
import type { CourseChecks } from '@nobi/kit/manifest';

export const checks: CourseChecks = {
  friends: [
    {
      id: 'who-is-kiki',
      about: 'friends',
      skill: 'names',
      say: { id: 'Hello, Kiki!\nYang mana Kiki?', en: 'Hello, Kiki!\nWhich one is Kiki?' },
      hint: {
        id: 'Kiki punya telinga runcing.\nLihat telinganya.',
        en: 'Kiki has pointed ears.\nLook at the ears.',
      },
      choices: ['kiki', 'bobo', 'lala'],
      answer: 'kiki',
    },
    {
      id: 'who-is-toto',
      about: 'friends',
      skill: 'names',
      say: { id: 'Goodbye, Toto!\nYang mana Toto?', en: 'Goodbye, Toto!\nWhich one is Toto?' },
      hint: {
        id: 'Toto tidak berbulu.\nMulutnya lebar.',
        en: 'Toto has no fur.\nThe mouth is wide.',
      },
      choices: ['momo', 'toto', 'kiki'],
      answer: 'toto',
    },
  ],
  colours: [
    {
      id: 'which-is-blue',
      about: 'colours',
      skill: 'colours',
      say: { id: 'Yang mana blue?', en: 'Which one is blue?' },
      hint: {
        id: 'Ingat warna langit\ndi siang yang cerah.',
        en: 'Think of the sky\non a bright day.',
      },
      choices: ['red', 'blue', 'yellow'],
      answer: 'blue',
    },
    {
      id: 'who-is-bobo',
      about: 'friends',
      skill: 'names',
      say: { id: 'Hello, Bobo!\nYang mana Bobo?', en: 'Hello, Bobo!\nWhich one is Bobo?' },
      hint: {
        id: 'Bobo punya belalai.\nLihat hidungnya.',
        en: 'Bobo has a trunk.\nLook at the noses.',
      },
      choices: ['lala', 'bobo', 'momo'],
      answer: 'bobo',
    },
  ],
  numbers: [
    {
      id: 'how-many-seven',
      about: 'numbers',
      skill: 'numbers',
      say: { id: 'Seven ducks.\nSeven itu berapa?', en: 'Seven ducks.\nWhich number is seven?' },
      hint: {
        id: 'Hitung: one, two, three...\nTeruskan sampai seven.',
        en: 'Count: one, two, three...\nGo on to seven.',
      },
      choices: [5, 6, 7],
      answer: 7,
    },
    {
      id: 'which-is-green',
      about: 'colours',
      skill: 'colours',
      say: { id: 'Yang mana green?', en: 'Which one is green?' },
      hint: { id: 'Ingat warna daun.', en: 'Think of a leaf.' },
      choices: ['pink', 'green', 'orange'],
      answer: 'green',
    },
  ],
  animals: [
    {
      id: 'which-is-rabbit',
      about: 'animals',
      skill: 'animals',
      say: { id: 'Where is the rabbit?\nYang mana rabbit?', en: 'Where is the rabbit?\nTap it.' },
      hint: { id: 'Rabbit punya telinga panjang.', en: 'A rabbit has long ears.' },
      choices: ['rabbit', 'cow', 'frog'],
      answer: 'rabbit',
    },
    {
      id: 'how-many-stars',
      about: 'numbers',
      skill: 'numbers',
      say: { id: 'How many stars?\nHitung bintangnya.', en: 'How many stars?\nCount them.' },
      hint: {
        id: 'Tunjuk tiap bintang:\none, two, three...',
        en: 'Point at each star:\none, two, three...',
      },
      show: ['star', 'star', 'star', 'star'],
      choices: [4, 5, 6],
      answer: 4,
    },
  ],
  body: [
    {
      id: 'which-is-ear',
      about: 'body',
      skill: 'body',
      say: { id: 'Touch the ear!\nYang mana ear?', en: 'Touch the ear!\nWhich one is it?' },
      hint: { id: 'Dengan ear kita mendengar.', en: 'We hear with an ear.' },
      choices: ['nose', 'ear', 'hand'],
      answer: 'ear',
    },
    {
      id: 'which-is-duck',
      about: 'animals',
      skill: 'animals',
      say: { id: 'Feed the duck!\nYang mana duck?', en: 'Feed the duck!\nWhich one is it?' },
      hint: { id: 'Duck bisa berenang\ndan bilang kwek.', en: 'A duck can swim\nand says quack.' },
      choices: ['dog', 'duck', 'tiger'],
      answer: 'duck',
    },
  ],
  food: [
    {
      id: 'which-is-bread',
      about: 'food',
      skill: 'food',
      say: {
        id: 'Some bread, please!\nYang mana bread?',
        en: 'Some bread, please!\nWhich one is it?',
      },
      hint: {
        id: 'Bread dipanggang di oven,\nempuk di dalam.',
        en: 'Bread is baked\nand soft inside.',
      },
      choices: ['bread', 'egg', 'rice'],
      answer: 'bread',
    },
    {
      id: 'which-is-foot',
      about: 'body',
      skill: 'body',
      say: { id: 'Touch the foot!\nYang mana foot?', en: 'Touch the foot!\nWhich one is it?' },
      hint: { id: 'Foot dipakai berjalan.', en: 'We walk on a foot.' },
      choices: ['mouth', 'eye', 'foot'],
      answer: 'foot',
    },
  ],
  toys: [
    {
      id: 'ball-is-under',
      about: 'toys',
      skill: 'places',
      say: {
        id: 'The ball is under the table.\nDi mana?',
        en: 'The ball is under the table.\nWhere is it?',
      },
      hint: { id: 'Under: lihat di bawahnya.', en: 'Under: look below it.' },
      choices: ['ball-on-table', 'ball-under-table', 'ball-in-box'],
      answer: 'ball-under-table',
    },
    {
      id: 'which-is-milk',
      about: 'food',
      skill: 'food',
      say: {
        id: 'Some milk, please!\nYang mana milk?',
        en: 'Some milk, please!\nWhich one is it?',
      },
      hint: { id: 'Milk itu minuman\nberwarna putih.', en: 'Milk is a white drink.' },
      choices: ['cake', 'banana', 'milk'],
      answer: 'milk',
    },
  ],
  'my-day': [
    {
      id: 'which-verse-brush',
      about: 'my-day',
      skill: 'day',
      say: {
        id: 'I brush my teeth.\nYang mana kartunya?',
        en: 'I brush my teeth.\nWhich card is it?',
      },
      hint: {
        id: 'Teeth ada di mulutmu.\nApa yang membersihkannya?',
        en: 'Teeth are in your mouth.\nWhat keeps them clean?',
      },
      choices: ['eat', 'brush', 'sleep'],
      answer: 'brush',
    },
    {
      id: 'teddy-is-on',
      about: 'toys',
      skill: 'places',
      say: {
        id: 'The teddy is on the bed.\nDi mana?',
        en: 'The teddy is on the bed.\nWhere is it?',
      },
      hint: { id: 'On: lihat di atasnya.', en: 'On: look on top of it.' },
      choices: ['teddy-under-bed', 'teddy-in-box', 'teddy-on-bed'],
      answer: 'teddy-on-bed',
    },
  ],
};
