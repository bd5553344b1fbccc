import type { Story } from './story.ts';

export default {
  id: 'penumpang-gelap',
  level: 4,
  title: { id: 'Penumpang Gelap', en: 'The Stowaway' },
  from: 'Wakatobi, Sulawesi Tenggara',
  pages: [
    {
      text: {
        id: 'Hari ini sepupu Halima menikah di pulau seberang. Semua sudah duduk di perahu. Ibu memangku kue, Kakek memakai sarung baru, dan Paman memeluk gendang.',
        en: "Today Halima's cousin was getting married on the next island. They all sat in the boat. Mum had a cake on her lap, Grandpa wore his new sarong, and Uncle hugged his drum.",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'laila' },
          { name: 'ibu', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
          { name: 'bapak' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Bapak menarik tali mesin. Brrr... pret! Ia menariknya lagi. Brrr... pret! Mesin itu diam.',
        en: 'Dad pulled the cord of the motor. Brrr... phut! He pulled again. Brrr... phut! The motor was silent.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'bapak', mood: 'marah' }, { name: 'laila' }],
        things: ['perahu', 'mesin'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Bensinnya habis,” kata Paman. Bapak membuka tutup tangki. Penuh. “Kurang doa,” kata Kakek. “Kurang olahraga,” kata Ibu kepada Bapak yang terengah-engah.',
        en: '“No fuel,” said Uncle. Dad opened the tank. It was full. “Not enough prayer,” said Grandpa. “Not enough exercise,” said Mum, for Dad was out of breath.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'bapak', mood: 'sedih' }, { name: 'kakek' }, { name: 'ibu', mood: 'senang' }],
        things: ['perahu', 'mesin'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Setiap sore Halima membantu Bapak merawat mesin. “Boleh aku dengar dulu?” tanyanya. Ia memiringkan kepala di dekat mesin. “Coba tarik sekali lagi, Pak.”',
        en: 'Every evening Halima helped her father look after the motor. “May I listen first?” she asked. She leaned close. “Pull once more, Dad.”',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila' }, { name: 'bapak' }],
        things: ['mesin'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Brrr... pret! Halima mengangguk. “Mesinnya mau hidup, tetapi batuk.” Ia membuka busi dan menggosoknya dengan kain sampai mengilap.',
        en: 'Brrr... phut! Halima nodded. “It wants to start, but it has a cough.” She took out the spark plug and rubbed it with a cloth until it shone.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'laila', mood: 'senang' }, { name: 'bapak' }],
        things: ['mesin'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Brrrrm! Mesin hidup! Semua bertepuk tangan. Tetapi Halima tidak. “Matikan dulu, Pak,” katanya. “Biasanya air memancar dari lubang ini. Sekarang tidak ada.”',
        en: "Vrooom! It started! Everyone clapped. But not Halima. “Turn it off, Dad,” she said. “Water should squirt out of this hole. There isn't any.”",
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'laila' },
          { name: 'ibu', mood: 'senang' },
        ],
        things: ['perahu', 'mesin'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Halima memasukkan lidi ke lubang itu, pelan sekali. Plop! Seekor kepiting sekecil kancing jatuh ke telapak tangannya. Kedua capitnya terangkat. Ia tampak marah.',
        en: 'Very gently, Halima pushed a thin stick into the hole. Plop! A crab as small as a button fell into her hand. It raised both its claws. It looked cross.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'laila', mood: 'kaget' },
          { name: 'kepiting', mood: 'marah' },
        ],
        things: ['mesin'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Rupanya ada penumpang gelap!” seru Kakek. Halima hendak menurunkannya ke air, tetapi kepiting itu mencapit kerudungnya dan tidak mau lepas.',
        en: '“So we have a stowaway!” cried Grandpa. Halima wanted to set it down in the water, but the crab held on to her scarf and would not let go.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'kakek', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'kepiting' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Brrrrm! Air memancar dari lubang mesin, dan perahu meluncur. Paman memukul gendang sepanjang jalan.',
        en: 'Vrooom! Water squirted from the motor, and off they went. Uncle beat his drum all the way.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
        ],
        things: ['perahu'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di pesta, pengantin memandang Halima. “Bros kepitingmu indah sekali!” katanya. “Terima kasih,” jawab Halima. Bros itu berjalan menyamping ke bahunya dan melambai.',
        en: 'At the wedding, the bride looked at Halima. “What a lovely crab brooch!” she said. “Thank you,” said Halima. The brooch walked sideways to her shoulder and waved.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'kaget' },
          { name: 'laila', mood: 'senang' },
          { name: 'kepiting', mood: 'senang' },
        ],
        things: ['kue'],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: { id: 'Apa yang menyumbat lubang mesin?', en: "What was stuck in the motor's hole?" },
      right: { id: 'Seekor kepiting kecil', en: 'A little crab' },
      wrong: [
        { id: 'Sepotong kain', en: 'A bit of cloth' },
        { id: 'Sebatang lidi', en: 'A thin stick' },
      ],
      page: 6,
    },
    {
      ask: {
        id: 'Mengapa Halima mengenal mesin itu?',
        en: 'Why did Halima know the motor so well?',
      },
      right: {
        id: 'Setiap sore ia ikut merawatnya.',
        en: 'She helped look after it every evening.',
      },
      wrong: [
        { id: 'Pamannya pernah mengajarinya.', en: 'Her uncle had taught her once.' },
        { id: 'Ia membuat mesin itu sendiri.', en: 'She had built it herself.' },
      ],
      page: 3,
    },
  ],
  retell: [
    { id: 'Keluarga Halima mau pergi ke mana?', en: "Where did Halima's family want to go?" },
    { id: 'Apa saja yang dilakukan Halima pada mesin?', en: 'What did Halima do to the motor?' },
    { id: 'Apa yang dikira bros oleh pengantin?', en: 'What did the bride take for a brooch?' },
  ],
} satisfies Story;
