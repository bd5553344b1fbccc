import type { Story } from './story.ts';

export default {
  id: 'kaki-belakang',
  level: 4,
  title: { id: 'Kaki Belakang', en: 'The Back Legs' },
  from: 'Singkawang, Kalimantan Barat',
  pages: [
    {
      text: {
        id: 'Mei dan Afui berlatih barongsai untuk Imlek. Mei di depan, memegang kepala singa. Afui di belakang. Ia menjadi pinggang, kaki, dan ekor.',
        en: "Mei and Afui were training the lion dance for Imlek, the New Year. Mei was in front and held the lion's head. Afui was behind. He was its back, its legs, and its tail.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'tini', mood: 'senang' }, { name: 'dodi' }],
        things: ['barongsai'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Aku tidak bisa melihat apa-apa,” keluh Afui dari dalam kain. “Kaki belakang tidak perlu melihat,” kata Mei. “Ikut saja.”',
        en: "“I can't see a thing,” said Afui from inside the cloth. “The back legs don't have to see,” said Mei. “Just follow.”",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'tini' }, { name: 'dodi', mood: 'marah' }],
        things: ['barongsai'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Masalahnya, kepala suka berubah pikiran. Mei berbelok, Afui lurus. Mei melompat, Afui baru jongkok. Singa mereka memanjang dan memendek seperti ulat.',
        en: 'But the head kept changing its mind. Mei turned, Afui went straight on. Mei jumped, Afui had just sat down. Their lion grew long and short like a caterpillar.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'tini', mood: 'kaget' },
        ],
        things: ['barongsai', 'gendang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kakek berhenti memukul gendang. Bahunya berguncang menahan tawa. “Besok kalian bertukar tempat,” katanya.',
        en: 'Grandpa stopped drumming. His shoulders shook, for he was trying not to laugh. “Tomorrow you two swap places,” he said.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'kakek', mood: 'senang' }, { name: 'tini' }, { name: 'dodi' }],
        things: ['gendang', 'barongsai'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Esoknya Mei di belakang. Gelap. Panas. “Kamu berbelok tidak bilang-bilang!” protesnya. Dari depan terdengar suara Afui, “Kaki belakang tidak perlu melihat.”',
        en: "The next day Mei was behind. It was dark. It was hot. “You turned and didn't tell me!” she cried. From the front came Afui's voice: “The back legs don't have to see.”",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'tini', mood: 'marah' },
        ],
        things: ['barongsai'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mei diam. Lalu ia tertawa, dan Afui ikut tertawa. Mereka membuat bahasa rahasia. Satu ketukan berarti kiri. Dua ketukan berarti kanan. Tiga ketukan: lompat! Empat: berhenti!',
        en: 'Mei said nothing. Then she laughed, and so did Afui. They made up a secret language. One knock: left. Two knocks: right. Three knocks: jump! Four: stop!',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Pada hari Imlek, jalan penuh lampion. Mei kembali di depan, Afui di belakang. Tok! Tok, tok! Singa mereka mengalir seperti air.',
        en: 'On the day of Imlek, the street was full of red lanterns. Mei was in front again, Afui behind. Knock! Knock, knock! Their lion flowed like water.',
      },
      scene: {
        place: 'pasar',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['barongsai', 'lampu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Dari belakang, Afui hanya melihat tanah dan sepatu Mei. Tiba-tiba ia melihat tali sepatu Mei terlepas. Tok, tok, tok, tok!',
        en: "All that Afui could see was the ground and Mei's shoes. And now he saw that one of Mei's laces was undone. Knock, knock, knock, knock!",
      },
      scene: {
        place: 'pasar',
        who: [{ name: 'dodi', mood: 'kaget' }],
        things: ['sepatu', 'barongsai'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Singa itu berhenti. Bagian belakangnya melipat ke depan. Dua tangan keluar dari perutnya dan mengikat tali sepatu. Lalu singa itu menari lagi.',
        en: 'The lion stopped. Its back half folded forward. Two hands came out of its belly and tied the lace. Then the lion danced on.',
      },
      scene: {
        place: 'pasar',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'kakek', mood: 'kaget' },
          { name: 'guru', mood: 'senang' },
        ],
        things: ['barongsai'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Penonton bersorak paling keras hari itu. “Gerakan apa tadi?” tanya Kakek. “Gerakan kaki belakang,” jawab Mei. “Untung kaki belakang bisa melihat.”',
        en: 'It was the loudest cheer of the day. “What do you call that move?” asked Grandpa. “The back leg move,” said Mei. “Lucky for us, the back legs can see.”',
      },
      scene: {
        place: 'pasar',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['barongsai'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang dilihat Afui dari belakang?', en: 'What did Afui see from behind?' },
      right: { id: 'Tali sepatu Mei terlepas.', en: "Mei's lace was undone." },
      wrong: [
        { id: 'Kakek menahan tawa.', en: 'Grandpa was trying not to laugh.' },
        { id: 'Lampion jatuh ke jalan.', en: 'A lantern fell on the street.' },
      ],
      page: 7,
    },
    {
      ask: {
        id: 'Untuk apa mereka membuat bahasa rahasia?',
        en: 'What did their secret language tell?',
      },
      right: {
        id: 'Supaya tahu kapan berbelok, melompat, dan berhenti',
        en: 'When to turn, jump, and stop',
      },
      wrong: [
        { id: 'Supaya Kakek tidak mendengar mereka', en: 'Things Grandpa must not hear' },
        { id: 'Supaya tahu siapa yang di depan', en: 'Who would be in front' },
      ],
      page: 5,
    },
  ],
  retell: [
    { id: 'Mengapa latihan mereka kacau?', en: 'Why did their training go wrong?' },
    {
      id: 'Apa yang mereka buat sesudah bertukar tempat?',
      en: 'What did they make up after they swapped?',
    },
    { id: 'Apa yang terjadi pada hari Imlek?', en: 'What happened on the day of Imlek?' },
  ],
} satisfies Story;
