import type { Story } from './story.ts';

export default {
  id: 'es-untuk-nenek',
  level: 4,
  title: { id: 'Es untuk Nenek', en: 'Ice for Grandma' },
  from: 'Pulau Enggano, Bengkulu',
  pages: [
    {
      text: {
        id: 'Nenek akan berulang tahun. “Aku ingin es,” katanya, “seperti waktu aku kecil.” Di pulau mereka tidak ada es. Maka Dodi dan Bapak mencarinya di kota.',
        en: "Grandma's birthday was coming. “I would like some ice,” she said, “like when I was small.” There was no ice on their island. So Dodi and Dad went to town to get some.",
      },
      scene: {
        place: 'kota',
        who: [{ name: 'bapak' }, { name: 'dodi', mood: 'senang' }],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Bapak memilih balok es sebesar kambing. Ia membungkusnya dengan serbuk gergaji, daun pisang, dan dua lapis tikar supaya tidak cepat cair.',
        en: 'Dad chose a block of ice as big as a goat. He packed it in sawdust, banana leaves, and two mats, so that it would not melt fast.',
      },
      scene: {
        place: 'kota',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Semalaman kapal berlayar. Paginya Dodi mengintip. Es itu tinggal sebesar anjing. “Perjalanan masih jauh,” kata Bapak. “Jangan sering diintip.” Dodi berusaha. Ia hanya mengintip sekali sejam.',
        en: "The ship sailed all night. In the morning Dodi took a peek. The ice was as big as a dog. “It's a long way yet,” said Dad. “Don't look too often.” Dodi tried. He looked just once an hour.",
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'dodi' }, { name: 'bapak' }],
        things: ['perahu', 'keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Siang itu panas sekali. Es itu tinggal sebesar ayam. Para penumpang kasihan kepada Dodi. Bu Rosma mengipasi es dengan topinya. Nakhoda menaunginya dengan selimut basah.',
        en: 'The afternoon was hot. Now the ice was as big as a hen. The passengers felt sorry for Dodi. Bu Rosma fanned the ice with her hat. The captain hung a wet blanket over it.',
      },
      scene: {
        place: 'pantai',
        who: [
          { name: 'dodi', mood: 'sedih' },
          { name: 'ibu', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['perahu', 'keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Di pelabuhan, es itu tinggal sebesar telur. “Cepat!” kata Bapak. Mereka naik gerobak, lalu berjalan cepat di jalan setapak, di bawah pohon-pohon yang teduh.',
        en: 'At the harbour, the ice was as big as an egg. “Quick!” said Dad. They rode on a cart, then hurried down a path under the shady trees.',
      },
      scene: {
        place: 'pantai',
        who: [{ name: 'bapak' }, { name: 'dodi', mood: 'kaget' }],
        things: ['perahu', 'keranjang'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Nenek sudah duduk di teras bersama seluruh keluarga. Dodi membuka daun yang terakhir. Es itu tinggal sebesar kelereng.',
        en: 'Grandma sat on the porch with the whole family. Dodi opened the last leaf. The ice was as big as a marble.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi' },
          { name: 'nenek', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Kecil sekali, Nek,” kata Dodi. Hidungnya terasa panas. Nenek cepat-cepat memasukkannya ke mulut. Ia memejamkan mata.',
        en: "“It's so small, Grandma,” said Dodi. His nose felt hot. Quickly, Grandma put it in her mouth. She closed her eyes.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'nenek' }, { name: 'dodi', mood: 'sedih' }],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Semua diam. Tidak ada yang berani bernapas. Pipi Nenek bergerak ke kiri, lalu ke kanan. Lama sekali.',
        en: "No one said a word. No one dared to breathe. Grandma's cheek moved left, then right. It took a long time.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek', mood: 'tidur' },
          { name: 'ibu' },
          { name: 'kakek' },
          { name: 'dodi', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Dinginnya sampai ke jempol kaki,” bisik Nenek. “Rasanya aku berumur tujuh tahun lagi.” Ia menggoyangkan kakinya seperti anak kecil.',
        en: "“It's cold right down to my toes,” whispered Grandma. “I feel seven years old again.” And she swung her feet like a little girl.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Lalu Nenek membuka mata dan tersenyum manis kepada Bapak. “Enak sekali. Ada lagi?”',
        en: 'Then Grandma opened her eyes and smiled sweetly at Dad. “Delicious. Is there any more?”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'dodi', mood: 'kaget' },
          { name: 'bapak', mood: 'kaget' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Sebesar apa es itu ketika sampai di rumah Nenek?',
        en: "How big was the ice when it came to Grandma's house?",
      },
      right: { id: 'Sebesar kelereng', en: 'As big as a marble' },
      wrong: [
        { id: 'Sebesar telur', en: 'As big as an egg' },
        { id: 'Sebesar ayam', en: 'As big as a hen' },
      ],
      page: 5,
    },
    {
      ask: {
        id: 'Mengapa es itu dibungkus serbuk gergaji?',
        en: 'Why did Dad pack the ice in sawdust?',
      },
      right: { id: 'Supaya tidak cepat cair', en: 'So that it would not melt fast' },
      wrong: [
        { id: 'Supaya mudah diangkat', en: 'So that it was easy to lift' },
        { id: 'Supaya Dodi tidak mengintip', en: 'So that Dodi would not peek' },
      ],
      page: 1,
    },
  ],
  retell: [
    { id: 'Apa yang diinginkan Nenek?', en: 'What did Grandma wish for?' },
    { id: 'Apa yang terjadi dengan es itu di jalan?', en: 'What happened to the ice on the way?' },
    { id: 'Apa kata Nenek pada akhirnya?', en: 'What did Grandma say in the end?' },
  ],
} satisfies Story;
