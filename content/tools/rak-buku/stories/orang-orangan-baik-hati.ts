import type { Story } from './story.ts';

export default {
  id: 'orang-orangan-baik-hati',
  level: 3,
  title: { id: 'Orang-Orangan Baik Hati', en: 'The Kind Scarecrow' },
  from: 'Sidenreng Rappang, Sulawesi Selatan',
  pages: [
    {
      text: {
        id: 'Burung pipit memakan padi Kakek. Jadi, Besse dan Kakek membuat orang-orangan dari jerami.',
        en: "Little birds were eating Grandpa's rice. So Besse and Grandpa made a scarecrow out of straw.",
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'kakek', mood: 'sedih' }, { name: 'tini' }],
        things: ['orang-orangan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Ia harus galak,” kata Kakek. Besse memberinya topi lebar dan tangan yang terbuka.',
        en: '“He has to look mean,” said Grandpa. Besse gave him a wide hat and open arms.',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['orang-orangan', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Esoknya, burung-burung hinggap di tangannya. Mereka bersarang di topinya!',
        en: 'The next day, birds sat on his arms. They had built a nest in his hat!',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'kakek', mood: 'kaget' },
          { name: 'tini', mood: 'kaget' },
        ],
        things: ['orang-orangan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Aduh, ia terlalu baik hati,” keluh Kakek.',
        en: '“Oh dear, he is too kind,” sighed Grandpa.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'kakek', mood: 'sedih' }, { name: 'tini' }],
        things: ['orang-orangan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Besse memperhatikan burung-burung itu. Mereka selalu bermain di dekat orang-orangan. “Kek, ayo kita pindahkan dia!”',
        en: "Besse watched the birds. They always played close to the scarecrow. “Grandpa, let's move him!”",
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'tini' }, { name: 'kakek' }],
        things: ['orang-orangan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mereka mengangkat orang-orangan itu ke padang rumput, jauh dari padi. Burung-burung terbang mengikutinya, seperti pawai.',
        en: 'They carried him to a meadow, far from the rice. The birds flew after him like a parade.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'kakek' }, { name: 'tini', mood: 'senang' }],
        things: ['orang-orangan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di sana ada biji rumput yang banyak. Burung-burung betah. Padi Kakek pun aman.',
        en: "There were plenty of grass seeds there. The birds were happy to stay. And Grandpa's rice was safe.",
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
        ],
        things: ['orang-orangan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Sore itu Kakek lelah. Ia bersandar di samping orang-orangan. Tangannya terbuka, topinya lebar.',
        en: 'That evening Grandpa was tired. He leaned back beside the scarecrow, arms open, hat wide.',
      },
      scene: {
        place: 'gunung',
        who: [{ name: 'kakek', mood: 'tidur' }],
        things: ['orang-orangan', 'topi'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Seekor pipit hinggap di tangan Kakek. Satu lagi di topinya, membawa jerami. “Jangan bergerak, Kek,” bisik Besse. “Kakek juga terlalu baik hati.”',
        en: "A bird sat down on Grandpa's arm. Another came to his hat, with a straw in its beak. “Don't move, Grandpa,” whispered Besse. “You are too kind, too.”",
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'tini', mood: 'kaget' },
          { name: 'kakek', mood: 'kaget' },
        ],
        things: ['orang-orangan', 'topi'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Burung-burung bersarang di mana?', en: 'Where did the birds build a nest?' },
      right: { id: 'Di topi orang-orangan', en: "In the scarecrow's hat" },
      wrong: [
        { id: 'Di tangan Kakek', en: "On Grandpa's arm" },
        { id: 'Di tengah padi', en: 'In the rice' },
      ],
      page: 2,
    },
    {
      ask: {
        id: 'Mengapa burung-burung betah di padang rumput?',
        en: 'Why were the birds happy to stay in the meadow?',
      },
      right: { id: 'Di sana banyak biji rumput.', en: 'There were plenty of grass seeds.' },
      wrong: [
        { id: 'Di sana ada padi Kakek.', en: "Grandpa's rice was there." },
        { id: 'Di sana tidak ada orang-orangan.', en: 'No scarecrow was there.' },
      ],
      page: 6,
    },
  ],
  retell: [
    { id: 'Mengapa Kakek membuat orang-orangan?', en: 'Why did Grandpa make a scarecrow?' },
    { id: 'Orang-orangan dibawa ke mana?', en: 'Where did they take the scarecrow?' },
    {
      id: 'Apa yang terjadi ketika Kakek bersandar?',
      en: 'What happened when Grandpa leaned back?',
    },
  ],
} satisfies Story;
