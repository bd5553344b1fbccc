import type { Story } from './story.ts';

export default {
  id: 'telur-di-topi',
  level: 2,
  title: { id: 'Telur di Topi Kakek', en: "Eggs in Grandpa's Hat" },
  from: 'Kulon Progo, Yogyakarta',
  pages: [
    {
      text: {
        id: 'Kakek mencari topinya. “Kok tidak ada?”',
        en: 'Grandpa looks for his hat. “Where can it be?”',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'kakek', mood: 'sedih' }, { name: 'tini' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Lo, topi itu ada di dapur. Di dalamnya duduk seekor ayam.',
        en: 'It is in the kitchen. A hen sits in it.',
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'kakek', mood: 'kaget' }, { name: 'ayam' }],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Permisi, Ayam. Itu topiku,” kata Kakek. Ayam diam saja.',
        en: '“Excuse me, Hen. That is my hat,” says Grandpa. Hen does not move.',
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'kakek' }, { name: 'ayam', mood: 'marah' }],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tini mengintip. “Ada tiga telur, Kek! Topi itu rumah mereka.”',
        en: 'Tini takes a peek. “Three eggs, Grandpa! The hat is their home.”',
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'tini', mood: 'senang' }, { name: 'ayam' }, { name: 'kakek' }],
        things: ['topi', 'telur'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kakek ke sawah dengan topi daun pisang. Nyam, nyam! Kambing mengunyah topi itu.',
        en: 'Grandpa goes to the field in a banana leaf hat. Yum, yum! A goat eats it.',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'kakek', mood: 'kaget' },
          { name: 'kambing', mood: 'senang' },
        ],
        things: ['daun'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kakek ke sawah dengan ember di kepala. Tong, tong! Semua tertawa.',
        en: 'Grandpa goes out with a bucket on his head. Bong, bong! They all laugh.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'kakek', mood: 'senang' }, { name: 'kambing' }],
        things: ['ember'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Lama kemudian... ciap, ciap! Topi Kakek kosong. Hore!',
        en: 'Then one day... cheep, cheep! The hat is empty. Hooray!',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'ayam', mood: 'senang' },
        ],
        things: ['topi'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Topi itu kembali ke kepala Kakek. “Ciap!” Lo, masih ada satu!',
        en: "The hat is back on Grandpa's head. “Cheep!” Oh, one is still in it!",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'kakek', mood: 'kaget' }, { name: 'tini', mood: 'senang' }, { name: 'ayam' }],
        things: ['topi'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang dikunyah kambing?', en: 'What does the goat eat?' },
      right: { id: 'Topi daun pisang', en: 'The banana leaf hat' },
      wrong: [
        { id: 'Topi yang ada di dapur', en: 'The hat in the kitchen' },
        { id: 'Ember Kakek', en: "Grandpa's bucket" },
      ],
      page: 4,
    },
    {
      ask: { id: 'Di mana Kakek melihat topinya?', en: "Where is Grandpa's hat?" },
      right: { id: 'Di dapur', en: 'In the kitchen' },
      wrong: [
        { id: 'Di sawah', en: 'In the field' },
        { id: 'Di kandang kambing', en: 'With the goat' },
      ],
      page: 1,
    },
  ],
  retell: [
    { id: 'Siapa yang duduk di topi Kakek?', en: "Who sits in Grandpa's hat?" },
    { id: 'Ada apa saja di kepala Kakek?', en: 'What does Grandpa wear on his head?' },
    { id: 'Apa yang masih ada di dalam topi?', en: 'What is still in the hat?' },
  ],
} satisfies Story;
