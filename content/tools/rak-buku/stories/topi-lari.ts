import type { Story } from './story.ts';

export default {
  id: 'topi-lari',
  level: 1,
  title: { id: 'Topi Lari', en: 'The Hat That Ran' },
  from: 'Merauke, Papua Selatan',
  pages: [
    {
      text: { id: 'Ini topi Mika.', en: "This is Mika's hat." },
      scene: {
        place: 'sungai',
        who: [{ name: 'mika', mood: 'senang' }],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo! Topi itu lari!', en: 'Look! The hat runs!' },
      scene: {
        place: 'sungai',
        who: [{ name: 'mika', mood: 'kaget' }],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Topi bisa lari?” kata Mika.', en: '“Can a hat run?” says Mika.' },
      scene: {
        place: 'sungai',
        who: [{ name: 'mika', mood: 'kaget' }],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Lari, Ibu! Lari ke sana!”', en: '“Run, Mum! Run over there!”' },
      scene: {
        place: 'sungai',
        who: [{ name: 'mika' }, { name: 'ibu' }],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, itu kaki siapa?', en: 'Oh! Whose feet are those?' },
      scene: {
        place: 'sungai',
        who: [
          { name: 'mika', mood: 'kaget' },
          { name: 'ibu', mood: 'kaget' },
        ],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Kura-kura! Kura-kura suka topi Mika!', en: "A turtle! It likes Mika's hat!" },
      scene: {
        place: 'sungai',
        who: [
          { name: 'penyu', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['topi'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Kaki siapa itu?', en: 'Whose feet are they?' },
      right: { id: 'Kaki kura-kura', en: "The turtle's feet" },
      wrong: [
        { id: 'Kaki Mika', en: "Mika's feet" },
        { id: 'Kaki Ibu', en: "Mum's feet" },
      ],
      page: 5,
    },
    {
      ask: { id: 'Topi siapa itu?', en: 'Whose hat is it?' },
      right: { id: 'Topi Mika', en: "Mika's hat" },
      wrong: [
        { id: 'Topi Ibu', en: "Mum's hat" },
        { id: 'Topi kura-kura', en: "The turtle's hat" },
      ],
      page: 0,
    },
  ],
  retell: [
    { id: 'Ini topi siapa?', en: 'Whose hat is this?' },
    { id: 'Lalu, topi itu bisa apa?', en: 'What can the hat do then?' },
    { id: 'Siapa ada di topi itu?', en: 'Who is under the hat?' },
  ],
} satisfies Story;
