import type { Plot } from '../plot.ts';

export const seed: Plot = {
  needsHands: true,
  needsWeather: true,
  wish: {
    id: ['{name} menanam satu biji {prop}.', 'Setiap pagi ia berjongkok untuk melihatnya.'],
    en: ['{name} planted {prop}.', 'Every morning {he} went to look at it.'],
  },
  troubles: [
    {
      happens: {
        id: ['Tetapi biji itu belum juga tumbuh.', 'Tanah di situ selalu teduh dan dingin.'],
        en: ['But nothing would grow.', 'The soil there was always shady and cold.'],
      },
      ways: [
        {
          id: [
            '“Mungkin ia butuh matahari,” kata {pal}.',
            '{name} memindahkan bijinya ke tempat terang, lalu muncullah tunas.',
            'Tunas itu hijau dan mungil sekali.',
          ],
          en: [
            '“It may need the sun,” said {pal}.',
            '{name} moved the seed to a bright spot, and a shoot came up.',
            'It was tiny and very green.',
          ],
        },
        {
          id: [
            '{name} dan {pal} memangkas ranting yang menutupi matahari.',
            'Tanahnya jadi hangat, dan muncullah tunas kecil.',
            'Mereka berdua bersorak pelan supaya tunasnya tidak kaget.',
          ],
          en: [
            '{name} and {pal} cut back the twigs that hid the sun.',
            'The soil grew warm, and a little shoot came up.',
            'They cheered softly, so as not to startle it.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Tetapi hujan lama tidak turun, dan tanahnya kering.',
          'Sumur yang terdekat ada di balik bukit.',
        ],
        en: [
          'But it had not rained for long, and the soil was dry.',
          'The nearest well was behind a hill.',
        ],
      },
      ways: [
        {
          id: [
            'Setiap pagi {name} dan {pal} membawa seember air.',
            'Berkat air itu, biji itu bertunas.',
            'Sebulan kemudian daunnya sudah lima.',
          ],
          en: [
            'Every morning {name} and {pal} brought a bucket of water.',
            'Thanks to the water, the seed began to grow.',
            'A month later it had five leaves.',
          ],
        },
        {
          id: [
            '{pal} menaruh daun kering di atas tanah agar tetap lembap.',
            'Karena tanahnya lembap, biji itu bertunas.',
            'Seekor cacing pun pindah ke sana.',
          ],
          en: [
            '{pal} covered the soil with dry leaves to keep it damp.',
            'In the damp soil the seed began to grow.',
            'Even a worm moved in there.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Tanaman {name} tumbuh makin tinggi.',
    en: 'The little plant grew taller every day.',
  },
  props: [
    { id: 'semangka', en: 'a watermelon seed' },
    { id: 'bunga matahari', en: 'a sunflower seed' },
    { id: 'jagung', en: 'a grain of corn' },
    { id: 'labu', en: 'a pumpkin seed' },
  ],
};
