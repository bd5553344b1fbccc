import type { Story } from './story.ts';

export default {
  id: 'raksasa-di-balik-pintu',
  level: 5,
  title: { id: 'Raksasa di Balik Pintu', en: 'The Giant behind the Door' },
  from: 'Tabanan, Bali',
  pages: [
    {
      text: {
        id: 'Sehari sebelum Nyepi, orang Bali mengarak ogoh-ogoh, raksasa dari bambu dan kertas. Tahun ini anak-anak banjar membuat satu sendiri. “Tanpa orang dewasa,” kata Komang, ketua mereka. “Orang dewasa cuma boleh membawa kue.”',
        en: 'On the day before Nyepi, people in Bali parade with ogoh-ogoh, giants made of bamboo and paper. This year the children of the village were making their own. “No grown-ups,” said Komang, their leader. “Grown-ups may only bring cake.”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'mika', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
        ],
        things: ['kertas'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mula-mula raksasa itu setinggi Komang. “Kurang besar,” kata Ketut. “Punya banjar sebelah setinggi atap.” Mereka menambah kaki dari bambu dan mengikatnya dengan tali.',
        en: 'At first the giant was as tall as Komang. “Not big enough,” said Ketut. “The one next door is as high as the roof.” So they tied on longer legs of bamboo.',
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'mika' }, { name: 'tini', mood: 'senang' }, { name: 'dodi' }],
        things: ['ogoh-ogoh'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Mereka memberinya mata sebesar piring, taring dari pelepah pisang, dan rambut dari ijuk. Lalu Putu memasang sayap. “Raksasa tidak punya sayap,” kata Ketut. “Raksasa kita punya,” kata Putu.',
        en: "They gave it eyes like plates, banana bark fangs, and palm fibre hair. Then Putu put on wings. “Giants don't have wings,” said Ketut. “Ours does,” said Putu.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'dodi', mood: 'senang' }, { name: 'mika', mood: 'senang' }, { name: 'tini' }],
        things: ['ogoh-ogoh'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Setiap sore, bapak Komang mengantar kue. Ia melihat raksasa itu, lalu melihat pintu balai. Ia membuka mulut. “Bapak dilarang memberi saran,” kata Komang cepat. Bapak menutup mulutnya dan memasukkan sepotong kue.',
        en: "Every evening Komang's father brought cake. He looked at the giant, then at the door of the hall. He opened his mouth. “No advice, Dad,” Komang said quickly. Dad put a piece of cake in his mouth and shut it.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'bapak', mood: 'kaget' }, { name: 'tini' }],
        things: ['ogoh-ogoh', 'kue'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Hari pawai tiba. “Satu, dua, tiga, angkat!” Dua belas anak mengusungnya ke pintu. Duk! Kepalanya terantuk. Mereka mundur, lalu maju lagi. Duk! Sekarang sayapnya tersangkut di kiri dan kanan.',
        en: 'The day of the parade came. “One, two, three, lift!” Twelve children carried it to the door. Bump! It hit its head. They went back and tried again. Bump! Now its wings were stuck, left and right.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'dodi', mood: 'kaget' },
          { name: 'mika', mood: 'kaget' },
          { name: 'tini', mood: 'kaget' },
        ],
        things: ['ogoh-ogoh'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Semua diam. “Nah,” kata Bapak pelan sambil menaruh piring kue, “itulah saran Bapak.”',
        en: 'Nobody spoke. “Well,” Dad said softly, and put down the cake, “that was my advice.”',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'bapak', mood: 'senang' },
          { name: 'tini', mood: 'sedih' },
        ],
        things: ['ogoh-ogoh', 'kue'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: '“Potong kakinya!” usul Ketut. “Jangan!” “Potong sayapnya!” “Jangan!” “Bongkar pintunya!” “Jangan!” seru Bapak. Raksasa itu menyeringai, seakan-akan semua ini lucu sekali.',
        en: '“Cut off its legs!” said Ketut. “No!” “Cut off its wings!” “No!” “Take down the door!” “No!” cried Dad. The giant grinned, as if all this was very funny.',
      },
      scene: {
        place: 'rumah',
        who: [
          { name: 'mika', mood: 'marah' },
          { name: 'dodi', mood: 'marah' },
          { name: 'bapak', mood: 'kaget' },
        ],
        things: ['ogoh-ogoh'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Komang berbaring di lantai dan memandangnya dari bawah. Di lutut raksasa itu ada tali. “Kalau talinya dikendurkan,” katanya, “dia bisa jongkok!” Mereka melonggarkan tali. Mereka melipat sayap. Raksasa itu keluar dari pintu seperti ayam keluar dari kandang.',
        en: "Komang lay down on the floor and looked up. There were ropes at the giant's knees. “If we loosen them,” she said, “it can squat!” They loosened the ropes. They folded the wings. And the giant came out like a hen from a hen house.",
      },
      scene: {
        place: 'rumah',
        who: [{ name: 'tini', mood: 'senang' }, { name: 'mika' }, { name: 'dodi' }],
        things: ['ogoh-ogoh', 'tali'],
        weather: 'cerah',
      },
    },
    {
      text: {
        id: 'Gamelan sudah berbunyi. Tidak ada waktu untuk mengikat tali lagi. Jadi, raksasa itu ikut pawai sambil jongkok. “Kenapa dia jongkok?” tanya orang-orang. “Mencari sandalnya!” jawab Ketut.',
        en: "The gamelan was already playing. There was no time to tie the ropes again. So the giant joined the parade in a squat. “Why is it sitting like that?” people asked. “It's looking for its sandals!” said Ketut.",
      },
      scene: {
        place: 'pasar',
        who: [{ name: 'dodi', mood: 'kaget' }, { name: 'mika' }, { name: 'nenek', mood: 'kaget' }],
        things: ['ogoh-ogoh', 'gong'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Di perempatan, mereka mengangkat usungan tinggi-tinggi. Kaki raksasa itu terulur. Usungan turun, kakinya terlipat. Naik, turun, naik, turun. Raksasa itu melompat-lompat! “Lagi! Lagi!” teriak penonton.',
        en: "At the crossing they lifted it high. The giant's legs stretched out. They let it down, and the legs folded. Up, down, up, down. The giant was jumping! “Again! Again!” the people shouted.",
      },
      scene: {
        place: 'pasar',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'dodi', mood: 'senang' },
          { name: 'kakek', mood: 'senang' },
          { name: 'laila', mood: 'senang' },
        ],
        things: ['ogoh-ogoh'],
        weather: 'malam',
      },
    },
    {
      text: {
        id: 'Malam berikutnya, Nyepi. Seluruh pulau gelap dan sunyi. Komang dan Bapak duduk di halaman, di bawah bintang yang lebih banyak daripada biasanya. “Tahun depan,” bisik Komang, “Bapak boleh memberi satu saran.” Bapak berpikir lama. “Ukur pintunya dulu.”',
        en: 'The next night was Nyepi. The whole island was dark and still. Komang and Dad sat outside, under more stars than they had ever seen. “Next year, Dad,” whispered Komang, “you may give us one piece of advice.” Dad thought for a long time. “Measure the door first.”',
      },
      scene: {
        place: 'malam',
        who: [
          { name: 'tini', mood: 'senang' },
          { name: 'bapak', mood: 'senang' },
        ],
        weather: 'malam',
      },
    },
  ],
  questions: [
    {
      ask: {
        id: 'Mengapa raksasa itu ikut pawai sambil jongkok?',
        en: 'Why did the giant join the parade in a squat?',
      },
      right: {
        id: 'Tidak ada waktu untuk mengikat tali lagi.',
        en: 'There was no time to tie the ropes again.',
      },
      wrong: [
        { id: 'Kakinya dipotong oleh Ketut.', en: 'Ketut had cut off its legs.' },
        {
          id: 'Jalan menuju perempatan terlalu sempit untuknya.',
          en: 'The road to the crossing was much too narrow for it.',
        },
      ],
      page: 8,
    },
    {
      ask: {
        id: 'Bagaimana raksasa itu bisa keluar dari balai?',
        en: 'How did they get the giant out of the hall?',
      },
      right: {
        id: 'Talinya dilonggarkan dan sayapnya dilipat.',
        en: 'They loosened the ropes and folded the wings.',
      },
      wrong: [
        { id: 'Pintunya dibongkar oleh Bapak.', en: 'Dad took down the door.' },
        { id: 'Rambut dan taringnya dilepas.', en: 'They took off its hair and fangs.' },
      ],
      page: 7,
    },
  ],
  retell: [
    { id: 'Mengapa Bapak tidak boleh memberi saran?', en: 'Why could Dad give no advice?' },
    { id: 'Apa masalahnya pada hari pawai?', en: 'What went wrong on the day of the parade?' },
    { id: 'Apa saran Bapak untuk tahun depan?', en: "What was Dad's advice for next year?" },
  ],
} satisfies Story;
