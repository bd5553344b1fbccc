import type { Story } from './story.ts';

export default {
  id: 'sarung-bapak',
  level: 2,
  title: { id: 'Sarung Bapak', en: "Dad's Sarong" },
  from: 'Samarinda, Kalimantan Timur',
  pages: [
    {
      text: {
        id: 'Sarung Bapak lebar dan lembut. Warnanya biru.',
        en: "Dad's sarong is wide and soft. It is blue.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'bapak', mood: 'senang' }, { name: 'laila' }],
        things: ['sarung'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Senin, sarung itu jadi tenda Laila. Selasa, sarung itu jadi kapal.',
        en: "On Monday it is Laila's tent. On Tuesday it is a ship.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'laila', mood: 'senang' }],
        things: ['sarung'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Rabu, sarung itu jadi kasur kucing. Kamis, sarung itu hilang.',
        en: 'On Wednesday it is a bed for the cat. On Thursday it is gone.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'laila', mood: 'senang' }, { name: 'kucing' }],
        things: ['sarung'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Jumat siang, Bapak sudah mandi. “Mana sarungku?” tanyanya.',
        en: 'On Friday at noon, Dad has had a bath. “Where is my sarong?” he asks.',
      },
      scene: { place: 'rumah', who: [{ name: 'bapak', mood: 'sedih' }], weather: 'cerah' },
    },
    {
      text: {
        id: 'Laila mencari di kursi. Laila mencari di lemari. Tidak ada!',
        en: 'Laila looks on the chair. She looks in the cupboard. No sarong!',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'laila', mood: 'sedih' }],
        things: ['meja'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Bapak menunggu dengan taplak meja. Gambarnya semangka!',
        en: 'Dad waits, wrapped in a tablecloth. It has melons on it!',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'bapak', mood: 'kaget' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['meja', 'sarung'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Meong!” Lo, sarung itu di bawah tempat tidur. Isinya lima anak kucing!',
        en: '“Meow!” There it is, under the bed. Five kittens are in it!',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'kucing', mood: 'senang' },
        ],
        things: ['sarung'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Jangan diambil,” bisik Bapak. Bapak lalu meminjam sarung Kakek.',
        en: "“Let them be,” whispers Dad. And he goes to borrow Grandpa's sarong.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'kucing' },
        ],
        things: ['sarung'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa isi sarung itu?', en: 'What is in the sarong?' },
      right: { id: 'Lima anak kucing', en: 'Five kittens' },
      wrong: [
        { id: 'Semangka', en: 'A melon' },
        { id: 'Tenda Laila', en: "Laila's tent" },
      ],
      page: 6,
    },
    {
      ask: { id: 'Di mana sarung itu?', en: 'Where is the sarong?' },
      right: { id: 'Di bawah tempat tidur', en: 'Under the bed' },
      wrong: [
        { id: 'Di dalam lemari', en: 'In the cupboard' },
        { id: 'Di rumah Kakek', en: "At Grandpa's house" },
      ],
      page: 6,
    },
  ],
  retell: [
    { id: 'Sarung itu jadi apa saja?', en: 'What does the sarong turn into?' },
    { id: 'Bapak menunggu dengan apa?', en: 'What does Dad wear while he waits?' },
    { id: 'Apa isi sarung itu?', en: 'What is in the sarong?' },
  ],
} satisfies Story;
