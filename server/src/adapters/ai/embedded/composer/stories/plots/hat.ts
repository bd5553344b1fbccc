import type { Plot } from '../plot.ts';

export const hat: Plot = {
  isFunny: true,
  needsHands: true,
  needsWeather: true,
  wish: {
    id: ['{name} punya topi baru {prop}.', 'Ia memakainya ke mana-mana, bahkan saat mandi.'],
    en: ['{name} had {prop}.', '{He} even wore it at breakfast.'],
  },
  troubles: [
    {
      happens: {
        id: [
          'Lalu angin menerbangkan topi itu ke kepala seekor sapi.',
          'Sapi itu merasa sangat gagah.',
        ],
        en: [
          'Then the wind blew the hat onto the head of a cow.',
          'The cow felt very grand in it.',
        ],
      },
      ways: [
        {
          id: [
            '{pal} memuji sapi itu, “Sekarang coba membungkuk!”',
            'Sapi itu membungkuk, dan topinya jatuh ke tangan {name}.',
            'Lalu {name} ikut membungkuk kepada sapi itu.',
          ],
          en: [
            '“Now take a bow,” {pal} told the cow.',
            'The cow took a bow, and the hat dropped to {name}.',
            '{name} bowed to the cow in return.',
          ],
        },
        {
          id: [
            '{pal} menggelitik hidung sapi itu dengan rumput.',
            'Sapi itu bersin, dan topinya terbang kembali ke kepala {name}.',
            'Bersinnya begitu kuat sampai semua daun bergoyang.',
          ],
          en: [
            '{pal} tickled the nose of the cow with some grass.',
            '“Achoo!” went the cow, and the hat flew back to {name}.',
            'The sneeze was so strong that every leaf shook.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Lalu angin menerbangkan topi itu ke kolam.',
          'Seekor bebek naik dan mengira itu perahu.',
        ],
        en: [
          'Then the wind blew the hat into a pond.',
          'A duck got in and thought that it was a boat.',
        ],
      },
      ways: [
        {
          id: [
            '{pal} memanggil bebek itu dengan sepotong roti jagung.',
            'Bebek itu berlayar ke tepi, dan {name} mendapat topinya lagi.',
            'Isi topinya tinggal air dan sehelai bulu.',
          ],
          en: [
            '{pal} held out some corn.',
            'The duck sailed to the bank, and {name} had the hat again.',
            'There was nothing in it but water and a feather.',
          ],
        },
        {
          id: [
            '{name} meniup kuat-kuat ke arah topi itu.',
            'Topi itu berlayar ke seberang, dan {pal} menangkapnya.',
            'Bebek itu minta naik sekali lagi.',
          ],
          en: [
            '{name} blew and blew at the hat.',
            'It sailed right across the pond, and {pal} caught it.',
            'The duck asked for another ride.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Sejak itu {name} mengikat topinya dengan pita.',
    en: 'From then on, {name} tied the hat with a ribbon.',
  },
  props: [
    { id: 'yang sangat besar', en: 'a new hat that was far too big' },
    { id: 'berbentuk nanas', en: 'a new hat that looked like a pineapple' },
    { id: 'dengan tiga lonceng', en: 'a new hat with three bells' },
    { id: 'berbintik-bintik', en: 'a new hat with spots' },
  ],
};
