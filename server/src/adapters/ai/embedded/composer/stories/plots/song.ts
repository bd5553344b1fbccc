import type { Plot } from '../plot.ts';

export const song: Plot = {
  wish: {
    id: ['{name} ingin bernyanyi di pesta malam ini.', 'Sudah tiga hari ia berlatih satu lagu.'],
    en: [
      '{name} wanted to sing at the party that night.',
      'For three days {he} had practised one song.',
    ],
  },
  troubles: [
    {
      happens: {
        id: ['Tetapi saat tiba gilirannya, {name} malu sekali.', 'Suaranya jadi sekecil bisikan.'],
        en: [
          'But when it was {his} turn, {name} felt very shy.',
          'All that came out was a tiny whisper.',
        ],
      },
      ways: [
        {
          id: [
            '{pal} melihat itu, lalu maju menemaninya.',
            'Mereka bernyanyi berdua, mula-mula pelan, lalu makin keras.',
            'Yang mendengar ikut bergoyang mengikuti lagunya.',
          ],
          en: [
            '{pal} saw this and came to keep {him} company.',
            'They sang together, softly at first and then louder.',
            'Everyone who heard them swayed to the tune.',
          ],
        },
        {
          id: [
            '“Tutup matamu dan bayangkan rumahmu,” bisik {pal}.',
            '{name} menutup mata, lalu bernyanyi sampai selesai.',
            'Saat {name} membuka mata, semua tersenyum kepadanya.',
          ],
          en: [
            '“Close your eyes and think of home,” whispered {pal}.',
            '{name} closed {his} eyes and sang to the very end.',
            'When {he} looked again, everyone was smiling.',
          ],
        },
      ],
    },
    {
      happens: {
        id: ['Tetapi tiba-tiba {name} lupa kata-kata lagunya.', 'Yang ia ingat hanya nadanya.'],
        en: [
          'But suddenly {name} forgot the words of the song.',
          'The tune was all that {he} remembered.',
        ],
      },
      ways: [
        {
          id: [
            'Jadi, {name} bernyanyi dengan “la-la-la” saja.',
            '{pal} tertawa senang dan ikut bernyanyi.',
            'Lagunya malah jadi lebih seru daripada waktu latihan.',
          ],
          en: [
            'So {name} just sang “la-la-la” instead.',
            '{pal} laughed and sang along.',
            'It sounded even merrier than in practice.',
          ],
        },
        {
          id: [
            '{pal} membisikkan kata yang pertama.',
            'Setelah mendengarnya, {name} ingat semua kata yang lain.',
            'Lagu itu pun dinyanyikan sampai habis.',
          ],
          en: [
            '{pal} whispered the first word to {him}.',
            'After that word, {name} remembered all the others.',
            'The song was sung right to the last line.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Pesta itu ramai dan gembira.',
    en: 'It was a very merry party.',
  },
};
