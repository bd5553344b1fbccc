import type { Story } from './story.ts';

export default {
  id: 'halaman-terakhir',
  level: 5,
  title: { id: 'Halaman Terakhir', en: 'The Last Page' },
  from: 'Polewali Mandar, Sulawesi Barat',
  pages: [
    {
      text: {
        id: 'Kakek Nurul dahulu nelayan. Sekarang perahunya mengangkut buku. Setiap libur sekolah, Nurul ikut berlayar bersamanya dari pulau ke pulau. Di setiap dermaga, anak-anak sudah menunggu.',
        en: "Nurul's grandfather used to be a fisherman. Now his boat carried books. In the school holidays Nurul sailed with him from island to island. On every pier, children were waiting.",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
        ],
        things: ['perahu', 'buku'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Buku yang paling dicari berjudul “Kucing Naik ke Bulan”. Saking seringnya dibaca, sampulnya hampir lepas. Dan suatu hari, halaman terakhirnya hilang.',
        en: 'The book that everybody wanted was called “The Cat Who Climbed to the Moon”. It had been read so often that its cover was coming off. And one day its last page was gone.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila' }, { name: 'kakek' }],
        things: ['buku'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ceritanya begini. Seekor kucing ingin naik ke bulan. Ia membuat tangga dari seribu bambu. Ia memanjat tiga malam. Di anak tangga paling atas, ia mengulurkan kaki depannya, dan... bulan masih satu jengkal lagi. Habis! Sesudah itu, kosong.',
        en: 'The story went like this. A cat wanted to go to the moon. It built a ladder from a thousand bamboo poles. It climbed for three nights. On the very last step it stretched out its paw, and... the moon was still one hand away. That was all! After that came nothing.',
      },
      scene: { place: 'malam', who: [{ name: 'kucing', mood: 'sedih' }], weather: 'malam' },
    },
    {
      text: {
        id: '“Lalu bagaimana?” teriak anak-anak di pulau pertama. Nurul tidak tahu. Kakek juga lupa. “Menurut kalian bagaimana?” tanya Kakek.',
        en: "“Then what?” cried the children on the first island. Nurul didn't know. Grandpa had forgotten. “What do you think?” he asked.",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'kaget' },
          { name: 'tini', mood: 'sedih' },
          { name: 'laila', mood: 'sedih' },
        ],
        things: ['buku'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Kucing itu menunggu air pasang,” kata Amri, anak nelayan. “Laut naik, tangganya terangkat, sampai!” Nurul menulisnya di kertas dan menyelipkannya di belakang buku.',
        en: "“The cat waits for the tide,” said Amri, a fisherman's son. “The sea comes up, the ladder floats, and it's there!” Nurul wrote that down and slipped it into the back of the book.",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
          { name: 'laila' },
        ],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di pulau kedua, Sitti punya pendapat lain. “Ia tidak perlu naik. Ia turun saja dan mengambil ember air. Bulan selalu mampir ke ember kami.” Kakek mengangguk-angguk. “Masuk akal.”',
        en: "On the second island, Sitti had another idea. “It doesn't have to climb. It should go back down and get a bucket of water. The moon always visits our bucket.” Grandpa nodded. “That makes sense.”",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'kakek' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['kertas', 'buku'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di pulau ketiga, seorang nenek ikut menjawab. “Kucing itu bersin. Tangganya bergoyang ke depan. Beres.” Di pulau keempat, kucing itu memanggil kucing lain, lalu berdiri di punggungnya. Di pulau kelima, bulan yang bergeser karena kasihan.',
        en: 'On the third island, an old woman joined in. “The cat sneezes. The ladder swings forward. Done.” On the fourth, the cat called another cat and stood on its back. On the fifth, the moon moved over, because it felt sorry.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'dodi', mood: 'kaget' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['buku'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Buku itu makin gemuk. Sekarang ada dua puluh tiga halaman terakhir. Kalau Nurul membacakannya, anak-anak tidak mau berhenti sebelum mendengar semuanya.',
        en: 'The book grew fat. Now it had twenty-three last pages. When Nurul read it aloud, the children would not go until they had heard them all.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'kakek', mood: 'senang' },
        ],
        things: ['buku', 'kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Pada hari terakhir libur, Kakek membersihkan mesin perahu. Dari celah papan, ia menarik selembar kertas yang kusut dan berminyak. “Nurul,” katanya. “Coba lihat ini.” Di pojoknya ada gambar kaki kucing.',
        en: "On the last day of the holidays, Grandpa cleaned the motor. From a crack between the boards he pulled a crumpled, oily sheet of paper. “Nurul,” he said, “look at this.” In its corner was a picture of a cat's paw.",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'kakek', mood: 'kaget' },
          { name: 'laila', mood: 'kaget' },
        ],
        things: ['mesin', 'kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Itulah halaman terakhir yang asli! Anak-anak di dermaga berkerumun. “Baca!” kata sebagian. “Jangan!” kata sebagian lagi. “Nanti punya kita salah semua.” Mereka mengangkat tangan. Sebelas lawan sepuluh: baca.',
        en: "It was the real last page! The children on the pier crowded around. “Read it!” said some. “Don't!” said others. “Then ours will all be wrong.” They put up their hands. Eleven to ten: read it.",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika' },
          { name: 'tini' },
          { name: 'rani' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nurul meratakan kertas itu di lututnya. Semua menahan napas. Di bawah gambar kucing, hanya ada satu kata.',
        en: 'Nurul smoothed the page on her knee. Everyone held their breath. Under the picture of the cat there were just three words.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila', mood: 'kaget' }, { name: 'kakek' }],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Bersambung.” Kakek yang pertama tertawa. Lalu seluruh dermaga. “Baik,” kata Nurul sambil meraut pensilnya. “Siapa mau lebih dulu?”',
        en: '“To be continued.” Grandpa was the first to laugh. Then the whole pier did. “All right,” said Nurul, and sharpened her pencil. “Who wants to go first?”',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'rani', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
        ],
        things: ['buku'],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Di mana halaman terakhir itu ditemukan?', en: 'Where was the last page found?' },
      right: { id: 'Di celah papan perahu', en: "In a crack between the boat's boards" },
      wrong: [
        { id: 'Di dasar ember milik Sitti', en: "At the bottom of the bucket on Sitti's island" },
        { id: 'Di bawah sampul buku', en: 'Under the cover of the book' },
      ],
      page: 8,
    },
    {
      ask: {
        id: 'Mengapa sebagian anak tidak mau halaman itu dibaca?',
        en: "Why didn't some children want the page to be read?",
      },
      right: { id: 'Nanti jawaban mereka salah semua.', en: 'Then theirs would all be wrong.' },
      wrong: [
        { id: 'Kertasnya terlalu berminyak.', en: 'The paper was too oily to read.' },
        { id: 'Mereka takut pada kucing itu.', en: 'They were afraid of the cat.' },
      ],
      page: 9,
    },
  ],
  retell: [
    { id: 'Apa yang hilang dari buku itu?', en: 'What was missing from the book?' },
    { id: 'Apa saja jawaban anak-anak?', en: 'What endings did the children think of?' },
    { id: 'Apa yang tertulis di halaman terakhir?', en: 'What did the last page say?' },
  ],
} satisfies Story;
