import type { Story } from './story.ts';

export default {
  id: 'antena-hidup',
  level: 4,
  title: { id: 'Antena Hidup', en: 'The Living Antenna' },
  from: 'Takengon, Aceh Tengah, Aceh',
  pages: [
    {
      text: {
        id: 'Radio Kakek lebih tua daripada Bapak. Malam ini ada final sepak bola. Para tetangga di kebun kopi datang untuk ikut mendengar.',
        en: "Grandpa's radio was older than Dad. Tonight was the football final. All the neighbours from the coffee farms came to listen.",
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['radio'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Kresek, kresek,” kata radio itu. Kakek menaruhnya di jendela. Kresek. Di atas lemari. Kresek. Di bawah kursi. Kresek.',
        en: '“Crackle, crackle,” said the radio. Grandpa put it in the window. Crackle. On top of the cupboard. Crackle. Under a chair. Crackle.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'kakek', mood: 'sedih' }, { name: 'bapak' }, { name: 'laila' }],
        things: ['radio'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Laila memegang ujung antena. Tiba-tiba suara penyiar terdengar jernih. “Bola dioper ke kanan...” “Jangan bergerak!” seru semua orang.',
        en: "Laila took hold of the tip of the antenna. All at once the voice was clear. “A pass to the right...” “Don't move!” everybody cried.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'kakek', mood: 'kaget' },
        ],
        things: ['radio'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Laila menjadi antena. Ia berdiri seperti patung. Tetapi hidungnya gatal. Ia menggaruk sedikit saja. Kresek! Bapak cepat-cepat memegang bahunya. Suara itu kembali, malah lebih jernih.',
        en: 'Laila was the antenna now. She stood like a statue. But her nose itched. She gave it one small scratch. Crackle! Dad quickly took hold of her shoulder. The voice came back, even clearer.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila', mood: 'sedih' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['radio'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Ibu memegang bahu Bapak. Lebih jernih lagi! Nenek memegang bahu Ibu. Makin panjang barisannya, makin jernih suaranya. Barisan itu keluar pintu dan turun ke halaman.',
        en: "Mum took hold of Dad's shoulder. Clearer still! Grandma took hold of Mum's. The longer the line, the clearer the voice. The line went out the door and down into the yard.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila' },
          { name: 'bapak' },
          { name: 'ibu', mood: 'senang' },
          { name: 'nenek', mood: 'senang' },
        ],
        things: ['radio'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Di ujung barisan, Paman memegang tanduk kambing. Dengan kambing, suara penonton pun terdengar. Skor satu sama. Waktu tinggal satu menit.',
        en: 'At the end of the line, Uncle held the goat by the horn. With the goat, you could even hear the crowd. The score was one all. One minute to go.',
      },
      scene: {
        place: 'gunung',
        who: [{ name: 'nenek' }, { name: 'guru' }, { name: 'kambing' }],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Tendangan bebas!” seru penyiar. “Bola melambung... melewati kiper... dan...” “Mbeeek!” Kambing itu lepas dan lari. Kresek, kresek, kresek.',
        en: '“A free kick!” cried the radio. “The ball flies... past the keeper... and...” “Baaaah!” The goat pulled free and ran. Crackle, crackle, crackle.',
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'kambing', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
          { name: 'bapak', mood: 'kaget' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Semua berlari mengejar kambing. Mereka mengitari kandang, menyusuri kebun kopi, lalu mengitari kandang lagi. Bapak yang menangkapnya, tepat di depan pintu.',
        en: 'They all ran after the goat. Around the shed, down through the coffee, and around the shed again. It was Dad who caught it, right at the door.',
      },
      scene: {
        place: 'gunung',
        who: [
          { name: 'kambing', mood: 'senang' },
          { name: 'bapak' },
          { name: 'laila' },
          { name: 'ibu' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Di dalam rumah, tidak ada yang memegang radio. Suaranya jernih sekali. “Sekian pertandingan malam ini,” kata penyiar. “Sampai jumpa.”',
        en: "Inside, nobody was holding the radio. The voice was perfectly clear. “And that was tonight's match,” it said. “Good night.”",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kakek', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
          { name: 'kambing' },
        ],
        things: ['radio'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Sepi. Semua saling memandang. “Jadi, siapa yang menang?” tanya Laila. Kakek menunjuk ke pintu, tempat kambing itu mengunyah sandalnya. “Satu kosong,” kata Kakek. “Untuk kambing.”',
        en: 'Silence. They looked at each other. “So who won?” asked Laila. Grandpa pointed to the door, where the goat stood eating his sandal. “One nil,” he said. “To the goat.”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'kambing', mood: 'senang' },
        ],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Siapa yang menangkap kambing?', en: 'Who caught the goat?' },
      right: { id: 'Bapak', en: 'Dad' },
      wrong: [
        { id: 'Paman', en: 'Uncle' },
        { id: 'Laila', en: 'Laila' },
      ],
      page: 7,
    },
    {
      ask: {
        id: 'Mengapa suara radio hilang ketika Laila menjadi antena?',
        en: 'Why did the voice go away while Laila was the antenna?',
      },
      right: { id: 'Ia menggaruk hidungnya.', en: 'She scratched her nose.' },
      wrong: [
        { id: 'Ia duduk di bawah kursi.', en: 'She sat under a chair.' },
        { id: 'Ia mengejar kambing.', en: 'She ran after the goat.' },
      ],
      page: 3,
    },
  ],
  retell: [
    {
      id: 'Mengapa tetangga datang ke rumah Kakek?',
      en: "Why did the neighbours come to Grandpa's house?",
    },
    { id: 'Bagaimana suara radio menjadi jernih?', en: 'How did the voice get clear?' },
    { id: 'Siapa yang menang menurut Kakek?', en: 'Who did Grandpa say had won?' },
  ],
} satisfies Story;
