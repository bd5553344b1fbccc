import type { Story } from './story.ts';

export default {
  id: 'bimbi-mandi',
  level: 2,
  title: { id: 'Bimbi Mandi', en: 'Bath Time for Bimbi' },
  from: 'Way Kambas, Lampung',
  pages: [
    {
      text: {
        id: 'Bapak merawat gajah. Namanya Bimbi. Hari ini Bimbi harus mandi.',
        en: 'Dad takes care of an elephant. Her name is Bimbi. It is bath day.',
      },
      scene: {
        place: 'hutan',
        who: [{ name: 'bapak', mood: 'senang' }, { name: 'gajah' }, { name: 'dodi' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Aku bantu, Pak!” kata Dodi. Ia membawa sikat panjang.',
        en: "“I'll help, Dad!” says Dodi. He has a long brush.",
      },
      scene: {
        place: 'hutan',
        who: [{ name: 'dodi', mood: 'senang' }, { name: 'bapak' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Bimbi masuk ke kolam. Byur! Bapak menggosok kaki Bimbi.',
        en: 'Bimbi steps into the pool. Splash! Dad scrubs her feet.',
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'gajah', mood: 'senang' }, { name: 'bapak' }, { name: 'dodi' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Dodi menggosok telinganya. Lebar sekali, seperti daun talas.',
        en: 'Dodi scrubs her ears. They are as wide as taro leaves.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'gajah', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Hidung panjang Bimbi masuk ke air. Lama sekali. “Awas, Dodi!” kata Bapak.',
        en: "Bimbi's nose goes into the water. It stays there. “Look out, Dodi!” says Dad.",
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'gajah' }, { name: 'bapak', mood: 'kaget' }, { name: 'dodi' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'BYUUUR! Dodi basah. Bapak basah. Sikat hanyut.',
        en: 'WHOOOSH! Dodi is wet. Dad is wet. The brush floats off.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'gajah', mood: 'senang' },
          { name: 'dodi', mood: 'kaget' },
          { name: 'bapak', mood: 'kaget' },
        ],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: '“Nah, kamu sudah mandi,” kata Bapak. “Nanti sore tidak usah mandi lagi.”',
        en: '“Well, that was your bath,” says Dad. “No bath tonight.”',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
          { name: 'gajah', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Hore!” kata Dodi. Tetapi, lo, Bimbi berguling di lumpur! “Besok mandi lagi, ya, Bimbi!”',
        en: '“Hooray!” says Dodi. But look, Bimbi rolls in the mud! “Another bath tomorrow, Bimbi!”',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'gajah', mood: 'senang' },
          { name: 'bapak', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang hanyut?', en: 'What floats off?' },
      right: { id: 'Sikat', en: 'The brush' },
      wrong: [
        { id: 'Daun talas', en: 'A taro leaf' },
        { id: 'Topi Bapak', en: "Dad's hat" },
      ],
      page: 5,
    },
    {
      ask: { id: 'Siapa yang menggosok telinga Bimbi?', en: "Who scrubs Bimbi's ears?" },
      right: { id: 'Dodi', en: 'Dodi' },
      wrong: [
        { id: 'Bapak', en: 'Dad' },
        { id: 'Teman Bapak', en: "A friend of Dad's" },
      ],
      page: 3,
    },
  ],
  retell: [
    { id: 'Siapa yang harus mandi?', en: 'Who needs a bath?' },
    { id: 'Hidung Bimbi masuk ke air. Lalu?', en: "Bimbi's nose goes into the water. Then what?" },
    { id: 'Bimbi berguling di mana?', en: 'Where does Bimbi roll?' },
  ],
} satisfies Story;
