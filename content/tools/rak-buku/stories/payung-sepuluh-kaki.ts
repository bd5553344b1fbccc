import type { Story } from './story.ts';

export default {
  id: 'payung-sepuluh-kaki',
  level: 2,
  title: { id: 'Payung Sepuluh Kaki', en: 'The Umbrella with Ten Legs' },
  from: 'Bogor, Jawa Barat',
  pages: [
    {
      text: {
        id: 'Hujan turun di Bogor. Tini pulang dengan payung merah yang besar.',
        en: 'Rain falls on Bogor. Tini walks home with her big red umbrella.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'tini', mood: 'senang' }],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Seekor kucing duduk di tepi jalan. Bulunya basah. “Ikut aku, Kucing!” kata Tini.',
        en: 'A wet cat sits by the road. “Come with me, Cat!” says Tini.',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'kucing', mood: 'sedih' },
        ],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Lalu ada ayam di bawah pohon. “Ikut aku, Ayam!”',
        en: 'Then there is a hen under a tree. “Come with me, Hen!”',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'kucing', mood: 'senang' },
          { name: 'ayam', mood: 'sedih' },
        ],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Bebek suka hujan. Tetapi bebek juga suka teman. Bebek pun ikut.',
        en: 'Duck likes rain. But Duck likes friends too. So Duck comes along.',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'kucing' },
          { name: 'ayam', mood: 'senang' },
          { name: 'bebek', mood: 'senang' },
        ],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Mereka berjalan pelan-pelan. Payung itu penuh sekali!',
        en: 'They walk slowly, very slowly. It is a tight fit!',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'tini' }, { name: 'kucing' }, { name: 'ayam' }, { name: 'bebek' }],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: 'Di rumah, Nenek melihat dari pintu. “Lo, payung itu punya kaki! Satu, dua, tiga... sepuluh!”',
        en: 'At home, Grandma looks out the door. “That umbrella has legs! One, two, three... ten!”',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'nenek', mood: 'kaget' }],
        things: ['payung'],
        weather: 'hujan',
      },
    },
    {
      text: {
        id: '“Merah dan punya sepuluh kaki,” kata Nenek. “Itu pasti udang! Ayo masuk, Udang!”',
        en: '“Red, and ten legs,” says Grandma. “It must be a shrimp! Come in, Shrimp!”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'kucing' },
          { name: 'ayam' },
          { name: 'bebek' },
        ],
        things: ['payung'],
        weather: 'hujan',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Menurut Nenek, apa yang datang?', en: 'What does Grandma call the umbrella?' },
      right: { id: 'Udang', en: 'A shrimp' },
      wrong: [
        { id: 'Bebek', en: 'A duck' },
        { id: 'Kucing besar', en: 'A big cat' },
      ],
      page: 6,
    },
    {
      ask: { id: 'Di mana Tini bertemu ayam?', en: 'Where does Tini find the hen?' },
      right: { id: 'Di bawah pohon', en: 'Under a tree' },
      wrong: [
        { id: 'Di tepi jalan', en: 'By the road' },
        { id: 'Di depan rumah Nenek', en: "At Grandma's house" },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Tini pulang dengan apa?', en: 'What does Tini walk home with?' },
    { id: 'Siapa yang ikut Tini?', en: 'Who comes along?' },
    { id: 'Apa yang dilihat Nenek?', en: 'What does Grandma see?' },
  ],
} satisfies Story;
