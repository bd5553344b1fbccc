import type { Story } from './story.ts';

export default {
  id: 'lomba-payung',
  level: 3,
  title: { id: 'Lomba Payung', en: 'The Umbrella Contest' },
  from: 'Tanjung Puting, Kalimantan Tengah',
  pages: [
    {
      text: {
        id: 'Hujan turun di sungai. Bapak menambatkan perahu di bawah pohon. Tono duduk di buritan.',
        en: 'Rain fell on the river. Dad tied the boat under a tree. Tono sat at the back.',
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'dodi' }, { name: 'bapak' }],
        things: ['perahu'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Di pohon seberang, orangutan memetik daun lebar. Ia menaruhnya di atas kepala. Payung!',
        en: 'In a tree across the water, an orangutan picked a wide leaf. She put it on her head. An umbrella!',
      },
      scene: {
        place: 'hutan',
        who: [
          { name: 'orangutan', mood: 'senang' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['daun'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Tono tertawa. Ada daun talas di keranjang sayur. Ia mengambil satu dan memakainya juga.',
        en: 'Tono laughed. There were taro leaves in the vegetable basket. He took one and put it on his head.',
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'dodi', mood: 'senang' }],
        things: ['daun', 'perahu'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Orangutan itu menatap Tono. Ia memetik daun kedua. Dua lapis!',
        en: 'The orangutan looked at Tono. She picked another leaf. Now she had two!',
      },
      scene: { place: 'hutan', who: [{ name: 'orangutan' }], things: ['daun'], weather: 'hujan' },
    },
    {
      text: {
        id: 'Tono mengambil satu daun lagi. Orangutan itu mengambil daun ketiga, keempat, kelima.',
        en: 'Tono took one more. The orangutan took a third, a fourth, and a fifth.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'orangutan', mood: 'senang' },
        ],
        things: ['daun'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: '“Daun kita habis. Kita kalah, Pak,” kata Tono. “Belum,” jawab Bapak. Ia masuk ke kabin.',
        en: "“We have no more leaves. We've lost, Dad,” said Tono. “Not yet,” said Dad. He went into the cabin.",
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'sedih' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['keranjang', 'perahu'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'BLAP! Bapak membuka payung besar berwarna pelangi. Orangutan itu ternganga. Lalu ia pergi ke balik pohon.',
        en: "WHUMP! Dad opened a huge umbrella in all the colours of the rainbow. The orangutan's mouth fell open. Then she went off behind the trees.",
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
          { name: 'orangutan', mood: 'kaget' },
        ],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: '“Yah, dia pulang,” kata Tono. Sungai menjadi sepi.',
        en: "“Oh, she's gone home,” said Tono. The river was quiet.",
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'dodi', mood: 'sedih' }, { name: 'bapak' }],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Krak! Orangutan itu muncul lagi. Di kepalanya ada satu dahan penuh daun, selebar kasur. “Nah,” kata Bapak sambil menutup payungnya, “sekarang kita kalah.”',
        en: "Crack! There she was again. On her head was a whole branch of leaves, as wide as a bed. “Well,” said Dad, and he shut his umbrella, “now we've lost.”",
      },
      scene: {
        place: 'hutan',
        who: [
          { name: 'orangutan', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
          { name: 'bapak', mood: 'kaget' },
        ],
        things: ['daun'],
        weather: 'hujan',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang dibawa orangutan pada akhirnya?',
        en: 'What did the orangutan bring in the end?',
      },
      right: { id: 'Satu dahan penuh daun', en: 'A whole branch of leaves' },
      wrong: [
        { id: 'Payung berwarna pelangi', en: 'A rainbow umbrella' },
        { id: 'Lima daun talas', en: 'Five taro leaves' },
      ],
      page: 8,
    },
    {
      ask: { id: 'Mengapa Tono berkata mereka kalah?', en: 'Why did Tono say they had lost?' },
      right: { id: 'Daun mereka habis.', en: 'They had no more leaves.' },
      wrong: [
        { id: 'Payung mereka rusak.', en: 'Their umbrella was broken.' },
        { id: 'Orangutan itu sudah pergi.', en: 'The orangutan was gone.' },
      ],
      page: 5,
    },
  ],
  retell: [
    {
      id: 'Apa yang dipakai orangutan waktu hujan?',
      en: 'What did the orangutan use in the rain?',
    },
    { id: 'Apa yang dilakukan Tono dan Bapak?', en: 'What did Tono and Dad do?' },
    { id: 'Siapa yang menang? Mengapa?', en: 'Who won? Why?' },
  ],
} satisfies Story;
