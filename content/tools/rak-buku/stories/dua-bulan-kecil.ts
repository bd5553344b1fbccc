import type { Story } from './story.ts';

export default {
  id: 'dua-bulan-kecil',
  level: 2,
  title: { id: 'Dua Bulan Kecil', en: 'Two Little Moons' },
  from: 'Bitung, Sulawesi Utara',
  pages: [
    {
      text: {
        id: 'Lampu kampung padam. Lina dan Bapak duduk di teras.',
        en: 'The village lights are out. Lina and Dad sit on the porch.',
      },
      scene: { place: 'rumah', who: [{ name: 'tini' }, { name: 'bapak' }], weather: 'malam' },
    },
    {
      text: {
        id: '“Lihat, Pak! Ada dua bulan kecil di pohon.”',
        en: '“Look, Dad! There are two little moons in the tree.”',
      },
      scene: {
        place: 'malam',
        who: [{ name: 'tini', mood: 'kaget' }, { name: 'bapak' }],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Dua bulan itu berkedip. Lalu... hop! Mereka pindah ke dahan lain.',
        en: 'The two moons blink. Then... hop! They are on a new branch.',
      },
      scene: { place: 'malam', who: [{ name: 'tini', mood: 'kaget' }], weather: 'malam' },
    },
    {
      text: {
        id: '“Bulan tidak bisa melompat,” kata Lina. “Benar,” bisik Bapak. “Itu mata tarsius.”',
        en: "“Moons can't jump,” says Lina. “No,” whispers Dad. “Those are the eyes of a tarsier.”",
      },
      scene: {
        place: 'malam',
        who: [{ name: 'tini' }, { name: 'bapak', mood: 'senang' }],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Tarsius itu kecil, sekecil tangan Lina. Matanya bulat dan besar.',
        en: "The tarsier is as small as Lina's hand. Its eyes are big and round.",
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'tarsius', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Tiba-tiba lampu kampung menyala. Tarsius itu hilang.',
        en: 'All at once the lights come back. The tarsier is gone.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'tini', mood: 'kaget' }, { name: 'bapak' }],
        things: ['lampu'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Lina lari ke dalam rumah. Tik! Ia memadamkan lampu. Ia duduk lagi dan menunggu.',
        en: 'Lina runs inside. Click! She puts out the lamp. She sits down and waits.',
      },
      scene: { place: 'rumah', who: [{ name: 'tini', mood: 'senang' }], weather: 'malam' },
    },
    {
      text: {
        id: 'Satu kedip. Dua kedip. Dua bulan kecil itu datang lagi!',
        en: 'One blink. Two blinks. The two little moons come back!',
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
          { name: 'tarsius', mood: 'senang' },
        ],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Dua bulan kecil itu apa?', en: 'What are the two little moons?' },
      right: { id: 'Mata tarsius', en: 'The eyes of a tarsier' },
      wrong: [
        { id: 'Lampu kampung', en: 'The lights of the village' },
        { id: 'Bulan di langit', en: 'Moons in the sky' },
      ],
      page: 3,
    },
    {
      ask: { id: 'Di mana Lina dan Bapak duduk?', en: 'Where do Lina and Dad sit?' },
      right: { id: 'Di teras', en: 'On the porch' },
      wrong: [
        { id: 'Di dahan pohon', en: 'In a tree' },
        { id: 'Di tepi jalan', en: 'By the road' },
      ],
      page: 0,
    },
  ],
  retell: [
    { id: 'Apa yang dilihat Lina di pohon?', en: 'What does Lina see in the tree?' },
    { id: 'Mengapa tarsius itu hilang?', en: 'Why does the tarsier go away?' },
    { id: 'Lina memadamkan lampu. Lalu?', en: 'Lina puts out the lamp. Then what?' },
  ],
} satisfies Story;
