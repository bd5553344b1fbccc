import type { Story } from './story.ts';

export default {
  id: 'jalan-miring',
  level: 2,
  title: { id: 'Jalan Miring', en: 'Sideways' },
  from: 'Gorontalo',
  pages: [
    {
      text: {
        id: 'Mika bertemu kepiting di pasir. “Hendak ke mana, Kepiting?”',
        en: 'Mika meets a crab on the sand. “Where are you going, Crab?”',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'mika', mood: 'senang' }, { name: 'kepiting' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kepiting itu diam, lalu berjalan miring. Mika ikut miring. Satu, dua, satu, dua!',
        en: 'Crab does not say. It walks off sideways. So does Mika. One, two, one, two!',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'kepiting' }, { name: 'mika', mood: 'senang' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tini melihatnya. Tini ikut miring. Dodi pun ikut miring.',
        en: 'Tini sees him. Tini goes sideways. Then Dodi goes sideways.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mereka miring lewat kebun. Mereka miring lewat kantor desa.',
        en: 'Sideways they go past the garden. Sideways past the village hall.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mereka miring ke sekolah, miring ke kelas, miring ke kursi.',
        en: 'Sideways to school, sideways to class, sideways to their chairs.',
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['meja'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ibu Guru masuk. “Mengapa kalian miring?” “Ini jalan kepiting, Bu!”',
        en: 'The teacher comes in. “Why are you all sideways?” “We walk like a crab, Miss!”',
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'guru', mood: 'kaget' },
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ibu Guru diam. Ia keluar lagi dan menutup pintu.',
        en: 'The teacher says nothing. She goes out again and shuts the door.',
      },
      scene: {
        place: 'sekolah',
        who: [{ name: 'guru' }, { name: 'mika', mood: 'kaget' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tok, tok, tok! Pintu terbuka. Ibu Guru masuk... miring!',
        en: 'Knock, knock! The door opens. The teacher comes in... sideways!',
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'guru', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Seperti apa jalan Ibu Guru di ujung cerita?',
        en: 'How does the teacher walk at the end?',
      },
      right: { id: 'Miring', en: 'Sideways' },
      wrong: [
        { id: 'Mundur', en: 'Backwards' },
        { id: 'Melompat', en: 'In hops' },
      ],
      page: 7,
    },
    {
      ask: { id: 'Siapa yang ikut miring sesudah Tini?', en: 'Who goes sideways after Tini?' },
      right: { id: 'Dodi', en: 'Dodi' },
      wrong: [
        { id: 'Ibu Guru', en: 'The teacher' },
        { id: 'Kepiting', en: 'The crab' },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Mika bertemu siapa di pasir?', en: 'Who does Mika meet on the sand?' },
    { id: 'Mereka miring ke mana?', en: 'Where do they go sideways?' },
    { id: 'Apa yang dilakukan Ibu Guru?', en: 'What does the teacher do?' },
  ],
} satisfies Story;
