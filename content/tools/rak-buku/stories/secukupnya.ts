import type { Story } from './story.ts';

export default {
  id: 'secukupnya',
  level: 5,
  title: { id: 'Secukupnya', en: 'Just Enough' },
  from: 'Palembang, Sumatra Selatan',
  pages: [
    {
      text: {
        id: 'Besok Hari Makanan di sekolah, dan Zahra sudah berjanji membawa pempek. Biasanya Nenek yang membuatnya. Tetapi Nenek sedang di rumah Bibi di Lubuklinggau, dan Ibu bertugas malam di rumah sakit. Tinggal Ayah dan kucing.',
        en: "Tomorrow was Food Day at school, and Zahra had promised to bring pempek, the fish cakes of Palembang. Grandma always made them. But Grandma was away at Auntie's, and Mum had night duty at the hospital. That left Dad and the cat.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'laila', mood: 'sedih' },
          { name: 'bapak', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Ayah pandai memasak. Nasi gorengnya terkenal sampai ke ujung lorong. Tetapi pempek belum pernah ia coba. “Mudah,” katanya sambil mengikat celemek. “Kita telepon Nenek.”',
        en: "Dad was a good cook. His fried rice was famous all down the lane. But he had never made pempek. “Easy,” he said, and tied on his apron. “We'll call Grandma.”",
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'bapak', mood: 'senang' }, { name: 'laila' }, { name: 'ikan' }],
        things: ['panci'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Ikan giling secukupnya,” kata Nenek di telepon. “Sagu secukupnya. Garam secukupnya.” Ayah menulis tiga kali “secukupnya”. “Secukupnya itu berapa, Mak?” “Ya, secukupnya! Jangan kurang, jangan lebih.” Klik.',
        en: '“Just enough fish,” said Grandma on the phone. “Just enough sago flour. Just enough salt.” Dad wrote “just enough” three times. “How much is just enough, Mother?” “Just enough! Not too little and not too much.” Click.',
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'bapak' }, { name: 'laila', mood: 'kaget' }],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Zahra suka angka. Ia mengambil timbangan dan membuat tabel. Percobaan pertama: sagu seratus gram. Ayah memasukkan adonannya ke air mendidih. Adonan itu hancur dan lenyap. “Ini sup,” tulis Zahra.',
        en: 'Zahra liked numbers. She got out the scales and drew a chart. First try: one hundred grams of flour. Dad dropped the dough into boiling water. It fell apart and was gone. “This is soup,” wrote Zahra.',
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'laila', mood: 'senang' }, { name: 'bapak' }],
        things: ['kertas', 'meja'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Percobaan kedua: sagu lima ratus gram. Satu pempek jatuh ke lantai, lalu memantul. Kucing mengejarnya sampai ke ruang depan. “Ini bola,” tulis Zahra.',
        en: 'Second try: five hundred grams of flour. One of the cakes fell on the floor, and bounced. The cat chased it into the front room. “This is a ball,” wrote Zahra.',
      },
      scene: {
        place: 'dapur',
        who: [
          { name: 'kucing', mood: 'senang' },
          { name: 'laila', mood: 'kaget' },
          { name: 'bapak', mood: 'kaget' },
        ],
        things: ['bola'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Percobaan ketiga tampak mirip sekali dengan pempek Nenek. Ayah mencicipinya. Ia mengambil segelas air. Lalu segelas lagi. Lalu segelas lagi. “Ini laut,” tulis Zahra.',
        en: "The third try looked just like Grandma's. Dad took a bite. He drank a glass of water. Then another. Then another. “This is the sea,” wrote Zahra.",
      },
      scene: {
        place: 'dapur',
        who: [{ name: 'bapak', mood: 'sedih' }, { name: 'laila' }],
        things: ['panci', 'botol'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Sudah pukul delapan malam. Ada sagu di rambut Ayah, di kacamata Zahra, dan di ekor kucing. Mereka menelepon Nenek lagi, kali ini dengan gambar. Yang tampak hanya dahi Nenek, besar dan berkilau.',
        en: "It was eight at night. There was flour in Dad's hair, on Zahra's glasses, and on the cat's tail. They called Grandma again, this time with video. All they could see was her forehead, large and shiny.",
      },
      scene: {
        place: 'dapur',
        who: [
          { name: 'laila', mood: 'sedih' },
          { name: 'bapak', mood: 'sedih' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Coba lihat tanganmu,” kata dahi itu. Ayah mengangkat tangannya. “Bukan tanganmu! Itu sekop. Tangan Zahra.” Zahra mengangkat tangannya, dan Nenek mengangkat tangan Nenek. Keduanya sama besar!',
        en: "“Show me your hand,” said the forehead. Dad held up his hand. “Not yours! That is a shovel. Zahra's.” Zahra held up her hand, and Grandma held up her own. They were the same size!",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'nenek', mood: 'senang' }, { name: 'laila' }],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Nah,” kata Nenek. “Ikan lima genggam, sagu tiga genggam, garam sejumput. Genggaman tangan itu. Itulah secukupnya.”',
        en: '“There,” said Grandma. “Five handfuls of fish, three of flour, and a pinch of salt. With that hand. That is just enough.”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'bapak', mood: 'kaget' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Zahra menakar dengan tangannya. Ayah yang merebus, karena airnya panas. Satu demi satu, pempek itu mengapung. Harumnya sampai ke lorong, dan tetangga mulai mengintip dari jendela. Ayah menggigit satu dan memejamkan mata. “Nenek ada di dapur ini,” katanya.',
        en: 'Zahra measured with her hand. Dad did the boiling, because the water was hot. One after another, the cakes floated up. The smell drifted down the lane, and neighbours peeked in at the window. Dad took a bite and closed his eyes. “Grandma is here in this kitchen,” he said.',
      },
      scene: {
        place: 'dapur',
        who: [
          { name: 'laila', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
          { name: 'kucing' },
        ],
        things: ['panci'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Di sekolah, pempek Zahra habis sebelum bel kedua. Bu Guru mengejarnya ke pintu dengan pensil dan kertas. “Boleh minta resepnya?” “Boleh, Bu,” jawab Zahra. “Ikan secukupnya, sagu secukupnya...”',
        en: "At school, Zahra's pempek were gone before the second bell. The teacher ran after her with pencil and paper. “May I have the recipe?” “Of course,” said Zahra. “Just enough fish, just enough flour...”",
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'guru', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['kue'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang dilakukan Ayah sesudah mencicipi percobaan ketiga?',
        en: 'What did Dad do when he tasted the third try?',
      },
      right: { id: 'Minum tiga gelas air', en: 'He drank three glasses of water' },
      wrong: [
        { id: 'Mengejar kucing ke ruang depan', en: 'He chased the cat into the front room' },
        { id: 'Menelepon Ibu di rumah sakit', en: 'He called Mum at the hospital' },
      ],
      page: 5,
    },
    {
      ask: {
        id: 'Mengapa harus tangan Zahra yang dipakai?',
        en: "Why did it have to be Zahra's hand?",
      },
      right: {
        id: 'Tangannya sama besar dengan tangan Nenek.',
        en: "Her hand was the same size as Grandma's.",
      },
      wrong: [
        {
          id: 'Tangan Ayah terlalu penuh dengan sagu basah.',
          en: "Dad's hands were too full of wet flour.",
        },
        {
          id: 'Zahra membuat tabel dengan tangan itu.',
          en: 'She had drawn the chart with that hand.',
        },
      ],
      page: 7,
    },
  ],
  retell: [
    { id: 'Mengapa Ayah yang membuat pempek?', en: 'Why was it Dad who made the pempek?' },
    { id: 'Apa yang terjadi pada tiga percobaan itu?', en: 'What happened in the three tries?' },
    { id: 'Apa arti secukupnya bagi Nenek?', en: 'What did Grandma mean by “just enough”?' },
  ],
} satisfies Story;
