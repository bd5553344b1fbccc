import type { Story } from './story.ts';

export default {
  id: 'bunyi-pukul-dua',
  level: 5,
  title: { id: 'Bunyi Pukul Dua', en: "The Two O'Clock Drum" },
  from: 'Seberang Kota Jambi, Jambi',
  pages: [
    {
      text: {
        id: 'Sudah tiga malam seluruh kampung terbangun. Tepat pukul dua, beduk di surau berbunyi. Dung! Hanya satu kali. Ketika orang datang, surau itu kosong. Ayam jago pun mulai lupa berkokok.',
        en: "For three nights now the whole village had been woken up. At two o'clock sharp, the big drum at the prayer house went boom! Just once. When people came to look, nobody was there. Even the rooster began to forget his morning call.",
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'ibu', mood: 'kaget' },
          { name: 'bapak', mood: 'kaget' },
        ],
        things: ['gendang'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Pasti anak-anak iseng,” gerutu Kakek, penjaga surau. Matanya merah karena kurang tidur, dan jalannya seperti bebek mengantuk. “Kalau ketahuan, kusuruh menyapu halaman tujuh hari!”',
        en: '“Children, playing tricks,” grumbled Grandpa, who looked after the prayer house. His eyes were red, and he walked like a sleepy duck. “When I find out who it is, they will sweep my yard for seven days!”',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'kakek', mood: 'marah' }, { name: 'laila' }, { name: 'dodi' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Laila dan Hamid, dua cucunya, saling memandang. Bukan mereka pelakunya. Jadi siapa? Laila membuka buku dan menulis tiga tersangka: kambing Pak Somad, angin, dan si Oyen, kucing surau.',
        en: "Laila and Hamid, his grandchildren, looked at each other. It wasn't them. So who was it? Laila opened a notebook and wrote down three names: Pak Somad's goat, the wind, and Oyen, the prayer house cat.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['buku'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Malam keempat, Pak Somad mengikat kambingnya di dapur. Dung! Hamid mencoret kambing. Malam kelima, tidak ada angin sedikit pun. Dung! Hamid mencoret angin.',
        en: 'On the fourth night, Pak Somad tied up his goat in the kitchen. Boom! Hamid crossed out the goat. On the fifth night there was no wind at all. Boom! He crossed out the wind.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'kambing', mood: 'tidur' }, { name: 'dodi' }],
        things: ['tali'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Malam keenam, si Oyen tidur di kaki Hamid, dari magrib sampai subuh. Dung! Hamid mencoret kucing. Sekarang tidak ada tersangka lagi.',
        en: "On the sixth night, Oyen slept on Hamid's feet from evening until dawn. Boom! He crossed out the cat. Now there was nobody left.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kucing', mood: 'tidur' },
          { name: 'dodi', mood: 'sedih' },
          { name: 'laila' },
        ],
        things: ['buku'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Kita perlu tepung,” kata Laila. “Sayang tepungnya,” kata Ibu sambil menguap. “Tetapi Ibu lebih sayang tidur.” Sebelum malam, mereka menaburkan tepung beras tipis-tipis di sekeliling beduk.',
        en: "“We need flour,” said Laila. “It's a waste of flour,” said Mum, and yawned. “But I need my sleep.” Before nightfall, they spread a thin layer of rice flour all around the drum.",
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'laila', mood: 'senang' }, { name: 'ibu' }],
        things: ['panci'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Dung! Begitu pagi, mereka berlari ke surau. Di tepung itu ada jejak kaki. Jejak kaki manusia, besar, tanpa sandal. Jejak itu datang ke beduk, lalu pergi lagi.',
        en: 'Boom! As soon as it was light, they ran to look. There were footprints in the flour. Human ones, big, with no sandals. They came up to the drum and went away again.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['gendang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mereka mengikuti jejak putih itu. Melewati sumur. Melewati pohon duku. Menaiki tangga sebuah rumah panggung. “Laila,” bisik Hamid, “ini kan rumah kita.”',
        en: 'They followed the white steps. Past the well. Past the fruit tree. Up the stairs of a house on stilts. “Laila,” whispered Hamid, “this is our house.”',
      },
      scene: { place: 'rumah', who: [{ name: 'laila' }, { name: 'dodi' }], weather: 'cerah' },
    },
    {
      text: {
        id: 'Jejak itu melintasi ruang tengah, masuk ke kamar, dan berhenti di depan tempat tidur. Di sana Kakek mendengkur. Kedua telapak kakinya putih seperti donat bertabur gula.',
        en: 'The steps crossed the front room, went into a bedroom, and stopped at a bed. There lay Grandpa, snoring. The soles of his feet were as white as sugared doughnuts.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kakek', mood: 'tidur' },
          { name: 'laila', mood: 'kaget' },
          { name: 'dodi', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kakek membuka mata. “Sudah ketemu anak isengnya?” “Sudah, Kek,” kata Laila. “Umurnya tujuh puluh dua.” Kakek melihat kakinya sendiri. Mulutnya terbuka, tetapi tidak ada suara yang keluar.',
        en: 'Grandpa opened his eyes. “Have you found the child?” “Yes, Grandpa,” said Laila. “He is seventy-two.” Grandpa looked at his feet. His mouth opened, but nothing came out.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kakek', mood: 'kaget' },
          { name: 'laila', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nenek tertawa terpingkal-pingkal. “Sebulan penuh kakekmu bangun pukul dua untuk menabuh beduk sahur. Puasa sudah selesai, tetapi rupanya kakinya belum tahu!”',
        en: 'Grandma laughed and laughed. “All through the fasting month he got up at two to wake the village. The month is over, but it seems nobody told his feet!”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'kakek', mood: 'sedih' },
          { name: 'laila' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tujuh hari Kakek menyapu halaman. Hamid mengganti pemukul beduk dengan guling kecil. Malam itu, tepat pukul dua: puk. Seluruh kampung tidur nyenyak. Hanya si Oyen yang membuka sebelah mata.',
        en: "For seven days, Grandpa swept the yard. Hamid took away the drumstick and hung up a small cushion. That night, at two o'clock sharp: puff. The whole village slept on. Only Oyen opened one eye.",
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'kakek', mood: 'tidur' },
          { name: 'kucing' },
          { name: 'laila', mood: 'tidur' },
        ],
        things: ['gendang'],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Jejak kaki itu berhenti di mana?', en: 'Where did the footprints stop?' },
      right: { id: 'Di depan tempat tidur Kakek', en: "At Grandpa's bed" },
      wrong: [
        { id: 'Di samping sumur', en: 'Beside the well' },
        { id: 'Di dapur, di dekat kambing Pak Somad', en: "In the kitchen, by Pak Somad's goat" },
      ],
      page: 8,
    },
    {
      ask: {
        id: 'Mengapa Kakek biasa bangun pukul dua?',
        en: 'Why was Grandpa used to getting up at two?',
      },
      right: {
        id: 'Selama puasa, ia menabuh beduk sahur.',
        en: 'In the fasting month he woke the village.',
      },
      wrong: [
        { id: 'Ia mencari anak-anak iseng.', en: 'He was looking for children who played tricks.' },
        { id: 'Ia memberi makan kucing surau.', en: 'He fed the prayer house cat.' },
      ],
      page: 10,
    },
  ],
  retell: [
    { id: 'Apa yang terjadi setiap pukul dua?', en: "What happened at two o'clock?" },
    { id: 'Bagaimana Laila dan Hamid menyelidikinya?', en: 'How did Laila and Hamid find out?' },
    {
      id: 'Siapa pelakunya, dan apa yang terjadi kemudian?',
      en: 'Who was it, and what happened then?',
    },
  ],
} satisfies Story;
