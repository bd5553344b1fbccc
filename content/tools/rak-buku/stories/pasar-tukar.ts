import type { Story } from './story.ts';

export default {
  id: 'pasar-tukar',
  level: 4,
  title: { id: 'Garam untuk Mama', en: 'Salt for Mama' },
  from: 'Lembata, Nusa Tenggara Timur',
  pages: [
    {
      text: {
        id: 'Di pasar Wulandoni, orang tidak perlu uang. Orang gunung membawa jagung dan pisang. Orang pantai membawa ikan dan garam. Mereka saling menukar.',
        en: 'At the market in Wulandoni, you need no money. Mountain people bring corn and bananas. Beach people bring fish and salt. They swap.',
      },
      scene: {
        place: 'pasar',
        who: [{ name: 'nenek' }, { name: 'kakek' }, { name: 'ikan' }],
        things: ['buah', 'keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Beni, tukarkan labu dengan garam,” kata Mama. “Mama mau memasak sup.” Beni mengambil labu paling besar di dapur, lalu berangkat bersama Nenek.',
        en: '“Beni, swap a pumpkin for some salt,” said Mama. “I want to make soup.” Beni took the biggest pumpkin in the kitchen and set off with Grandma.',
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'ibu' }, { name: 'mika', mood: 'senang' }],
        things: ['buah', 'panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tante Garam menggeleng. “Labuku masih tiga. Aku perlu pisang.” Om Pisang juga menggeleng. “Aku perlu ikan.”',
        en: 'The salt lady shook her head. “I still have three pumpkins. I need bananas.” The banana man shook his head too. “I need fish.”',
      },
      scene: {
        place: 'pasar',
        who: [{ name: 'mika' }, { name: 'guru' }],
        things: ['buah'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tante Ikan juga menggeleng. “Aku perlu kelapa.” Labu itu makin lama makin berat. Beni duduk di samping Nenek. “Tidak ada yang mau labu, Nek.”',
        en: 'The fish lady shook her head too. “I need a coconut.” The pumpkin grew heavier and heavier. Beni sat down by Grandma. “Nobody wants a pumpkin.”',
      },
      scene: {
        place: 'pasar',
        who: [{ name: 'mika', mood: 'sedih' }, { name: 'nenek' }],
        things: ['buah'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Kamu belum bertanya kepada semua orang,” kata Nenek. Di ujung pasar, Om Paulus duduk di antara kelapa. Matanya berbinar. “Wah, labu! Ambil kelapaku yang paling bagus!”',
        en: "“You haven't asked everybody,” said Grandma. At the far end, Om Paulus sat among his coconuts. His eyes lit up. “A pumpkin! Take my very best coconut!”",
      },
      scene: {
        place: 'pasar',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'mika' },
          { name: 'kakek', mood: 'senang' },
        ],
        things: ['buah'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Beni berlari dari ujung ke ujung. Kelapa menjadi ikan. Ikan menjadi pisang. Pisang menjadi garam!',
        en: 'Beni ran from one end to the other. The coconut turned into fish. The fish turned into bananas. The bananas turned into salt!',
      },
      scene: {
        place: 'pasar',
        who: [{ name: 'mika', mood: 'senang' }],
        things: ['keranjang', 'buah'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Dengan bangga Beni pulang. “Mama, ini garamnya!” “Hebat!” kata Mama. Air di panci sudah mendidih. “Sekarang, mana labunya?”',
        en: 'Beni came home proud. “Mama, here is the salt!” “Well done!” said Mama. The water was boiling in the pot. “Now, where is the pumpkin?”',
      },
      scene: {
        place: 'dapur',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Beni terdiam. “Labunya... kan ditukar.” “Yang kecil, Beni! Yang besar itu untuk sup!” Di sudut dapur, labu kecil duduk manis seperti tidak tahu apa-apa.',
        en: 'Beni stood very still. “The pumpkin... was for the swap.” “The little one, Beni! The big one was for the soup!” In the corner sat the little pumpkin, as if it knew nothing.',
      },
      scene: {
        place: 'dapur',
        who: [
          { name: 'mika', mood: 'kaget' },
          { name: 'ibu', mood: 'kaget' },
        ],
        things: ['buah', 'panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nenek tertawa sampai harus berpegangan pada pintu. Lalu ia teringat sesuatu. “Tunggu. Om Paulus punya labu. Tetapi dia pasti tidak punya garam.”',
        en: "Grandma laughed until she had to hold on to the door. Then she thought of something. “Wait. Om Paulus has a pumpkin. But I'm sure he has no salt.”",
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'nenek', mood: 'senang' }, { name: 'ibu', mood: 'senang' }, { name: 'mika' }],
        things: ['panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Malam itu mereka makan sup di rumah Om Paulus, tiga mangkuk seorang. Kata Om Paulus, itulah pertukaran terbaik seumur hidupnya.',
        en: "That night they all had soup at Om Paulus's house, three bowls each. Om Paulus said it was the best swap of his life.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'nenek', mood: 'senang' },
        ],
        things: ['panci'],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Om Paulus menukar labu itu dengan apa?',
        en: 'What did Om Paulus swap for the pumpkin?',
      },
      right: { id: 'Kelapa', en: 'A coconut' },
      wrong: [
        { id: 'Ikan', en: 'Fish' },
        { id: 'Pisang', en: 'Bananas' },
      ],
      page: 4,
    },
    {
      ask: {
        id: 'Mengapa Tante Garam tidak mau labu?',
        en: "Why didn't the salt lady want the pumpkin?",
      },
      right: { id: 'Labunya masih tiga.', en: 'She still had three.' },
      wrong: [
        { id: 'Labu Beni terlalu berat.', en: "Beni's was too heavy." },
        { id: 'Ia mau memasak ikan.', en: 'She wanted to cook fish.' },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Mama menyuruh Beni melakukan apa?', en: 'What did Mama ask Beni to do?' },
    { id: 'Labu itu menjadi apa saja?', en: 'What did the pumpkin turn into?' },
    {
      id: 'Mengapa mereka makan di rumah Om Paulus?',
      en: "Why did they eat at Om Paulus's house?",
    },
  ],
} satisfies Story;
