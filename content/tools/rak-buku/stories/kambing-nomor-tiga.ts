import type { Story } from './story.ts';

export default {
  id: 'kambing-nomor-tiga',
  level: 4,
  title: { id: 'Kambing Nomor Tiga', en: 'Goat Number Three' },
  from: 'Tentena, Poso, Sulawesi Tengah',
  pages: [
    {
      text: {
        id: 'Bu Guru membagi peran untuk drama Natal. Ada bintang, ada gembala, ada raja. Mika ingin sekali menjadi raja. “Mika,” kata Bu Guru, “kambing nomor tiga.”',
        en: 'The teacher gave out the parts for the Christmas play. There was a star, there were shepherds, there were kings. Mika longed to be a king. “Mika,” said the teacher, “goat number three.”',
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'ibu', mood: 'senang' },
          { name: 'mika', mood: 'sedih' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Kambing nomor tiga cuma punya satu kalimat: “Mbeek.” Di rumah, Mika berlatih. Mbeek yang sedih. Mbeek yang kaget. Mbeek yang mengantuk.',
        en: 'Goat number three had just one line: “Baah.” At home, Mika practised. A sad baah. A surprised baah. A sleepy baah.',
      },
      scene: { place: 'rumah', who: [{ name: 'mika', mood: 'sedih' }], weather: 'cerah' },
    },
    {
      text: {
        id: '“Mbeek,” jawab seseorang di luar. Itu kambing Om Daud. Sejak itu mereka berlatih berdua setiap sore. Setiap kali Mika mengeluarkan mbeek yang mengantuk, kambing itu berbaring.',
        en: "“Baah,” someone answered from outside. It was Om Daud's goat. From then on they practised together every evening. Whenever Mika did his sleepy baah, the goat lay down.",
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'mika', mood: 'kaget' },
          { name: 'kambing', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Malam pentas tiba. Balai desa penuh sesak. Mika merangkak ke panggung dengan kostum kapas. Sekarang gilirannya. “Mb...” Suaranya hilang!',
        en: 'The big night came. The hall was packed. Mika crawled onto the stage in his cotton wool. Now it was his turn. “B...” His voice was gone!',
      },
      scene: {
        place: 'malam',
        who: [{ name: 'mika', mood: 'sedih' }, { name: 'tini' }, { name: 'dodi' }],
        things: ['lampu'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“MBEEEK!” Suara itu datang dari pintu, jelas dan merdu. Kambing Om Daud berjalan di antara kursi, naik ke panggung, dan berdiri di samping Mika.',
        en: "“BAAAH!” It came from the door, loud and clear. Om Daud's goat walked up between the chairs, climbed onto the stage, and stood next to Mika.",
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'kambing', mood: 'senang' },
          { name: 'mika', mood: 'kaget' },
          { name: 'ibu', mood: 'kaget' },
        ],
        things: ['lampu'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Penonton tertawa. Bu Guru menutup muka dengan kertasnya. Kambing itu melihat jerami di panggung dan mulai makan. Lalu ia menggigit mahkota raja yang terbuat dari daun.',
        en: "The people laughed. The teacher hid her face behind her papers. The goat saw the straw on the stage and began to eat. Then it took a bite of a king's crown, which was made of leaves.",
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'ibu', mood: 'sedih' },
          { name: 'bapak', mood: 'senang' },
          { name: 'kambing' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Tolong,” bisik raja. Mika menarik napas. “Mbeeek,” katanya pelan. Mbeek yang mengantuk.',
        en: '“Help,” whispered the king. Mika took a breath. “Baaah,” he said softly. It was the sleepy one.',
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'mika', mood: 'senang' },
          { name: 'kambing' },
          { name: 'dodi', mood: 'kaget' },
        ],
        things: ['daun'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Kambing itu berhenti mengunyah. Ia melipat kaki dan berbaring di kaki gembala. Balai desa menjadi hening. Di atas panggung, bintang kertas berayun pelan.',
        en: "The goat stopped chewing. It folded its legs and lay down at the shepherd's feet. The hall became very still. Above the stage, the paper star swung gently.",
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'kambing', mood: 'tidur' },
          { name: 'mika', mood: 'senang' },
          { name: 'tini', mood: 'senang' },
        ],
        things: ['lampu'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: '“Bagus sekali kambingnya,” bisik Nenek kepada Bu Guru. “Berapa lama ia berlatih?”',
        en: '“What a fine goat,” Grandma whispered to the teacher. “How long did it practise?”',
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'nenek', mood: 'senang' },
          { name: 'ibu', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
        ],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Tahun berikutnya, Bu Guru bertanya, “Mika, kamu mau menjadi raja?” Mika menggeleng. “Kambing nomor tiga saja, Bu. Dan tolong, kambing nomor empat untuk temanku.”',
        en: 'The next year, the teacher asked, “Mika, would you like to be a king?” Mika shook his head. “Goat number three, please. And goat number four for my friend.”',
      },
      scene: {
        place: 'sekolah',
        who: [
          { name: 'ibu', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'kambing', mood: 'senang' },
        ],
        weather: 'cerah',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Apa yang terjadi ketika suara Mika hilang?',
        en: "What happened when Mika's voice was gone?",
      },
      right: {
        id: 'Kambing Om Daud mengembik dan naik ke panggung.',
        en: "Om Daud's goat baahed and came onto the stage.",
      },
      wrong: [
        { id: 'Bu Guru menggantikan Mika.', en: "The teacher took Mika's part." },
        { id: 'Raja membisikkan kalimatnya.', en: 'The king whispered his line.' },
      ],
      page: 4,
    },
    {
      ask: {
        id: 'Mengapa kambing itu berbaring di panggung?',
        en: 'Why did the goat lie down on the stage?',
      },
      right: {
        id: 'Ia sudah berlatih dengan mbeek yang mengantuk.',
        en: 'It had practised with the sleepy baah.',
      },
      wrong: [
        { id: 'Ia kenyang makan jerami.', en: 'It was full of straw.' },
        { id: 'Om Daud menyuruhnya.', en: 'Om Daud told it to.' },
      ],
      page: 2,
    },
  ],
  retell: [
    { id: 'Mika mendapat peran apa?', en: 'Which part did Mika get?' },
    { id: 'Apa yang dilakukan kambing di panggung?', en: 'What did the goat do on the stage?' },
    { id: 'Mika memilih apa tahun berikutnya?', en: 'What did Mika choose the next year?' },
  ],
} satisfies Story;
