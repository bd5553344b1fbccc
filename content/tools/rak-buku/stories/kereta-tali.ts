import type { Story } from './story.ts';

export default {
  id: 'kereta-tali',
  level: 1,
  title: { id: 'Kereta Tali', en: 'The Rope Train' },
  from: 'Sumbawa, Nusa Tenggara Barat',
  pages: [
    {
      text: { id: '“Ini kereta tali,” kata Dodi.', en: '“This is a rope train,” says Dodi.' },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'senang' }],
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
      text: { id: 'Kereta itu lari ke desa.', en: 'The train runs to the village.' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Mo!” Lo, suara apa itu?', en: '“Moo!” Oh, what was that?' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'tini', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Suara kereta?” kata Laila.', en: '“Was it the train?” says Laila.' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'tini', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Sapi! Sapi suka kereta tali!', en: 'A cow! It likes the train!' },
      scene: {
        place: 'sawah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'sapi', mood: 'senang' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa suara sapi itu?', en: 'What does the cow say?' },
      right: { id: '“Mo!”', en: '“Moo!”' },
      wrong: [
        { id: '“Sini!”', en: '“Come!”' },
        { id: '“Lari!”', en: '“Run!”' },
      ],
      page: 3,
    },
    {
      ask: { id: 'Kereta itu lari ke mana?', en: 'Where does the train run to?' },
      right: { id: 'Ke desa', en: 'To the village' },
      wrong: [
        { id: 'Ke kali', en: 'To the river' },
        { id: 'Ke kota', en: 'To the city' },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Kereta apa itu?', en: 'What train is it?' },
    { id: 'Kereta itu lari ke mana?', en: 'Where does the train run to?' },
    { id: 'Itu suara siapa?', en: 'Who said moo?' },
  ],
} satisfies Story;
