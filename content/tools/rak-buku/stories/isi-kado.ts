import type { Story } from './story.ts';

export default {
  id: 'isi-kado',
  level: 1,
  title: { id: 'Isi Kado', en: 'The Big Gift' },
  from: 'Batam, Kepulauan Riau',
  pages: [
    {
      text: { id: 'Lo, ada kado di sini!', en: 'Look, here is a gift!' },
      scene: {
        place: 'rumah',
        who: [{ name: 'rani', mood: 'kaget' }],
        things: ['kado'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Apa isi kado itu?” kata Rani.', en: '“What is in it?” says Rani.' },
      scene: {
        place: 'rumah',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['kado'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Bola? Boneka? Sepatu roda?”', en: '“A ball? A doll? Skates?”' },
      scene: {
        place: 'rumah',
        who: [{ name: 'rani' }],
        things: ['kado', 'bola', 'sepatu'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Ki-ki-ki!” Lo, itu suara kado?', en: '“Hee-hee!” Can a gift laugh?' },
      scene: {
        place: 'rumah',
        who: [{ name: 'rani', mood: 'kaget' }],
        things: ['kado'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Buka!” kata Ibu. Rani buka kado.', en: '“Open it!” says Mum. Rani opens it.' },
      scene: {
        place: 'rumah',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['kado'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, isi kado itu... Bibi!', en: 'And in it is... Auntie!' },
      scene: {
        place: 'rumah',
        who: [
          { name: 'guru', mood: 'senang' },
          { name: 'rani', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['kado'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa isi kado itu?', en: 'What is in the gift?' },
      right: { id: 'Bibi', en: 'Auntie' },
      wrong: [
        { id: 'Bola', en: 'A ball' },
        { id: 'Boneka', en: 'A doll' },
      ],
      page: 5,
    },
    {
      ask: { id: 'Siapa buka kado itu?', en: 'Who opens the gift?' },
      right: { id: 'Rani', en: 'Rani' },
      wrong: [
        { id: 'Ibu', en: 'Mum' },
        { id: 'Bibi', en: 'Auntie' },
      ],
      page: 4,
    },
  ],
  retell: [
    { id: 'Ada apa di sini?', en: 'What is here?' },
    { id: 'Ada suara apa di kado itu?', en: 'What is the sound in the gift?' },
    { id: 'Siapa di kado itu?', en: 'Who is in the gift?' },
  ],
} satisfies Story;
