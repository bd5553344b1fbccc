import type { Story } from './story.ts';

export default {
  id: 'lapangan-milik-laut',
  level: 5,
  title: { id: 'Lapangan Milik Laut', en: 'The Field that Belongs to the Sea' },
  from: 'Kepulauan Kei, Maluku',
  pages: [
    {
      text: {
        id: 'Lapangan bola terbaik di pulau ini tidak ada di peta. Ia muncul kalau air surut: pasir putih, rata, dan keras, sejauh mata memandang. Kalau air pasang, lapangan itu menjadi rumah ikan lagi.',
        en: 'The best football field on the island was on no map. It came out when the tide was low: white sand, flat and hard, as far as you could see. When the tide was high, it belonged to the fish again.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Setiap Sabtu, anak-anak Kampung Timur bertanding melawan Kampung Barat. Wasitnya Opa Yosi, nelayan tua dengan peluit dari kerang. Ia tidak punya jam. “Kalau air menyentuh tiang gawang, selesai,” katanya. “Laut tidak mengenal tambahan waktu.”',
        en: "Every Saturday the children of East Village played West Village. The referee was Opa Yosi, an old fisherman with a whistle made from a shell. He had no watch. “When the water touches the goalpost, it's over,” he said. “The sea knows no extra time.”",
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'kakek' }, { name: 'mika' }, { name: 'rani' }],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Gawang Timur dijaga Nona. Kursi rodanya bukan kursi biasa. Bapaknya memasang dua roda gerobak yang lebar, supaya tidak terbenam di pasir. Nona berputar secepat gasing, dan jarang ada bola yang lolos.',
        en: 'Nona kept goal for East. Hers was no ordinary wheelchair. Her father had put on two wide cart wheels, so that it did not sink into the sand. Nona could spin like a top, and few balls got past her.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'rani', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Sabtu ini Barat bermain hebat. Mika, anak Barat yang larinya paling kencang, mencetak dua gol. Timur membalas dua gol. Dua sama!',
        en: 'This Saturday, West played better than ever. Mika, their fastest runner, scored twice. East scored twice too. Two all!',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'rani', mood: 'kaget' },
        ],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tiba-tiba Opa meniup peluit. Seekor kepiting menyeberangi lapangan. Semua pemain berdiri diam, karena itu peraturan nomor satu: kepiting berjalan lebih dulu. Kepiting itu tidak terburu-buru.',
        en: 'Suddenly Opa blew his whistle. A crab was crossing the field. All the players stood still, for that was rule number one: crabs go first. The crab was in no hurry.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'kepiting' }, { name: 'kakek' }, { name: 'mika' }, { name: 'dodi' }],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Waktu ia lewat, air sudah sampai di garis pinggir. Bola ditendang tinggi, terbawa angin, dan mendarat di laut. “Semua tunggu!” kata Opa. Bapak Nona, yang selalu berjaga di perahu, mengambil bola itu dan melemparkannya kembali.',
        en: "When it had passed, the water was at the touchline. A high ball was caught by the wind and came down in the sea. “Everyone wait!” said Opa. Nona's father, who always kept watch in his boat, got the ball and threw it back.",
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'kakek' }, { name: 'dodi', mood: 'kaget' }, { name: 'mika' }],
        things: ['bola', 'perahu'],
        weather: 'angin',
      },
    },
    {
      text: {
        id: 'Sekarang lapangan berkilau seperti kaca. Setiap tendangan bunyinya byur. Mika menggiring bola melewati satu lawan, dua lawan. Ia menendang! Nona berputar, tetapi bola itu lewat di sampingnya.',
        en: 'Now the field shone like glass. Every kick went splash. Mika ran past one player, then two. He shot! Nona spun around, but the ball went past her.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'rani', mood: 'kaget' },
        ],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Tepat di garis gawang, bola itu berhenti. Ia mengapung. Ombak kecil datang, dan bola itu maju sedikit. Ombak pergi, bola itu mundur sedikit. “Jangan disentuh!” seru Opa. “Biar laut yang memutuskan.”',
        en: "Right on the goal line the ball stopped. It floated. A little wave came in, and it moved forward a bit. The wave went out, and it moved back. “Don't touch it!” cried Opa. “Let the sea decide.”",
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'kakek' }, { name: 'rani', mood: 'kaget' }, { name: 'mika', mood: 'kaget' }],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Maju. Mundur. Maju. Dua puluh anak membungkuk dan menahan napas. Lalu air menyentuh tiang gawang. Priiit!',
        en: 'Forward. Back. Forward. Twenty children bent down and held their breath. Then the water touched the goalpost. Tweeet!',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'mika' }, { name: 'rani' }, { name: 'dodi' }, { name: 'tini' }],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Jadi, itu gol atau bukan?” tanya Mika. Opa mengamati bola, garis, dan laut. “Belum,” katanya. “Kita lanjutkan Sabtu depan, kalau lapangannya sudah dikembalikan.”',
        en: "“So was it a goal or not?” asked Mika. Opa looked at the ball, the line, and the sea. “Not yet,” he said. “We'll go on next Saturday, when we get our field back.”",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'mika', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nona dan Mika pulang naik perahu. Di bawah mereka, lapangan itu masih ada, biru dan jernih. Tampak garis gawang dan jejak roda. Lalu sekawanan ikan kecil berenang masuk dari kiri, dan sekawanan lagi dari kanan. “Lihat,” bisik Nona. “Babak kedua.”',
        en: 'Nona and Mika went home in the boat. Below them the field was still there, blue and clear. They could see the goal line and the marks of the wheels. Then a school of little fish swam in from the left, and another from the right. “Look,” whispered Nona. “Second half.”',
      },
      scene: {
        place: 'laut',
        who: [
          { name: 'ikan', mood: 'senang' },
          { name: 'ikan', mood: 'kaget' },
          { name: 'ikan', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang terjadi dengan bola di garis gawang?',
        en: 'What happened to the ball on the goal line?',
      },
      right: { id: 'Bola itu mengapung, maju dan mundur.', en: 'It floated forward and back.' },
      wrong: [
        { id: 'Bola itu diambil kepiting.', en: 'The crab took it.' },
        {
          id: 'Bola itu ditangkap Nona pada saat terakhir.',
          en: 'Nona caught it at the last moment.',
        },
      ],
      page: 7,
    },
    {
      ask: {
        id: 'Mengapa kursi Nona memakai roda yang lebar?',
        en: "Why did Nona's chair have wide wheels?",
      },
      right: { id: 'Supaya tidak terbenam di pasir', en: 'So that it did not sink into the sand' },
      wrong: [
        { id: 'Supaya bisa mengapung di laut', en: 'So that it could float on the sea' },
        {
          id: 'Supaya bola tidak lewat di sampingnya',
          en: 'So that the ball could not get past it',
        },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Kapan lapangan itu muncul?', en: 'When did the field come out?' },
    { id: 'Apa yang mengganggu pertandingan?', en: 'What got in the way of the match?' },
    { id: 'Apa yang dilihat Nona dari perahu?', en: 'What did Nona see from the boat?' },
  ],
} satisfies Story;
