import type { Story } from './story.ts';

export default {
  id: 'kerbau-di-jembatan',
  level: 3,
  title: { id: 'Kerbau di Jembatan', en: 'The Buffalo on the Bridge' },
  from: 'Tanah Datar, Sumatra Barat',
  pages: [
    {
      text: {
        id: 'Kerbau Kakek berhenti di tengah jembatan. Ia tidak mau maju. Ia juga tidak mau mundur.',
        en: "Grandpa's buffalo stopped in the middle of the bridge. It would not go on. It would not go back.",
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'kakek', mood: 'sedih' }, { name: 'kerbau' }, { name: 'laila' }],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di belakangnya, orang-orang menunggu. Ada Bapak dengan gerobak kelapa. Ada Bu Guru dengan sepedanya.',
        en: 'Behind it, people waited. There was Dad with a cart of coconuts. There was the teacher with her bike.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'kerbau' },
          { name: 'bapak', mood: 'marah' },
          { name: 'guru', mood: 'sedih' },
        ],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Biar aku dorong,” kata Bapak. Ia mendorong sampai mukanya merah. Kerbau itu malah menguap.',
        en: "“I'll push,” said Dad. He pushed until his face was red. The buffalo yawned.",
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'bapak', mood: 'marah' }, { name: 'kerbau' }],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Biar aku bujuk,” kata Bu Guru. Ia membawa rumput segar. Kerbau itu makan, lalu diam lagi seperti batu.',
        en: "“I'll be nice to it,” said the teacher. She brought fresh grass. The buffalo ate, and stood still as a stone again.",
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'guru', mood: 'senang' },
          { name: 'kerbau', mood: 'senang' },
        ],
        things: ['jembatan', 'daun'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Rahmi membungkuk dan mengintip di antara kaki kerbau. “Sst,” katanya. “Jangan ribut.”',
        en: "Rahmi bent down and looked between the buffalo's legs. “Shh,” she said. “Be quiet.”",
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'laila', mood: 'kaget' }, { name: 'kerbau' }],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di depan kaki kerbau, tiga anak bebek tidur berimpitan. Papan jembatan itu hangat kena matahari.',
        en: 'In front of its feet, three ducklings slept side by side. The boards were warm from the sun.',
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'kerbau' }, { name: 'bebek', mood: 'tidur' }],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Pantas ia tidak mau jalan,” bisik Kakek. “Ia takut menginjak mereka.”',
        en: "“So that's why it won't walk,” whispered Grandpa. “It's afraid to step on them.”",
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'kerbau' },
        ],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Maka semua orang duduk di jembatan. Bapak membelah kelapa. Mereka minum sambil menunggu.',
        en: 'So everyone sat down on the bridge. Dad cut open some coconuts. They drank and waited.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'guru', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Akhirnya anak bebek bangun dan berbaris pulang. Kerbau itu berjalan di belakang mereka, pelan-pelan. “Lihat,” kata Rahmi, “bebek keempat!”',
        en: 'At last the ducklings woke up and marched home in a row. The buffalo walked behind them, very slowly. “Look,” said Rahmi, “duck number four!”',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bebek', mood: 'senang' },
          { name: 'kerbau', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['jembatan'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang terjadi ketika Bapak mendorong?', en: 'What happened when Dad pushed?' },
      right: { id: 'Kerbau itu menguap', en: 'The buffalo yawned' },
      wrong: [
        { id: 'Kerbau itu makan rumput', en: 'The buffalo ate grass' },
        { id: 'Kerbau itu mundur', en: 'The buffalo went back' },
      ],
      page: 2,
    },
    {
      ask: { id: 'Mengapa kerbau itu tidak mau jalan?', en: "Why didn't the buffalo walk on?" },
      right: {
        id: 'Ia takut menginjak anak bebek.',
        en: 'It was afraid to step on the ducklings.',
      },
      wrong: [
        { id: 'Ia ingin rumput yang segar.', en: 'It wanted fresh grass.' },
        { id: 'Ia takut pada gerobak kelapa.', en: 'It was afraid of the coconut cart.' },
      ],
      page: 6,
    },
  ],
  retell: [
    { id: 'Kerbau itu berhenti di mana?', en: 'Where did the buffalo stop?' },
    {
      id: 'Apa yang dilihat Rahmi di depan kaki kerbau?',
      en: 'What did Rahmi see in front of its feet?',
    },
    { id: 'Siapa bebek keempat?', en: 'Who was duck number four?' },
  ],
} satisfies Story;
