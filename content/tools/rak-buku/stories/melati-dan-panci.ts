import type { Story } from './story.ts';

export default {
  id: 'melati-dan-panci',
  level: 4,
  title: { id: 'Melati dan Panci', en: 'The Cow and the Pot' },
  from: 'Pamekasan, Madura, Jawa Timur',
  pages: [
    {
      text: {
        id: 'Di Madura ada lomba sapi paling anggun. Sapi-sapi didandani dengan kain emas. Mereka berjalan berpasangan, mengikuti musik saronen.',
        en: 'In Madura there is a contest for the most graceful cows. They are dressed in golden cloth. They walk in pairs to the music of a saronen, a kind of trumpet.',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'sapi', mood: 'senang' },
          { name: 'bapak' },
          { name: 'dodi', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Hasan melatih dua sapi: Melati dan Kenanga. Di rumahnya tidak ada saronen. Jadi Hasan bersiul dan Ibu memukul panci. Tang, ting, tang! Kedua sapi itu melangkah seperti putri.',
        en: 'Hasan trained two cows, Melati and Kenanga. They had no saronen at home. So Hasan whistled and Mum beat a pot. Tang, ting, tang! The cows walked like princesses.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'sapi', mood: 'senang' },
        ],
        things: ['panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Hari lomba tiba. Peniup saronen meniup sekuat tenaga. Satu demi satu, pasangan sapi melenggang ke depan. Sekarang giliran Melati dan Kenanga.',
        en: "The day came. The saronen player blew with all his might. Pair after pair, the cows walked by. Now it was Melati and Kenanga's turn.",
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'sapi' }, { name: 'dodi' }, { name: 'bapak' }],
        things: ['gendang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Musik berbunyi. Kenanga melangkah. Melati tidak. Telinganya bergerak ke depan dan ke belakang, seperti mencari sesuatu.',
        en: 'The music began. Kenanga stepped out. Melati did not. Her ears turned forward and back, as if she was looking for something.',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'sapi', mood: 'kaget' },
          { name: 'dodi', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Ayo, Melati,” bujuk Hasan. Bapak menepuk punggungnya. Melati malah duduk, di tengah lapangan, dengan kain emasnya.',
        en: '“Come on, Melati,” begged Hasan. Dad patted her back. Melati sat down, right there in the middle, golden cloth and all.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'sedih' }, { name: 'bapak', mood: 'sedih' }, { name: 'sapi' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Hasan berpikir. Musiknya merdu. Kainnya indah. Apa yang kurang? Lalu ia melihat Ibu di antara penonton. Tangan Ibu kosong. “Panci!” teriak Hasan. “Bu, pancinya!”',
        en: 'Hasan thought. The music was fine. The cloth was fine. What was missing? Then he saw Mum in the crowd. Her hands were empty. “The pot!” he shouted. “Mum, the pot!”',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'kaget' }, { name: 'ibu' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ibu berlari ke warung soto. “Pinjam sebentar!” katanya. Penjual soto melongo. Ia menuang sotonya ke ember, lalu menyerahkan pancinya.',
        en: 'Mum ran to the soup stall. “Just for a moment!” she said. The soup lady stared. She poured her soup into a bucket and handed over the pot.',
      },
      scene: {
        place: 'pasar',
        who: [{ name: 'ibu' }, { name: 'nenek', mood: 'kaget' }],
        things: ['panci', 'ember'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tang, ting, tang! Hasan bersiul. Telinga Melati tegak. Ia bangun dan melangkah, kiri, kanan, anggun sekali, sampai ke papan di garis akhir. Penonton bersorak.',
        en: "Tang, ting, tang! Hasan whistled. Melati's ears went up. She rose and walked, left, right, full of grace, all the way to the board at the end. The crowd cheered.",
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'ibu', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
          { name: 'sapi', mood: 'senang' },
        ],
        things: ['panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Melati tidak menang. “Panci bukan saronen,” kata juri. Tetapi selama ia bicara, kakinya ikut bergoyang.',
        en: 'Melati did not win. “A pot is not a saronen,” said the judge. But while he spoke, his foot was tapping.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'kakek' }, { name: 'dodi' }, { name: 'sapi' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Setahun kemudian, Melati masuk lapangan lagi. Dua ratus penonton membuka tas mereka. Ada panci, ada wajan, ada tutup dandang. Tang, ting, tang!',
        en: 'A year later, Melati came back. Two hundred people opened their bags. Out came pots, pans, and lids. Tang, ting, tang!',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'sapi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
          { name: 'nenek', mood: 'senang' },
        ],
        things: ['panci'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Ke mana penjual soto menuang sotonya?',
        en: 'Where did the soup lady pour her soup?',
      },
      right: { id: 'Ke ember', en: 'Into a bucket' },
      wrong: [
        { id: 'Ke tutup dandang', en: 'Into a lid' },
        { id: 'Ke panci Ibu', en: "Into Mum's own pot" },
      ],
      page: 6,
    },
    {
      ask: {
        id: 'Mengapa Ibu memukul panci waktu latihan?',
        en: 'Why did Mum beat a pot at home?',
      },
      right: { id: 'Di rumah tidak ada saronen.', en: 'They had no saronen.' },
      wrong: [
        { id: 'Sapi mereka takut pada siulan.', en: 'The cows were afraid of whistling.' },
        { id: 'Juri memintanya berlatih.', en: 'The judge told her to.' },
      ],
      page: 1,
    },
  ],
  retell: [
    { id: 'Bagaimana Melati berlatih di rumah?', en: 'How did Melati train at home?' },
    { id: 'Apa yang terjadi di lapangan?', en: 'What happened at the contest?' },
    { id: 'Apa yang dibawa penonton setahun kemudian?', en: 'What did people bring a year later?' },
  ],
} satisfies Story;
