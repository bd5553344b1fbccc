import type { Story } from './story.ts';

export default {
  id: 'boneka-labu',
  level: 1,
  title: { id: 'Boneka Labu', en: 'The Pumpkin Doll' },
  from: 'Aceh Besar, Aceh',
  pages: [
    {
      text: { id: 'Ini labu tua.', en: 'This is a big old pumpkin.' },
      scene: {
        place: 'sawah',
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
        place: 'sawah',
        who: [{ name: 'laila', mood: 'senang' }],
        things: ['buah'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lalu Laila beri labu topi.', en: 'Then Laila gives it a hat.' },
      scene: {
        place: 'sawah',
        who: [{ name: 'laila', mood: 'senang' }],
        things: ['buah', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Tiba-tiba ada kera di situ.', en: 'Look, a monkey comes by.' },
      scene: {
        place: 'sawah',
        who: [{ name: 'laila', mood: 'kaget' }, { name: 'monyet' }],
        things: ['buah', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, kera beri labu itu ubi!', en: 'It gives the pumpkin a yam!' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'monyet', mood: 'senang' },
        ],
        things: ['buah', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Kera suka si Labu!” kata Laila.', en: '“It likes my doll!” says Laila.' },
      scene: {
        place: 'sawah',
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
        { id: 'Labu', en: 'A pumpkin' },
      ],
      page: 4,
    },
    {
      ask: { id: 'Siapa beri labu topi?', en: 'Who gives the pumpkin a hat?' },
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
