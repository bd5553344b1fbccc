import type { Story } from './story.ts';

export default {
  id: 'komodo-menguap',
  level: 3,
  title: { id: 'Komodo Menguap', en: 'The Dragon Who Yawned' },
  from: 'Pulau Komodo, Nusa Tenggara Timur',
  pages: [
    {
      text: {
        id: 'Siang itu panas sekali. Seekor komodo tidur di bawah rumah panggung Mika.',
        en: "It was a hot afternoon. A Komodo dragon lay asleep under Mika's house, down between the poles.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika' }, { name: 'komodo', mood: 'tidur' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Bapak bekerja menjaga taman nasional. Ia duduk di puncak tangga dengan tongkat panjang. “Kita di atas saja sampai ia pergi,” katanya.',
        en: "Mika's father was a park ranger. He sat at the top of the ladder with his long stick. “We stay up here until it goes,” he said.",
      },
      scene: { place: 'rumah', who: [{ name: 'bapak' }, { name: 'mika' }], weather: 'cerah' },
    },
    {
      text: {
        id: 'Mika dan Laila tengkurap dan mengintip lewat celah lantai. Mereka menunggu komodo itu bergerak. Satu menit. Sepuluh menit.',
        en: 'Mika and Laila lay down and looked through a crack in the floor. They waited for it to move. One minute. Ten minutes.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tiba-tiba komodo itu membuka mulut. Lebar sekali! Mika menahan napas.',
        en: 'All at once the dragon opened its mouth. Very wide! Mika held his breath.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'komodo' },
          { name: 'mika', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: { id: '“HOOOAAAM.” Komodo itu cuma menguap.', en: '“WAAAAAH.” It was only a yawn.' },
      scene: { place: 'rumah', who: [{ name: 'komodo', mood: 'senang' }], weather: 'cerah' },
    },
    {
      text: {
        id: 'Mika melihat komodo menguap, jadi ia ikut menguap. Laila melihat Mika, lalu menguap juga. Bapak melihat Laila. Hooaaam!',
        en: 'Mika saw the dragon yawn, so he yawned. Laila saw Mika, so she yawned. Dad saw Laila. Waaaah!',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika', mood: 'tidur' }, { name: 'laila' }, { name: 'bapak' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kucing menguap. Nenek menguap sampai kacamatanya miring. Di rumah sebelah, Pak Haji pun menguap.',
        en: 'The cat yawned. Grandma yawned until her glasses slipped. In the house next door, old Pak Haji yawned too.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kucing', mood: 'tidur' },
          { name: 'nenek', mood: 'tidur' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Waktu Ibu pulang, semua orang tidur di lantai. Komodo itu sudah pergi. “Ada apa di sini?” tanya Ibu.',
        en: 'When Mum came home, everyone was asleep on the floor. The dragon had left. “What happened here?” asked Mum.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'ibu', mood: 'kaget' },
          { name: 'bapak', mood: 'tidur' },
          { name: 'laila', mood: 'tidur' },
          { name: 'mika' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mika membuka sebelah mata. “Ada komodo. Katanya... hooaaam.” Ibu menguap. Dan kamu?',
        en: 'Mika opened one eye. “A dragon came. It said... waaaah.” Mum yawned. And you?',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'ibu', mood: 'tidur' },
          { name: 'mika', mood: 'senang' },
          { name: 'bapak', mood: 'tidur' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang dilihat Ibu waktu pulang?', en: 'What did Mum see when she came home?' },
      right: { id: 'Semua orang tidur di lantai.', en: 'Everyone was asleep on the floor.' },
      wrong: [
        { id: 'Komodo tidur di bawah rumah.', en: 'A dragon was asleep under the house.' },
        { id: 'Bapak duduk di tangga.', en: 'Dad sat on the ladder.' },
      ],
      page: 7,
    },
    {
      ask: { id: 'Mengapa Laila menguap?', en: 'Why did Laila yawn?' },
      right: { id: 'Ia melihat Mika menguap.', en: 'She saw Mika yawn.' },
      wrong: [
        { id: 'Ia melihat Nenek menguap.', en: 'She saw Grandma yawn.' },
        { id: 'Ia baru bangun tidur.', en: 'She had just woken up.' },
      ],
      page: 5,
    },
  ],
  retell: [
    { id: 'Siapa yang tidur di bawah rumah Mika?', en: "Who slept under Mika's house?" },
    { id: 'Komodo membuka mulut. Lalu?', en: 'The dragon opened its mouth. And then?' },
    { id: 'Apa yang terjadi pada Ibu?', en: 'What happened to Mum?' },
  ],
} satisfies Story;
