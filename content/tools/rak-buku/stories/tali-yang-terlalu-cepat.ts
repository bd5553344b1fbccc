import type { Story } from './story.ts';

export default {
  id: 'tali-yang-terlalu-cepat',
  level: 5,
  title: { id: 'Tali yang Terlalu Cepat', en: 'The Rope that Was Too Fast' },
  from: 'Misool, Raja Ampat, Papua Barat Daya',
  pages: [
    {
      text: {
        id: 'Di depan kampung Markus ada laut yang sedang tidur. Namanya sasi. Selama seratus delapan puluh hari, tidak ada yang boleh mengambil lola atau teripang di sana. Sehelai daun kelapa di tiang menjadi tandanya.',
        en: "In front of Markus's village was a piece of sea that was asleep. This is called sasi. For one hundred and eighty days, nobody may take shells or sea cucumbers there. A palm leaf on a pole is the sign.",
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'mika' }, { name: 'ibu', mood: 'senang' }],
        things: ['daun'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Siapa yang menjaga hitungannya?” tanya Mama, ketua sasi tahun ini. “Aku!” kata Markus. Ia mendapat seutas tali panjang. Satu hari, satu simpul. Pada hari terakhir ia boleh memukul tifa, dan laut pun dibuka.',
        en: '“Who will keep count?” asked Mama, who was head of the sasi this year. “Me!” said Markus. He got a long rope. One day, one knot. On the last day he could beat the drum, and the sea would be opened.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'ibu', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
        ],
        things: ['tali', 'gendang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tali itu ia gantung di tiang rumah. Setiap pagi, sebelum ke sekolah, Markus membuat satu simpul. Adiknya, Lina, yang berumur lima tahun, selalu memperhatikan. Hari-hari berlalu. Cepat sekali, pikir Markus.',
        en: 'He hung it on a post of the house. Every morning before school, Markus tied a knot. His sister Lina, who was five, always watched him. The days went by. So fast, thought Markus.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika', mood: 'senang' }, { name: 'tini' }],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Pada suatu pagi, ia menghitung: seratus tujuh puluh delapan, seratus tujuh puluh sembilan, seratus delapan puluh. Sudah sampai! Markus berlari ke balai dan memukul tifa sekuat-kuatnya. Dung, dung, dung!',
        en: 'One morning he counted: a hundred and seventy-eight, a hundred and seventy-nine, a hundred and eighty. That was it! Markus ran to the hall and beat the drum with all his might. Boom, boom, boom!',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika', mood: 'kaget' }],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Seluruh kampung keluar. Ibu-ibu membawa keranjang dan bekal. Om Petrus mendorong perahu. Nenek datang dengan kacamata selam di dahi.',
        en: 'The whole village came out. Women brought baskets and lunch. Om Petrus pushed his boat. Grandma came with diving goggles on her forehead.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'nenek', mood: 'senang' },
          { name: 'guru', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Yang terakhir datang adalah Mama. Rambutnya masih penuh sabun. “Siapa yang memukul tifa?” serunya. “Ini baru hari kesembilan puluh!” Semua orang memandang Markus.',
        en: 'The last to come was Mama. Her hair was full of soap. “Who is beating the drum?” she called. “This is only day ninety!” Everyone looked at Markus.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'ibu', mood: 'marah' },
          { name: 'mika', mood: 'kaget' },
        ],
        things: ['gendang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Telinga Markus terasa panas. Ia mengambil talinya. Mama menghitung. Om Petrus menghitung. Benar, seratus delapan puluh simpul. Mama menggaruk kepalanya yang bersabun.',
        en: "Markus's ears felt hot. He fetched his rope. Mama counted. Om Petrus counted. A hundred and eighty knots, it was true. Mama scratched her soapy head.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'mika', mood: 'sedih' },
          { name: 'ibu', mood: 'kaget' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Bagus, ya, talinya?” kata Lina dengan bangga. “Aku juga membuat satu setiap hari, waktu Kakak di sekolah. Supaya Kakak cepat selesai.”',
        en: "“Isn't it a fine rope?” said Lina proudly. “I tie one every day too, when you are at school. So that you finish sooner.”",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'mika', mood: 'kaget' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nenek yang mulai tertawa, sampai kacamata selamnya merosot ke hidung. Bekal sudah telanjur dibawa, jadi mereka makan bersama di pantai. Sejak itu, kampung Markus punya pesta baru: Hari Setengah Sasi.',
        en: "It was Grandma who began to laugh, until the goggles slid down on her nose. The lunch was there already, so they ate it together on the beach. Since then Markus's village has had a new feast: Half Sasi Day.",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['kue'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Sembilan puluh hari kemudian, dengan dua tali yang sama panjang, Markus dan Lina memukul tifa bersama-sama. Mama melepaskan daun kelapa dari tiangnya.',
        en: 'Ninety days later, with two ropes of the same length, Markus and Lina beat the drum together. Mama took the palm leaf down from its pole.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['gendang', 'daun'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Markus menyelam di samping Mama. Di mana-mana ada ikan, seperti hujan berwarna. Lola sebesar mangkuk menempel di karang. Seekor penyu tua lewat, pelan sekali, seperti baru bangun tidur.',
        en: "Markus dived at Mama's side. Fish were everywhere, like coloured rain. On the coral sat shells as big as bowls. An old turtle came by, very slowly, as if it had just woken up.",
      },
      scene: {
        place: 'laut',
        who: [
          { name: 'mika', mood: 'kaget' },
          { name: 'ibu' },
          { name: 'penyu', mood: 'senang' },
          { name: 'ikan' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ketika ia naik, Lina duduk di pasir dengan tali baru. Sudah ada satu simpul. “Hari pertama,” katanya. Markus melihat simpul itu, lalu melihat adiknya. “Baik,” katanya. “Tetapi tahun ini, Kakak yang membantu kamu.”',
        en: "When he came up, Lina was sitting on the sand with a new rope. There was one knot in it. “Day one,” she said. Markus looked at the knot, and then at his sister. “All right,” he said. “But this year, I'll help you.”",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang dilakukan orang kampung ketika sasi belum selesai?',
        en: 'What did the people do when it was only day ninety?',
      },
      right: { id: 'Mereka makan bersama di pantai.', en: 'They had lunch together on the beach.' },
      wrong: [
        { id: 'Mereka menyelam untuk mencari lola.', en: 'They dived for shells near the pole.' },
        { id: 'Mereka pulang dan tidur.', en: 'They went home to sleep.' },
      ],
      page: 8,
    },
    {
      ask: {
        id: 'Mengapa simpul di tali Markus terlalu banyak?',
        en: "Why were there too many knots in Markus's rope?",
      },
      right: { id: 'Lina juga membuat satu setiap hari.', en: 'Lina tied one every day too.' },
      wrong: [
        { id: 'Markus lupa hari sekolah.', en: 'Markus forgot the school days.' },
        { id: 'Om Petrus salah menghitung simpulnya.', en: 'Om Petrus counted the knots wrong.' },
      ],
      page: 7,
    },
  ],
  retell: [
    { id: 'Apa tugas Markus?', en: "What was Markus's job?" },
    { id: 'Apa yang terjadi ketika ia memukul tifa?', en: 'What happened when he beat the drum?' },
    { id: 'Apa yang dilihat Markus di dalam laut?', en: 'What did Markus see in the sea?' },
  ],
} satisfies Story;
