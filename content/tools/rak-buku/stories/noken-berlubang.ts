import type { Story } from './story.ts';

export default {
  id: 'noken-berlubang',
  level: 3,
  title: { id: 'Noken Berlubang', en: 'The Bag with Holes' },
  from: 'Wamena, Papua Pegunungan',
  pages: [
    {
      text: {
        id: 'Mama menganyam noken, tas dari benang kulit kayu. Di sampingnya, Yosina membuat noken pertamanya.',
        en: 'Mama was making a noken, a bag knotted from bark string. Beside her, Yosina made her very first one.',
      },
      scene: {
        place: 'gunung',
        who: [{ name: 'rani', mood: 'senang' }, { name: 'ibu' }],
        things: ['keranjang', 'tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Noken Mama rapat dan rapi. Noken Yosina penuh lubang. Ada lubang kecil, ada lubang besar.',
        en: "Mama's noken was close and neat. Yosina's was full of holes. Small holes and big holes.",
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'rani', mood: 'sedih' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Yosina mengisinya dengan ubi. Pluk! Ubi itu jatuh. Ia mengisinya dengan jagung. Pluk! Jagung itu jatuh juga.',
        en: 'Yosina put in a sweet potato. Plop! It fell out. She put in an ear of corn. Plop! It fell out too.',
      },
      scene: {
        place: 'gunung',
        who: [{ name: 'rani', mood: 'sedih' }],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Noken ini cuma bisa membawa angin,” keluh Yosina.',
        en: '“This bag can only carry wind,” she sighed.',
      },
      scene: {
        place: 'gunung',
        who: [{ name: 'rani', mood: 'sedih' }, { name: 'ibu' }],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Lalu Mama mengajak Yosina ke pasar. Anak anjing mereka merengek. Ia tidak mau ditinggal.',
        en: 'Then it was time to go to the market. Their puppy whined. It did not want to stay alone.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'anjing', mood: 'sedih' }, { name: 'rani' }],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Yosina memasukkan anak anjing itu ke dalam noken di pangkuannya. Satu kaki keluar dari lubang. Dua, tiga, empat kaki! Kepalanya keluar dari lubang yang paling besar.',
        en: 'Yosina put the puppy into the bag on her lap. One leg came out of a hole. Two, three, four legs! Its head came out of the biggest hole.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'anjing', mood: 'kaget' },
          { name: 'rani', mood: 'kaget' },
        ],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kursi roda Yosina meluncur ke pasar. Anak anjing itu berhenti merengek. Dari lubangnya, ia bisa melihat semuanya.',
        en: "Off they rolled to the market in Yosina's wheelchair. The puppy stopped whining. From its hole it could see everything.",
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'anjing', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Noken kok punya kaki!” Mama-mama di pasar tertawa. “Buatkan aku satu, untuk anak kucingku,” kata Mama Yuli.',
        en: '“A bag with legs!” The women at the market laughed. “Make one for my kitten,” said Mama Yuli.',
      },
      scene: {
        place: 'pasar',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'rani', mood: 'senang' },
          { name: 'anjing', mood: 'senang' },
        ],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Bisa,” jawab Yosina. “Mau berapa lubang?”',
        en: '“I can do that,” said Yosina. “How many holes would you like?”',
      },
      scene: {
        place: 'pasar',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'anjing', mood: 'senang' },
        ],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang terjadi dengan ubi di noken Yosina?',
        en: "What happened to the sweet potato in Yosina's bag?",
      },
      right: { id: 'Ubi itu jatuh.', en: 'It fell out.' },
      wrong: [
        { id: 'Ubi itu dimakan anjing.', en: 'The puppy ate it.' },
        { id: 'Ubi itu dibawa ke pasar.', en: 'It went to the market.' },
      ],
      page: 2,
    },
    {
      ask: { id: 'Mengapa anak anjing itu merengek?', en: 'Why did the puppy whine?' },
      right: { id: 'Ia tidak mau ditinggal.', en: 'It did not want to stay alone.' },
      wrong: [
        { id: 'Ia lapar dan ingin jagung.', en: 'It was hungry and wanted corn.' },
        { id: 'Kakinya tersangkut di lubang.', en: 'Its leg was stuck in a hole.' },
      ],
      page: 4,
    },
  ],
  retell: [
    { id: 'Seperti apa noken pertama Yosina?', en: "What was Yosina's first bag like?" },
    { id: 'Apa yang masuk ke dalam noken itu?', en: 'What went into the bag?' },
    { id: 'Mama Yuli minta apa?', en: 'What did Mama Yuli ask for?' },
  ],
} satisfies Story;
