import type { Story } from './story.ts';

export default {
  id: 'pesta-di-lantai-dasar',
  level: 4,
  title: { id: 'Pesta di Lantai Dasar', en: 'The Ground Floor Party' },
  from: 'Jakarta',
  pages: [
    {
      text: {
        id: 'Rani tinggal di lantai lima sebuah rumah susun di Jakarta. Sepulang sekolah, ia selalu naik lift. Sore ini ada kertas di pintu lift: “Sedang diperbaiki.”',
        en: 'Rani lived on the fifth floor of a tall block in Jakarta. After school she always took the lift. This afternoon there was a sign on its door: “Under repair.”',
      },
      scene: {
        place: 'kota',
        who: [{ name: 'rani', mood: 'kaget' }],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Sampai kapan, Pak?” tanya Rani kepada sepasang sepatu di bawah lift. “Sampai pukul delapan malam,” jawab sepatu itu. Rani memandang tangga, lalu roda kursinya. Lama sekali!',
        en: '“For how long, sir?” Rani asked a pair of shoes under the lift. “Until eight tonight,” said the shoes. Rani looked at the stairs, then at the wheels of her chair. That was a long time!',
      },
      scene: {
        place: 'kota',
        who: [{ name: 'rani', mood: 'sedih' }, { name: 'bapak' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tidak lama kemudian, Ibu turun membawa nasi dan ikan goreng. Ibu menggelar tikar. “Kalau kita tidak bisa naik ke meja makan,” katanya, “biar makanannya yang turun.”',
        en: "Soon Mum came down with rice and fried fish. She spread out a mat. “If we can't go up to dinner,” she said, “dinner can come down to us.”",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'ibu', mood: 'senang' }, { name: 'rani' }],
        things: ['panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nenek Lim dari lantai tiga lewat. “Piknik kok tidak ada sup?” katanya. Sepuluh menit kemudian, ia kembali membawa panci besar yang mengepul.',
        en: 'Grandma Lim from the third floor came by. “A picnic without soup?” she said. Ten minutes later she was back with a big steaming pot.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'nenek', mood: 'senang' }, { name: 'rani', mood: 'senang' }, { name: 'ibu' }],
        things: ['panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Pak Togar dari lantai enam membawa gitar. “Gitar ini perlu jalan-jalan,” katanya. Si kembar dari lantai dua membawa bola. Lantai empat membawa rujak.',
        en: 'Pak Togar from the sixth floor brought his guitar. “It needs a walk,” he said. The twins from the second floor brought a ball. The fourth floor brought fruit salad.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'rani', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['bola'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Bu Wati dari lantai tujuh ternyata pandai menirukan suara kucing. Begitu pandainya, sampai dua ekor kucing datang. “Kukira lantai tujuh itu kosong,” bisik Rani. “Ibu juga,” bisik Ibu.',
        en: 'Bu Wati from the seventh floor could meow like a cat. She was so good that two real cats came. “I thought nobody lived on seven,” whispered Rani. “So did I,” whispered Mum.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'guru', mood: 'senang' },
          { name: 'kucing', mood: 'kaget' },
          { name: 'rani', mood: 'senang' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Pukul delapan tepat. Ting! Pintu lift terbuka, dan tukang lift keluar dengan muka penuh oli. “Selesai!” katanya bangga. “Silakan naik!”',
        en: "Eight o'clock. Ding! The lift opened, and the repairman came out with oil on his face. “Done!” he said proudly. “Going up!”",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'bapak', mood: 'senang' }, { name: 'rani' }],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Tidak ada yang bergerak. Nenek Lim memandang supnya. Pak Togar memeluk gitarnya. Semua memandang Rani.',
        en: 'Nobody moved. Grandma Lim looked at her soup. Pak Togar hugged his guitar. Everyone looked at Rani.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'rani' }, { name: 'nenek' }, { name: 'ibu' }],
        things: ['panci'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Pak,” kata Rani, “Bapak sudah makan?” Perut tukang lift yang menjawab: kruuuk. Nenek Lim langsung mengisi mangkuk.',
        en: '“Sir,” said Rani, “have you had dinner?” It was his stomach that answered: grrrumble. Grandma Lim filled a bowl at once.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['panci'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Lalu Rani menempelkan kertas itu lagi di pintu lift. Di bawah tulisan “Sedang diperbaiki”, ia menambahkan: “sampai supnya habis.”',
        en: 'Then Rani put the sign back on the door. “Under repair,” it said, and below that she wrote: “until the soup is finished.”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'nenek', mood: 'senang' },
          { name: 'kucing', mood: 'senang' },
        ],
        things: ['kertas'],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang terjadi ketika Bu Wati menirukan suara kucing?',
        en: 'What happened when Bu Wati meowed?',
      },
      right: { id: 'Dua ekor kucing datang.', en: 'Two real cats came.' },
      wrong: [
        { id: 'Si kembar berhenti bermain bola.', en: 'The twins stopped playing ball.' },
        { id: 'Pintu lift terbuka.', en: 'The lift opened.' },
      ],
      page: 5,
    },
    {
      ask: { id: 'Mengapa Pak Togar membawa gitarnya?', en: 'Why did Pak Togar bring his guitar?' },
      right: { id: 'Katanya, gitar itu perlu jalan-jalan.', en: 'He said that it needed a walk.' },
      wrong: [
        { id: 'Rani memintanya bernyanyi.', en: 'Rani asked him to sing.' },
        {
          id: 'Ia ingin memberikannya kepada si kembar.',
          en: 'He wanted to give it to the twins.',
        },
      ],
      page: 4,
    },
  ],
  retell: [
    { id: 'Mengapa Rani tidak bisa naik?', en: "Why couldn't Rani go up?" },
    { id: 'Siapa saja yang datang, dan membawa apa?', en: 'Who came, and what did they bring?' },
    { id: 'Apa yang ditulis Rani pada kertas itu?', en: 'What did Rani write on the sign?' },
  ],
} satisfies Story;
