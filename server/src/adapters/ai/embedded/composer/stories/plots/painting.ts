import type { Plot } from '../plot.ts';

export const painting: Plot = {
  needsHands: true,
  wish: {
    id: [
      '{name} melukis gambar besar untuk dinding rumahnya.',
      'Ia sudah melukis {prop} di tengahnya.',
    ],
    en: [
      '{name} was painting a big picture for the wall at home.',
      'In the middle {he} had painted {prop}.',
    ],
  },
  troubles: [
    {
      happens: {
        id: ['Tetapi setetes air jatuh di atas gambarnya.', 'Catnya melebar menjadi bulatan biru.'],
        en: [
          'But a drop of water fell on the picture.',
          'The paint spread into a round blue spot.',
        ],
      },
      ways: [
        {
          id: [
            '“Mirip ikan paus,” kata {pal}.',
            'Jadi, {name} menambahkan mata dan ekor pada bulatan itu.',
            'Paus itu malah jadi bagian yang paling bagus.',
          ],
          en: [
            '“It looks like a whale,” said {pal}.',
            'So {name} gave the spot an eye and a tail.',
            'The whale became the best part of all.',
          ],
        },
        {
          id: [
            '{name} memandanginya, lalu tersenyum.',
            'Ia menambahkan kelopak, dan bulatan itu menjadi bunga.',
            '{pal} melukis satu bunga lagi di sebelahnya.',
          ],
          en: [
            '{name} looked at it for a while and smiled.',
            '{He} added petals, and the spot became a flower.',
            '{pal} painted another flower beside it.',
          ],
        },
      ],
    },
    {
      happens: {
        id: ['Tetapi cat hijaunya habis.', 'Padahal rumputnya belum dilukis.'],
        en: ['But there was no green paint left.', 'And the grass was still missing.'],
      },
      ways: [
        {
          id: [
            '{pal} punya ide untuk mencampur biru dan kuning.',
            '{name} mencampurnya, dan muncullah warna hijau.',
            'Mereka membuat hijau muda dan hijau tua sekaligus.',
          ],
          en: [
            '{pal} had the idea of mixing blue and yellow.',
            '{name} mixed them, and there was green.',
            'They made a light green and a dark green too.',
          ],
        },
        {
          id: [
            'Jadi, {name} melukis rumput berwarna ungu.',
            '{pal} bilang rumput seperti itu hanya ada di negeri ajaib.',
            'Maka di atasnya {name} menambahkan matahari merah muda.',
          ],
          en: [
            'So {name} painted purple grass.',
            '{pal} said that such grass grew only in a magic land.',
            'So {name} put a pink sun above it.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Lukisan itu digantung, dan semua suka melihatnya.',
    en: 'They hung it up, and everybody loved to look at it.',
  },
  props: [
    { id: 'sebuah rumah', en: 'a house' },
    { id: 'sebuah gunung', en: 'a mountain' },
    { id: 'sebuah kapal', en: 'a ship' },
    { id: 'sebuah pelangi', en: 'a rainbow' },
  ],
};
