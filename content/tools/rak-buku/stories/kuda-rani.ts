import type { Story } from './story.ts';

export default {
  id: 'kuda-rani',
  level: 1,
  title: { id: 'Kuda Rani', en: "Rani's Horse" },
  from: 'Sumba Timur, Nusa Tenggara Timur',
  pages: [
    {
      text: { id: '“Kuda, sini!” kata Rani.', en: '“Come here, Horse!” says Rani.' },
      scene: {
        place: 'gunung',
        who: [{ name: 'rani', mood: 'senang' }, { name: 'kuda' }],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Ini labu, Kuda!” Kuda itu lari.', en: '“I have a pumpkin!” Horse runs off.' },
      scene: {
        place: 'gunung',
        who: [{ name: 'rani' }, { name: 'kuda', mood: 'kaget' }],
        things: ['buah'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Ini tebu, Kuda!” Kuda itu lari.', en: '“I have sugar cane!” Horse runs off.' },
      scene: {
        place: 'gunung',
        who: [{ name: 'rani', mood: 'sedih' }, { name: 'kuda' }],
        things: ['daun'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lalu roda Rani menari-nari.', en: "So Rani's wheels dance and spin." },
      scene: { place: 'gunung', who: [{ name: 'rani', mood: 'senang' }], weather: 'cerah' },
    },
    {
      text: { id: 'Tiba-tiba kuda itu menari pula!', en: 'And look! Horse dances too!' },
      scene: {
        place: 'gunung',
        who: [
          { name: 'rani', mood: 'kaget' },
          { name: 'kuda', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lalu sapi menari. Semua menari!', en: 'Then Cow dances. We all dance!' },
      scene: {
        place: 'gunung',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'kuda', mood: 'senang' },
          { name: 'sapi', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Rani menari. Lalu siapa?', en: 'Rani dances. Who is next?' },
      right: { id: 'Kuda', en: 'Horse' },
      wrong: [
        { id: 'Sapi', en: 'Cow' },
        { id: 'Ibu', en: 'Mum' },
      ],
      page: 4,
    },
    {
      ask: { id: '“Kuda, sini!” Itu kata siapa?', en: '“Come here, Horse!” Who says it?' },
      right: { id: 'Rani', en: 'Rani' },
      wrong: [
        { id: 'Sapi', en: 'Cow' },
        { id: 'Papa', en: 'Dad' },
      ],
      page: 0,
    },
  ],
  retell: [
    { id: 'Rani beri apa pada kuda?', en: 'What does Rani have for Horse?' },
    { id: 'Lalu, roda Rani bisa apa?', en: "What do Rani's wheels do then?" },
    { id: 'Siapa menari? Lalu siapa?', en: 'Who dances? And then who?' },
  ],
} satisfies Story;
