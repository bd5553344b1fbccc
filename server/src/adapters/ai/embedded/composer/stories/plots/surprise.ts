import type { Plot } from '../plot.ts';

export const surprise: Plot = {
  wish: {
    id: [
      '{name} ingin memberi kejutan ulang tahun untuk {pal}.',
      'Ulang tahunnya tinggal satu hari lagi.',
    ],
    en: ['{name} wanted to give {pal} a birthday surprise.', 'The birthday was only one day away.'],
  },
  troubles: [
    {
      happens: {
        id: [
          'Tetapi {name} tidak tahu apa yang disukai {pal}.',
          'Bertanya langsung tentu bukan kejutan lagi.',
        ],
        en: [
          'But {name} did not know what {pal} liked best.',
          'Asking would have spoiled the surprise.',
        ],
      },
      ways: [
        {
          id: [
            'Jadi, sepanjang pagi {name} mendengarkan cerita {pal}.',
            'Dari situ {name} tahu bahwa {pal} suka {prop}.',
            'Esoknya {name} membawa satu yang paling bagus.',
          ],
          en: [
            'So {name} listened to {pal} all morning.',
            'That was how {name} learned that {pal} loved {prop}.',
            'The next day {name} brought the finest one.',
          ],
        },
        {
          id: [
            'Lalu {name} ingat hari pertama mereka bertemu.',
            'Hari itu {pal} lama sekali memandangi {prop}.',
            'Maka {name} mencari satu yang paling bagus.',
          ],
          en: [
            'Then {name} remembered the day when they first met.',
            'That day {pal} could not stop looking at {prop}.',
            'So {name} found the finest one of all.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Tetapi {pal} datang terlalu cepat, dan hadiahnya belum siap.',
          'Pita untuk hadiahnya pun belum terpasang.',
        ],
        en: [
          'But {pal} came too early, and the gift was not ready.',
          'Even the ribbon was missing.',
        ],
      },
      ways: [
        {
          id: [
            '“Tutup mata dan hitung sampai dua puluh,” kata {name}.',
            'Saat hitungannya selesai, hadiah itu sudah siap.',
            'Pitanya sedikit miring, tetapi indah.',
          ],
          en: [
            '“Close your eyes and count to twenty,” said {name}.',
            'When the counting was over, the gift was ready.',
            'The ribbon was a little crooked, but it looked lovely.',
          ],
        },
        {
          id: [
            '{name} tertawa dan mengajak {pal} menghias bersama.',
            'Ternyata menyiapkan pesta berdua lebih seru.',
            'Dalam sekejap semuanya penuh warna.',
          ],
          en: [
            '{name} laughed and asked {pal} to help.',
            'Getting ready together was even more fun.',
            'Soon everything was full of colour.',
          ],
        },
      ],
    },
  ],
  end: {
    id: '“Ini ulang tahun yang indah,” kata {pal}.',
    en: '“What a lovely birthday,” said {pal}.',
  },
  props: [
    { id: 'kerang berwarna', en: 'coloured shells' },
    { id: 'batu yang berkilau', en: 'shiny stones' },
    { id: 'mutiara kecil', en: 'little pearls' },
  ],
};
