import type { Story } from './story.ts';

export default {
  id: 'sebotol-laut',
  level: 5,
  title: { id: 'Sebotol Laut', en: 'A Bottle of Sea' },
  from: 'Dieng, Jawa Tengah',
  pages: [
    {
      text: {
        id: 'Wulan tinggal di Dieng, begitu tinggi sampai awan sering lewat di depan pintunya. Umar tinggal di Pulau Karimunjawa, di tengah laut. Mereka belum pernah bertemu. Tetapi guru mereka bersaudara, jadi kedua kelas itu saling menulis surat.',
        en: 'Wulan lived in Dieng, so high up that clouds went past her door. Umar lived on Karimunjawa, an island in the middle of the sea. They had never met. But their teachers were sisters, and so the two classes wrote letters.',
      },
      scene: {
        place: 'gunung',
        who: [{ name: 'tini', mood: 'senang' }, { name: 'guru' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Apa benar kamu belum pernah melihat laut?” tulis Umar. “Aku malah belum pernah kedinginan. Seperti apa rasanya?”',
        en: '“Have you really never seen the sea?” wrote Umar. “I have never been cold. What does it feel like?”',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'dodi', mood: 'senang' }],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Umar tahu cara menjawab pertanyaan tentang laut. Ia mengisi botol di ujung dermaga, menutupnya rapat-rapat, dan menempelkan tulisan: “Ini laut. Maaf, cuma sebotol.”',
        en: 'Umar knew how to tell someone about the sea. He filled a bottle at the end of the pier, closed it tightly, and stuck on a label: “This is the sea. Sorry, just one bottle.”',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'dodi', mood: 'senang' }],
        things: ['botol'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di Dieng, Wulan menuang laut itu ke baskom. Sekelas berdesakan. Mereka mencicipinya setetes seorang. “Asin!” Joko meniup dari samping, dan jadilah ombak. Mereka melayarkan perahu kertas sampai bel berbunyi.',
        en: 'In Dieng, Wulan poured the sea into a bowl. The whole class crowded around. They tasted one drop each. “Salty!” Joko blew from the side, and there were waves. They sailed paper boats until the bell rang.',
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'guru', mood: 'senang' },
        ],
        things: ['botol', 'ember'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Sekarang Wulan harus mengirim dingin. Tetapi bagaimana cara memasukkan dingin ke dalam paket? Ia berpikir tiga hari. Lalu, pada suatu malam di bulan Juli, Ibu berkata, “Pakai jaket dua lapis. Besok pagi akan ada embun es.”',
        en: 'Now Wulan had to send some cold. But how do you put cold into a parcel? She thought for three days. Then, one night in July, Mum said, “Wear two jackets. There will be frost in the morning.”',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'tini', mood: 'sedih' }, { name: 'ibu' }],
        things: ['kertas'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Pukul lima, ladang kentang tampak putih. Wulan dan Bapak menyendok es tipis dari daun, sedikit demi sedikit, sampai termos penuh. Jari mereka merah. “Ini dingin,” tulis Wulan. “Buka cepat-cepat!”',
        en: 'At five, the potato field was white. Wulan and Dad spooned thin ice from the leaves, bit by bit, until a flask was full. Their fingers turned red. “This is cold,” wrote Wulan. “Open it fast!”',
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['daun', 'botol'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Termos itu naik truk sayur, naik bus, lalu naik kapal. Tiga hari lamanya ia berguncang di antara kol, koper, dan karung beras.',
        en: 'The flask went by vegetable lorry, by bus, and by ship. For three days it bounced along between cabbages, bags, and sacks of rice.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'bapak' }, { name: 'kakek' }],
        things: ['perahu', 'kado'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di pantai, Umar membukanya cepat-cepat. Teman-temannya memanjangkan leher. Isinya air. Air biasa, setengah gelas. “Dinginnya mana?” tanya mereka.',
        en: 'On the beach, Umar opened it fast. His friends stretched their necks. In it was water. Plain water, half a glass. “Where is the cold?” they asked.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
          { name: 'mika', mood: 'sedih' },
        ],
        things: ['botol'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Umar mencelupkan jarinya. Tidak dingin. Ia mencicipinya. Tidak asin. Rasanya seperti rumput dan pagi hari. Teman-temannya minta setetes juga. Lalu ia menulis surat, “Wulan, dinginmu sudah menjadi air. Tidak apa-apa. Baru kali ini aku minum gunung.”',
        en: "Umar put in a finger. Not cold. He tasted it. Not salty. It tasted of grass and early morning. His friends wanted a drop too. Then he wrote a letter. “Wulan, your cold has turned into water. It doesn't matter. I have never drunk a mountain before.”",
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'dodi', mood: 'senang' }],
        things: ['botol'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Jadi, kita cuma bertukar air!” Wulan tertawa sampai perutnya sakit. Malam itu ia membungkus sepasang kaus kaki wol yang paling tebal. “Dingin tidak bisa dikirim,” tulisnya, “tetapi hangat bisa.”',
        en: "“So all we did was swap water!” Wulan laughed until her tummy hurt. That night she wrapped up her thickest pair of wool socks. “You can't post cold,” she wrote, “but you can post warm.”",
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'guru', mood: 'senang' },
        ],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Umar memakai kaus kaki itu di pantai, dari pagi sampai sore. “Kamu tidak kepanasan?” tanya Laila. “Panas sekali!” jawab Umar dengan bangga. “Beginilah rasanya tinggal di gunung.”',
        en: "Umar wore the socks on the beach, from morning to night. “Aren't you hot?” asked Laila. “Very hot!” said Umar proudly. “This is what it feels like to live on a mountain.”",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'laila', mood: 'kaget' },
          { name: 'kepiting' },
        ],
        things: ['sepatu'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa isi termos itu ketika Umar membukanya?',
        en: 'What was in the flask when Umar opened it?',
      },
      right: { id: 'Air biasa, setengah gelas', en: 'Plain water, half a glass' },
      wrong: [
        { id: 'Es tipis dari daun kentang', en: 'Thin ice from potato leaves' },
        { id: 'Sepasang kaus kaki wol', en: 'A pair of wool socks' },
      ],
      page: 7,
    },
    {
      ask: { id: 'Mengapa Wulan mengirim kaus kaki?', en: 'Why did Wulan send socks?' },
      right: {
        id: 'Menurutnya, hangat bisa dikirim, dingin tidak.',
        en: 'She thought you can post warm, but not cold.',
      },
      wrong: [
        {
          id: 'Umar menulis bahwa kakinya kedinginan di pantai.',
          en: 'Umar wrote that his feet were cold on the beach.',
        },
        { id: 'Termosnya hilang di kapal.', en: 'Her flask was lost on the ship.' },
      ],
      page: 9,
    },
  ],
  retell: [
    { id: 'Apa yang dikirim Umar, dan mengapa?', en: 'What did Umar send, and why?' },
    { id: 'Bagaimana Wulan mengirim dingin?', en: 'How did Wulan send cold?' },
    { id: 'Apa yang dilakukan Umar dengan kaus kaki itu?', en: 'What did Umar do with the socks?' },
  ],
} satisfies Story;
