import type { Story } from './story.ts';

export default {
  id: 'beo-tini',
  level: 1,
  title: { id: 'Beo Tini', en: "Tini's Bird" },
  from: 'Nias, Sumatra Utara',
  pages: [
    {
      text: { id: 'Ini beo Tini.', en: "This is Tini's bird." },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'beo', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Tini, sini!” Tini lari ke Ibu.', en: '“Tini, come!” Tini runs to Mum.' },
      scene: { place: 'rumah', who: [{ name: 'tini' }], weather: 'cerah' },
    },
    {
      text: { id: '“Ada apa, Ibu?” kata Tini.', en: '“What is it, Mum?” says Tini.' },
      scene: { place: 'rumah', who: [{ name: 'tini' }, { name: 'ibu' }], weather: 'cerah' },
    },
    {
      text: { id: '“Lo, ada apa?” kata Ibu.', en: '“What is what?” says Mum.' },
      scene: {
        place: 'rumah',
        who: [
          { name: 'ibu', mood: 'kaget' },
          { name: 'tini', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'O, itu suara si beo!', en: 'Oh, it was the bird!' },
      scene: {
        place: 'rumah',
        who: [
          { name: 'beo', mood: 'senang' },
          { name: 'tini', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Ibu, sini!” kata beo. Ibu lari!', en: '“Mum, come!” says the bird. Mum runs!' },
      scene: {
        place: 'rumah',
        who: [
          { name: 'beo', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'ibu', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: '“Tini, sini!” Itu suara siapa?', en: '“Tini, come!” Who was it?' },
      right: { id: 'Suara beo', en: 'The bird' },
      wrong: [
        { id: 'Suara Ibu', en: 'Mum' },
        { id: 'Suara Tini', en: 'Tini' },
      ],
      page: 4,
    },
    {
      ask: { id: 'Tini lari ke siapa?', en: 'Who does Tini run to?' },
      right: { id: 'Ke Ibu', en: 'To Mum' },
      wrong: [
        { id: 'Ke beo', en: 'To the bird' },
        { id: 'Ke Papa', en: 'To Dad' },
      ],
      page: 1,
    },
  ],
  retell: [
    { id: 'Tini lari. Ada apa?', en: 'Tini runs. Why?' },
    { id: 'Itu suara siapa?', en: 'Who was it?' },
    { id: 'Lalu, siapa lari?', en: 'Who runs then?' },
  ],
} satisfies Story;
