import type { Story } from './story.ts';

export default {
  id: 'cegukan-di-haluan',
  level: 5,
  title: { id: 'Cegukan di Haluan', en: 'Hiccups at the Bow' },
  from: 'Kuantan Singingi, Riau',
  pages: [
    {
      text: {
        id: 'Jalur adalah perahu balap dari satu batang kayu, panjangnya seperti lima mobil berderet. Lima puluh orang mendayungnya. Di ujung depan, di haluan, berdiri seorang anak yang menari. Tahun ini, anak itu Rafi.',
        en: 'A jalur is a racing boat made from a single tree, as long as five cars in a row. Fifty men paddle it. And right at the front, at the bow, stands a child who dances. This year, the child was Rafi.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Rafi pandai berenang, dan Bapak mendayung tepat di belakangnya. Tugas penari mudah diingat. Kalau jalur di depan, ia menari. Kalau tertinggal, ia duduk. Dan mukanya harus setenang patung.',
        en: "Rafi was a good swimmer, and Dad paddled right behind him. A dancer's job is easy to remember. If your boat is ahead, you dance. If it is behind, you sit. And your face must be as calm as a statue.",
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'dodi' }, { name: 'bapak', mood: 'senang' }],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Pada pagi lomba, Rafi makan lontong terlalu cepat. “Hik!” Ibu menoleh. “Hik!” kata Rafi lagi. Ia cegukan!',
        en: 'On the morning of the race, Rafi ate his rice cakes too fast. “Hic!” Mum turned around. “Hic!” said Rafi again. He had the hiccups!',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'dodi', mood: 'kaget' }, { name: 'ibu' }],
        things: ['meja', 'kue'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Semua orang punya obatnya. Kata Nenek, minum tujuh teguk. Hik! Kata Kakak, tahan napas. Hik! Paman bersembunyi di balik pintu untuk mengagetkan Rafi. Yang lewat malah Kakek. Kakek menjerit, kucing melompat, dan Rafi... hik!',
        en: 'Everyone knew a cure. Grandma said, drink seven sips. Hic! His sister said, hold your breath. Hic! Uncle hid behind the door to make Rafi jump. But it was Grandpa who came by. Grandpa yelled, the cat jumped, and Rafi... hic!',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek' },
          { name: 'dodi', mood: 'sedih' },
          { name: 'kakek', mood: 'kaget' },
          { name: 'kucing', mood: 'kaget' },
        ],
        things: ['botol'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Dua jalur menunggu di garis mulai. Rafi berdiri di haluan dengan muka setenang patung. Patung yang melompat kecil setiap beberapa detik. “Tenang saja,” bisik Bapak dari belakang. “Hik,” jawab Rafi.',
        en: 'Two boats waited at the start. Rafi stood at the bow, his face as calm as a statue. A statue that gave a little jump every few seconds. “Stay calm,” whispered Dad behind him. “Hic,” said Rafi.',
      },
      scene: {
        place: 'sungai',
        who: [{ name: 'dodi', mood: 'sedih' }, { name: 'bapak' }],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mulai! Bapak melihat punggung Rafi melompat, dan ia mengira itu aba-aba. Dayungnya turun. Empat puluh sembilan dayung mengikutinya. Hik, byur! Hik, byur! Belum pernah mereka mendayung serapi itu.',
        en: "Go! Dad saw Rafi's back jump and thought that was the signal. Down went his paddle. Forty-nine paddles followed. Hic, splash! Hic, splash! They had never paddled so well together.",
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'kaget' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Jalur mereka melaju ke depan. Sekarang Rafi harus menari. Tangannya berputar, hik, lututnya tertekuk, hik, kepalanya miring, hik! Penonton di tepi sungai melongo. Tarian apa itu? Lucu sekali!',
        en: 'Their boat pulled ahead. Now Rafi had to dance. His hands turned, hic, his knees bent, hic, his head tilted, hic! The people on the bank stared. What kind of dance was that? It was wonderful!',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Lalu, seratus meter sebelum akhir, cegukan itu hilang. Begitu saja. Bapak menunggu. Para pendayung menunggu. Dayung naik dan turun tak beraturan, dan jalur sebelah makin dekat.',
        en: 'Then, a hundred metres from the finish, the hiccups stopped. Just like that. Dad waited. The paddlers waited. Paddles went up and down at all the wrong times, and the other boat came closer and closer.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'bapak', mood: 'kaget' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Rafi menelan ludah. Tidak ada apa-apa. Maka ia menarik napas dalam-dalam dan berteriak, “HIK!” Byur! “HIK!” Byur! Sekarang kelima puluh pendayung ikut berteriak. “HIK! HIK! HIK!”',
        en: 'Rafi swallowed. Nothing. So he took a deep breath and shouted, “HIC!” Splash! “HIC!” Splash! Now all fifty paddlers shouted with him. “HIC! HIC! HIC!”',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Jalur mereka melewati garis akhir, hanya sejengkal di depan jalur sebelah. Gendang berbunyi, topi beterbangan. Di tepi sungai, anak-anak kecil sudah menirukan tarian baru itu. Melompat kecil, berputar, melompat kecil.',
        en: 'They crossed the line just a hand ahead of the other boat. Drums rolled, hats flew. On the bank, children were already trying the new dance. A little jump, a turn, a little jump.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'dodi', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['perahu', 'gendang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di dermaga, Bapak memeluk Rafi. “Cegukanmu sudah sembuh?” “Sudah, Pak,” jawab Rafi. Bapak hendak memanggil para pendayung. Ia membuka mulutnya lebar-lebar. “Hik!” kata Bapak.',
        en: 'At the landing, Dad hugged Rafi. “Are your hiccups gone?” “All gone, Dad,” said Rafi. Dad turned to call the paddlers. He opened his mouth wide. “Hic!” said Dad.',
      },
      scene: {
        place: 'sungai',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang terjadi seratus meter sebelum akhir?',
        en: 'What happened a hundred metres from the finish?',
      },
      right: { id: 'Cegukan Rafi hilang.', en: "Rafi's hiccups stopped." },
      wrong: [
        { id: 'Rafi jatuh ke sungai.', en: 'Rafi fell into the river.' },
        { id: 'Jalur sebelah berhenti mendayung.', en: 'The other boat stopped paddling.' },
      ],
      page: 7,
    },
    {
      ask: {
        id: 'Mengapa dayung mereka turun bersamaan dengan cegukan Rafi?',
        en: 'Why did the paddles go down with each hiccup?',
      },
      right: { id: 'Bapak mengira itu aba-aba.', en: 'Dad thought it was the signal.' },
      wrong: [
        { id: 'Rafi menyuruh mereka begitu.', en: 'Rafi told them to.' },
        { id: 'Penonton berteriak dari tepi sungai.', en: 'The people on the bank shouted.' },
      ],
      page: 5,
    },
  ],
  retell: [
    { id: 'Apa tugas Rafi di jalur?', en: "What was Rafi's job in the boat?" },
    { id: 'Bagaimana cegukan itu membantu mereka?', en: 'How did the hiccups help them?' },
    {
      id: 'Apa yang dilakukan Rafi ketika cegukannya hilang?',
      en: 'What did Rafi do when the hiccups stopped?',
    },
  ],
} satisfies Story;
