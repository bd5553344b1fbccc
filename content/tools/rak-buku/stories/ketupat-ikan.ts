import type { Story } from './story.ts';

export default {
  id: 'ketupat-ikan',
  level: 3,
  title: { id: 'Ketupat Ikan', en: 'The Fish in the Basket' },
  from: 'Lombok Barat, Nusa Tenggara Barat',
  pages: [
    {
      text: {
        id: 'Besok Lebaran Topat. Semua orang di rumah Amin menganyam ketupat dari daun kelapa.',
        en: "Tomorrow was Lebaran Topat. In Amin's house everyone wove little rice boxes, ketupat, from palm leaves.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'dodi' }, { name: 'nenek', mood: 'senang' }, { name: 'ibu' }],
        things: ['ketupat', 'daun'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ketupat Nenek persegi dan rapi. Ketupat Amin gemuk di sini, runcing di sana. “Ini ketupat apa?” tanya Ibu.',
        en: "Grandma's were square and neat. Amin's was fat here and pointed there. “What kind is this?” asked Mum.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'ibu', mood: 'kaget' }, { name: 'dodi', mood: 'sedih' }, { name: 'nenek' }],
        things: ['ketupat'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Amin malu karena ketupatnya tidak persegi. Ia menyembunyikannya di dasar keranjang.',
        en: 'Amin was ashamed, because it was not square. He hid it at the bottom of the basket.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'dodi', mood: 'sedih' }],
        things: ['ketupat', 'keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di pantai, tikar digelar. Mereka makan ketupat dengan urap dan ayam. Keranjang itu makin kosong.',
        en: 'At the beach they spread out their mats. They ate ketupat with chicken and greens. The basket grew empty.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'ibu', mood: 'senang' }, { name: 'nenek', mood: 'senang' }, { name: 'dodi' }],
        things: ['ketupat', 'keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tini, sepupunya, merogoh ke dasar keranjang. “Wah, ada ikan! Siapa yang membuatnya?”',
        en: 'His cousin Tini reached down to the bottom. “Wow, a fish! Who made it?”',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'tini', mood: 'kaget' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['ketupat', 'keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Aku juga mau ikan!” seru anak-anak. Padahal ikannya cuma satu.',
        en: '“I want a fish too!” cried the children. But there was only one.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['ketupat'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Amin mengambil daun kelapa. “Mudah,” katanya. “Pertama, salah di sini. Lalu, salah di sana.”',
        en: "Amin took a palm leaf. “It's easy,” he said. “First you do this bit wrong. Then you do that bit wrong.”",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini' },
          { name: 'mika' },
          { name: 'laila' },
        ],
        things: ['daun'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ada ketupat yang mirip kepiting. Ada yang mirip sandal.',
        en: 'One ketupat looked like a crab. One looked like a sandal.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['ketupat'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nenek mencoba juga. Satu kali, dua kali, tiga kali. “Susah sekali,” keluhnya. “Punyaku persegi terus!”',
        en: "Grandma tried too. Once, twice, three times. “It's so hard,” she sighed. “Mine keep coming out square!”",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'nenek', mood: 'sedih' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['ketupat'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Seperti apa ketupat ikan buatan Nenek?',
        en: "What did Grandma's fish look like?",
      },
      right: { id: 'Tetap persegi', en: 'It was still square' },
      wrong: [
        { id: 'Mirip kepiting', en: 'It looked like a crab' },
        { id: 'Mirip sandal', en: 'It looked like a sandal' },
      ],
      page: 8,
    },
    {
      ask: { id: 'Mengapa Amin menyembunyikan ketupatnya?', en: 'Why did Amin hide his ketupat?' },
      right: {
        id: 'Ia malu karena bentuknya tidak persegi.',
        en: 'He was ashamed that it was not square.',
      },
      wrong: [
        { id: 'Ia ingin memakannya di pantai.', en: 'He wanted to eat it at the beach.' },
        { id: 'Ia mau memberikannya kepada Tini.', en: 'He wanted to give it to Tini.' },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Mereka membuat apa di rumah Amin?', en: "What did they make in Amin's house?" },
    { id: 'Apa yang ditemukan Tini di keranjang?', en: 'What did Tini find in the basket?' },
    { id: 'Apa yang susah bagi Nenek?', en: 'What was hard for Grandma?' },
  ],
} satisfies Story;
