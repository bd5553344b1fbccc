import type { Story } from './story.ts';

export default {
  id: 'kereta-tali',
  level: 1,
  title: { id: 'Kereta Tali', en: 'The Rope Train' },
  from: 'Sumbawa, Nusa Tenggara Barat',
  pages: [
    {
      text: { id: 'Lo, ada tali di sini!', en: 'Look, here is a rope!' },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'kaget' }],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Ini kereta tali,” kata Dodi.', en: '“This is a rope train,” says Dodi.' },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'senang' }, { name: 'tini' }],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Dodi, lalu Tini, lalu Laila.', en: 'Dodi, then Tini, then Laila.' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, kereta itu lari ke padi!', en: 'Oh! The train runs to the rice!' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'tini', mood: 'senang' },
          { name: 'laila', mood: 'kaget' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Tali siapa ini?” kata Laila.', en: '“Whose rope is this?” says Laila.' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'tini', mood: 'kaget' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tali sapi! Sapi suka kereta tali!',
        en: "It is Cow's rope! Cow likes the train!",
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'sapi', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Tali siapa itu?', en: 'Whose rope is it?' },
      right: { id: 'Tali sapi', en: "Cow's" },
      wrong: [
        { id: 'Tali Tini', en: "Tini's" },
        { id: 'Tali Laila', en: "Laila's" },
      ],
      page: 5,
    },
    {
      ask: { id: 'Kereta itu lari ke mana?', en: 'Where does the train run to?' },
      right: { id: 'Ke padi', en: 'To the rice' },
      wrong: [
        { id: 'Ke desa', en: 'To the village' },
        { id: 'Ke kali', en: 'To the river' },
      ],
      page: 3,
    },
  ],
  retell: [
    { id: 'Ada apa di sini?', en: 'What is here?' },
    { id: 'Kereta itu lari ke mana?', en: 'Where does the train run to?' },
    { id: 'Tali siapa itu?', en: 'Whose rope is it?' },
  ],
} satisfies Story;
