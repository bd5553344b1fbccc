import type { Story } from './story.ts';

export default {
  id: 'tukang-sapu-hutan',
  level: 3,
  title: { id: 'Tukang Sapu Hutan', en: 'The Sweeper in the Forest' },
  from: 'Pegunungan Arfak, Papua Barat',
  pages: [
    {
      text: {
        id: 'Pagi-pagi, Mika dan Bapak duduk di balik daun. “Jangan bersuara,” bisik Bapak. “Nanti burungnya kabur.”',
        en: 'Early in the morning, Mika and Dad sat behind some leaves. “Not a sound,” whispered Dad, “or the bird will fly away.”',
      },
      scene: { place: 'hutan', who: [{ name: 'mika' }, { name: 'bapak' }], weather: 'cerah' },
    },
    {
      text: {
        id: 'Seekor cenderawasih turun ke tanah. Ia tidak menari. Ia menyapu!',
        en: 'A bird of paradise came down to the ground. It did not dance. It cleaned!',
      },
      scene: {
        place: 'hutan',
        who: [{ name: 'cenderawasih' }, { name: 'mika', mood: 'kaget' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Paruhnya mengambil satu daun. Lempar! Satu ranting. Lempar! Sebentar saja tanah itu bersih.',
        en: 'It picked up a leaf in its beak. Out! A twig. Out! Soon the ground was bare.',
      },
      scene: {
        place: 'hutan',
        who: [{ name: 'cenderawasih', mood: 'senang' }],
        things: ['daun'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Lalu angin menjatuhkan daun kuning, tepat di tengah. Burung itu menatapnya lama sekali, seperti Ibu menatap kamar Mika. Lempar!',
        en: "Then the wind dropped a yellow leaf right in the middle. The bird stared at it, just as Mum stared at Mika's room. Out!",
      },
      scene: {
        place: 'hutan',
        who: [{ name: 'cenderawasih', mood: 'marah' }, { name: 'mika' }],
        things: ['daun'],
        weather: 'angin',
      },
    },
    {
      text: {
        id: 'Barulah ia menari. Bulunya mengembang seperti rok. Kepalanya berayun ke kiri dan ke kanan. Mika sampai lupa berkedip.',
        en: 'Only then did it dance. Its feathers opened like a skirt. Its head swung left and right. Mika forgot to blink.',
      },
      scene: {
        place: 'hutan',
        who: [
          { name: 'cenderawasih', mood: 'senang' },
          { name: 'mika', mood: 'kaget' },
          { name: 'bapak', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di rumah, Mika mengambil kaus dari lantai. Ia mengambil buku dari bawah bantal. Ia menyapu.',
        en: 'At home, Mika picked up the shirts from the floor. He took the books from under his pillow. He swept.',
      },
      scene: { place: 'rumah', who: [{ name: 'mika', mood: 'senang' }], weather: 'cerah' },
    },
    {
      text: {
        id: 'Ibu berdiri di pintu. “Mika, kamu sakit?”',
        en: 'Mum stood in the doorway. “Mika, are you sick?”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'ibu', mood: 'kaget' },
          { name: 'mika', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Tunggu, Bu. Masih ada satu.” Mika menatap kaus kaki di tengah kamar. Lempar!',
        en: "“Wait, Mum. There's one more.” Mika stared at a sock in the middle of the room. Out!",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'ibu', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Lalu ia melilitkan sarung di pinggang, berdiri di tengah kamar, dan menari.',
        en: 'Then he tied a sarong around his waist, stood in the middle of the room, and danced.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['sarung'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang dilakukan burung itu sebelum menari?',
        en: 'What did the bird do before it danced?',
      },
      right: { id: 'Menyapu tanah', en: 'It cleaned the ground' },
      wrong: [
        { id: 'Mencari makan', en: 'It looked for food' },
        { id: 'Tidur di balik daun', en: 'It slept behind the leaves' },
      ],
      page: 1,
    },
    {
      ask: { id: 'Mengapa Mika tidak boleh bersuara?', en: 'Why was Mika told to be quiet?' },
      right: { id: 'Supaya burungnya tidak kabur', en: 'So that the bird would not fly away' },
      wrong: [
        { id: 'Supaya Ibu tidak bangun', en: 'So that Mum would not wake up' },
        { id: 'Supaya angin tidak datang', en: 'So that the wind would not come' },
      ],
      page: 0,
    },
  ],
  retell: [
    { id: 'Apa yang ditunggu Mika dan Bapak?', en: 'What did Mika and Dad wait for?' },
    { id: 'Daun kuning jatuh. Lalu?', en: 'A yellow leaf fell. And then?' },
    { id: 'Apa yang dilakukan Mika di rumah?', en: 'What did Mika do at home?' },
  ],
} satisfies Story;
