import type { Story } from './story.ts';

export default {
  id: 'ikan-bersayap',
  level: 2,
  title: { id: 'Ikan Bersayap', en: 'The Fish with Wings' },
  from: 'Pontianak, Kalimantan Barat',
  pages: [
    {
      text: {
        id: 'Layang-layang Dodi mirip ikan. Ekornya panjang dan kuning.',
        en: "Dodi's kite is a fish. Its tail is long and yellow.",
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'senang' }],
        things: ['layang-layang'],
        weather: 'angin',
      },
    },
    {
      text: {
        id: 'Angin datang. Wus! Ikan itu naik tinggi sekali.',
        en: 'The wind comes. Whoosh! The fish goes up and up.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'senang' }],
        things: ['layang-layang'],
        weather: 'angin',
      },
    },
    {
      text: {
        id: 'Lo, di langit ada burung! Layang-layang burung itu memeluk ikan Dodi.',
        en: "Look, a bird kite is up there too! It hugs Dodi's fish.",
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'kaget' }],
        things: ['layang-layang'],
        weather: 'angin',
      },
    },
    {
      text: {
        id: 'Dodi menarik benang. Benang itu kusut. Dodi pun berjalan mengikuti benang.',
        en: 'Dodi pulls. The strings are in a knot. So he walks along the string.',
      },
      scene: {
        place: 'sawah',
        who: [{ name: 'dodi', mood: 'sedih' }],
        things: ['tali'],
        weather: 'angin',
      },
    },
    {
      text: {
        id: 'Benang itu lewat pohon, lewat jembatan, lewat warung bakso.',
        en: 'It goes past a tree, past a bridge, past a meatball stall.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'dodi' }],
        things: ['tali', 'jembatan'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di dekat sumur, ada anak lain. Anak itu juga memegang benang!',
        en: 'By a well stands a girl. She holds a string too!',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Aku Dodi. Itu ikanku.” “Aku Laila. Itu burungku.”',
        en: "“I'm Dodi. That's my fish.” “I'm Laila. That's my bird.”",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mereka mengikat ikan dan burung jadi satu. Kini di langit ada ikan bersayap!',
        en: 'They tie the fish and the bird together. Now a fish with wings is in the sky!',
      },
      scene: {
        place: 'sawah',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['layang-layang'],
        weather: 'angin',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang diikat jadi satu?', en: 'What do they tie together?' },
      right: { id: 'Ikan dan burung', en: 'The fish and the bird' },
      wrong: [
        { id: 'Pohon dan jembatan', en: 'The tree and the bridge' },
        { id: 'Ekor dan benang', en: 'The tail and the string' },
      ],
      page: 7,
    },
    {
      ask: { id: 'Di mana Dodi bertemu Laila?', en: 'Where does Dodi meet Laila?' },
      right: { id: 'Di dekat sumur', en: 'By a well' },
      wrong: [
        { id: 'Di atas jembatan', en: 'On a bridge' },
        { id: 'Di warung bakso', en: 'At the meatball stall' },
      ],
      page: 5,
    },
  ],
  retell: [
    { id: 'Layang-layang Dodi mirip apa?', en: "What does Dodi's kite look like?" },
    { id: 'Benang itu lewat mana?', en: 'Where does the string go?' },
    { id: 'Di ujung benang ada siapa? Lalu?', en: 'Who is at the end of it? And then?' },
  ],
} satisfies Story;
