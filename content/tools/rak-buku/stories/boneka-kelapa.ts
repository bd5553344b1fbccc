import type { Story } from './story.ts';

export default {
  id: 'boneka-kelapa',
  level: 1,
  title: { id: 'Boneka Kelapa', en: 'The Coconut Doll' },
  from: 'Aceh Besar, Aceh',
  pages: [
    {
      text: { id: 'Ini kelapa tua.', en: 'This is an old coconut.' },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila', mood: 'senang' }],
        things: ['buah'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Ini mata, ini pipi,” kata Laila.',
        en: '“Here are eyes and cheeks,” says Laila.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila', mood: 'senang' }],
        things: ['buah'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lalu Laila beri kelapa topi.', en: 'Then Laila gives it a hat.' },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila', mood: 'senang' }],
        things: ['buah', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Tiba-tiba ada kera di situ.', en: 'Look, a monkey comes by.' },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila', mood: 'kaget' }, { name: 'monyet' }],
        things: ['buah', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, kera beri kelapa itu ubi!', en: 'It gives the coconut a yam!' },
      scene: {
        place: 'pantai',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'monyet', mood: 'senang' },
        ],
        things: ['buah', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Kera suka si Kelapa!” kata Laila.', en: '“It likes my doll!” says Laila.' },
      scene: {
        place: 'pantai',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'monyet', mood: 'senang' },
        ],
        things: ['buah', 'topi'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Kera beri apa?', en: 'What does the monkey give?' },
      right: { id: 'Ubi', en: 'A yam' },
      wrong: [
        { id: 'Topi', en: 'A hat' },
        { id: 'Kelapa', en: 'A coconut' },
      ],
      page: 4,
    },
    {
      ask: { id: 'Siapa beri kelapa topi?', en: 'Who gives the coconut a hat?' },
      right: { id: 'Laila', en: 'Laila' },
      wrong: [
        { id: 'Kera', en: 'The monkey' },
        { id: 'Bibi', en: 'Auntie' },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Boneka itu dari apa?', en: 'What is the doll made of?' },
    { id: 'Tiba-tiba ada siapa?', en: 'Who comes by?' },
    { id: 'Kera beri apa?', en: 'What does the monkey give?' },
  ],
} satisfies Story;
