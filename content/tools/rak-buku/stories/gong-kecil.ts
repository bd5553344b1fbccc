import type { Story } from './story.ts';

export default {
  id: 'gong-kecil',
  level: 2,
  title: { id: 'Gong Kecil Wayan', en: "Wayan's Little Gong" },
  from: 'Gianyar, Bali',
  pages: [
    {
      text: {
        id: 'Wayan ikut bermain gamelan. Tugasnya cuma satu: memukul gong kecil.',
        en: 'Wayan plays in the gamelan. He has one job: to hit the little gong.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika', mood: 'senang' }, { name: 'kakek' }],
        things: ['gong', 'gendang'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Satu kali saja, di ujung lagu,” pesan Kakek.',
        en: '“Just once, at the end of the song,” says Grandpa.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'kakek', mood: 'senang' }, { name: 'mika' }],
        things: ['gong'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Lagu itu panjang. Wayan menunggu. Wayan menunggu lagi.',
        en: 'The song is long. Wayan waits. Wayan waits some more.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika' }, { name: 'kakek' }],
        things: ['gong', 'gendang'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Matanya makin berat. Kepalanya makin turun... turun...',
        en: 'His eyes get heavy. His head sinks down... and down...',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika', mood: 'tidur' }],
        things: ['gong'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Seekor nyamuk hinggap di hidungnya. “Ha... ha... HACIM!”',
        en: 'A mosquito lands on his nose. “Ah... ah... ACHOO!”',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika', mood: 'kaget' }],
        things: ['gong'],
        weather: 'malam',
      },
    },
    {
      text: { id: 'Tangan Wayan ikut melompat. Gooong!', en: 'His hand jumps too. Gooong!' },
      scene: {
        place: 'rumah',
        who: [
          { name: 'mika', mood: 'kaget' },
          { name: 'kakek', mood: 'kaget' },
        ],
        things: ['gong'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Semua diam. Lo, lagu memang sudah di ujung! “Pas sekali!” kata Kakek.',
        en: 'All is still. The song was just at its end! “Right on time!” says Grandpa.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika' }, { name: 'kakek', mood: 'senang' }],
        things: ['gong', 'gendang'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Esok malam, Kakek membawa bunga rumput. “Untuk hidungmu,” katanya. “Nanti bersin lagi, ya!”',
        en: 'The next night, Grandpa brings a tuft of grass. “For your nose,” he says. “Sneeze again, please!”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
        ],
        things: ['gong', 'daun'],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang hinggap di hidung Wayan?', en: "What lands on Wayan's nose?" },
      right: { id: 'Nyamuk', en: 'A mosquito' },
      wrong: [
        { id: 'Bunga rumput', en: 'A tuft of grass' },
        { id: 'Semut', en: 'An ant' },
      ],
      page: 4,
    },
    {
      ask: { id: 'Siapa yang membawa bunga rumput?', en: 'Who brings the tuft of grass?' },
      right: { id: 'Kakek', en: 'Grandpa' },
      wrong: [
        { id: 'Wayan', en: 'Wayan' },
        { id: 'Teman Wayan', en: "Wayan's friend" },
      ],
      page: 7,
    },
  ],
  retell: [
    { id: 'Apa tugas Wayan?', en: "What is Wayan's job?" },
    { id: 'Mengapa Wayan bersin?', en: 'Why does Wayan sneeze?' },
    { id: 'Apa yang dibawa Kakek esok malam?', en: 'What does Grandpa bring the next night?' },
  ],
} satisfies Story;
