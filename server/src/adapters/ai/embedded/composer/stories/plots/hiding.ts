import type { Plot } from '../plot.ts';

export const hiding: Plot = {
  wish: {
    id: [
      'Sore itu {name} bermain petak umpet dengan {pal}.',
      '{name} menghitung, dan {pal} bersembunyi.',
    ],
    en: ['One afternoon {name} played hide-and-seek with {pal}.', '{name} counted, and {pal} hid.'],
  },
  troubles: [
    {
      happens: {
        id: [
          '{name} mencari ke mana-mana, tetapi {pal} tidak terlihat.',
          'Semua sudut sudah diperiksa satu per satu.',
        ],
        en: [
          '{name} looked everywhere, but {pal} was nowhere to be seen.',
          '{He} had checked every corner, one by one.',
        ],
      },
      ways: [
        {
          id: [
            'Lalu {name} diam dan mendengar dengkuran kecil di balik batu.',
            'Ternyata {pal} tertidur di tempat sembunyinya.',
            '{name} membangunkannya dengan pelan.',
          ],
          en: [
            'Then {name} kept still and heard a tiny snore behind a rock.',
            'There was {pal}, fast asleep in the hiding place.',
            '{name} gently said, “Found you.”',
          ],
        },
        {
          id: [
            'Akhirnya {name} berseru, “Kamu menang, keluarlah!”',
            '{pal} pun muncul dari balik batu yang paling dekat.',
            'Rupanya batu itu terlalu dekat, jadi tidak terpikir oleh {name}.',
          ],
          en: [
            'At last {name} called, “I give up, you win!”',
            'Out came {pal} from behind the nearest rock.',
            'It was so near that {name} had never thought of it.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Tetapi {pal} bersembunyi terlalu jauh dan lupa jalan kembali.',
          'Tempat itu belum pernah ia datangi.',
        ],
        en: [
          'But {pal} hid too far away and forgot the way back.',
          'It was a new place for {pal}.',
        ],
      },
      ways: [
        {
          id: [
            '{name} lalu bernyanyi keras supaya suaranya terdengar.',
            '{pal} mengikuti lagu itu sampai mereka bertemu.',
            'Untung {name} memilih lagu yang panjang.',
          ],
          en: [
            'So {name} sang loudly to be heard far away.',
            '{pal} followed the song until they met.',
            'Luckily {name} had chosen a long song.',
          ],
        },
        {
          id: [
            '{pal} tetap di satu tempat dan memanggil {name}.',
            '{name} mengikuti suara itu sampai mereka bertemu.',
            'Pulangnya mereka bersama-sama.',
          ],
          en: [
            '{pal} stayed in one place and called for {name}.',
            '{name} followed the voice until they met.',
            'They went all the way back together.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Mereka berdua tertawa, lalu beristirahat.',
    en: 'They both laughed, and then they had a rest.',
  },
};
