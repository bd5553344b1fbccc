import type { Story } from './story.ts';

export default {
  id: 'kue-di-pipi',
  level: 1,
  title: { id: 'Kue di Pipi', en: 'Cake on a Cheek' },
  from: 'Ambon, Maluku',
  pages: [
    {
      text: { id: 'Ada lima kue di sini.', en: 'Here are five cakes.' },
      scene: {
        place: 'dapur',
        who: [{ name: 'ibu', mood: 'senang' }, { name: 'kucing' }],
        things: ['kue', 'meja'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, kue itu sisa dua!', en: 'Oh no, just two are left!' },
      scene: {
        place: 'dapur',
        who: [{ name: 'ibu', mood: 'kaget' }, { name: 'kucing' }],
        things: ['kue', 'meja'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Siapa suka kue ini?” kata Mama.', en: '“Who likes my cake?” says Mum.' },
      scene: {
        place: 'dapur',
        who: [{ name: 'ibu', mood: 'marah' }, { name: 'dodi' }, { name: 'bapak' }],
        things: ['meja'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Lo, ada kue di pipi Papa!”', en: "“I see cake on Dad's cheek!”" },
      scene: {
        place: 'dapur',
        who: [{ name: 'bapak', mood: 'kaget' }, { name: 'ibu' }],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Ada kue di saku Dodi!”', en: "“I see cake in Dodi's pocket!”" },
      scene: {
        place: 'dapur',
        who: [{ name: 'dodi', mood: 'kaget' }, { name: 'bapak', mood: 'senang' }, { name: 'ibu' }],
        things: ['kue'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Lo, ada kue di pipi Mama!”', en: "“And there is cake on Mum's cheek!”" },
      scene: {
        place: 'dapur',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
          { name: 'ibu', mood: 'kaget' },
        ],
        things: ['kue'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Kue Dodi ada di mana?', en: "Where is Dodi's cake?" },
      right: { id: 'Di saku', en: 'In his pocket' },
      wrong: [
        { id: 'Di pipi', en: 'On his cheek' },
        { id: 'Di sepatu', en: 'In his shoe' },
      ],
      page: 4,
    },
    {
      ask: { id: 'Kue itu sisa berapa?', en: 'How many cakes are left?' },
      right: { id: 'Dua', en: 'Two' },
      wrong: [
        { id: 'Lima', en: 'Five' },
        { id: 'Satu', en: 'One' },
      ],
      page: 1,
    },
  ],
  retell: [
    { id: 'Ada apa di sini?', en: 'What is here?' },
    { id: 'Kue Papa di mana? Kue Dodi?', en: "Where is Dad's cake? And Dodi's?" },
    { id: 'Lalu, ada kue di pipi siapa?', en: 'And who else has cake on a cheek?' },
  ],
} satisfies Story;
