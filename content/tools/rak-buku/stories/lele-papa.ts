import type { Story } from './story.ts';

export default {
  id: 'lele-papa',
  level: 1,
  title: { id: 'Lele Papa', en: "Dad's Fish" },
  from: 'Banyumas, Jawa Tengah',
  pages: [
    {
      text: { id: 'Papa ada di tepi kali.', en: 'Dad sits by the river.' },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['tali', 'ember'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Lele! Ada lele!” kata Papa.', en: '“A fish! I have a fish!” says Dad.' },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'kaget' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, itu sepatu tua!', en: 'No, it is an old shoe!' },
      scene: {
        place: 'sungai',
        who: [{ name: 'bapak', mood: 'sedih' }, { name: 'dodi' }],
        things: ['sepatu'],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“Mana lele itu?” kata Dodi.', en: '“So where is the fish?” says Dodi.' },
      scene: {
        place: 'sungai',
        who: [{ name: 'bapak', mood: 'sedih' }, { name: 'dodi' }],
        things: ['sepatu', 'ember'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Tiba-tiba sepatu itu menari.', en: 'Then the shoe starts to dance.' },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'kaget' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['sepatu'],
        weather: 'cerah',
      },
    },
    {
      text: { id: 'Lo, ada lele di sepatu!', en: 'There is a fish in the shoe!' },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
          { name: 'ikan', mood: 'senang' },
        ],
        things: ['sepatu'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Lele itu di mana?', en: 'Where is the fish?' },
      right: { id: 'Di sepatu', en: 'In the shoe' },
      wrong: [
        { id: 'Di saku Papa', en: "In Dad's pocket" },
        { id: 'Di topi Dodi', en: "In Dodi's hat" },
      ],
      page: 5,
    },
    {
      ask: { id: '“Mana lele itu?” Itu kata siapa?', en: '“So where is the fish?” Who says it?' },
      right: { id: 'Dodi', en: 'Dodi' },
      wrong: [
        { id: 'Papa', en: 'Dad' },
        { id: 'Lele', en: 'The fish' },
      ],
      page: 3,
    },
  ],
  retell: [
    { id: 'Papa ada di mana?', en: 'Where is Dad?' },
    { id: 'Apa itu? Lele?', en: 'What is it? A fish?' },
    { id: 'Lalu, sepatu itu bisa apa?', en: 'What does the shoe do then?' },
  ],
} satisfies Story;
