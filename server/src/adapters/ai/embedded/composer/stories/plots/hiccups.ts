import type { Plot } from '../plot.ts';

export const hiccups: Plot = {
  isFunny: true,
  wish: {
    id: ['Pagi itu {name} cegukan: “Hik!”', 'Setiap kali cegukan, badannya terlonjak sedikit.'],
    en: ['One morning {name} had the hiccups.', 'Each hiccup made {him} bounce a little.'],
  },
  troubles: [
    {
      happens: {
        id: [
          '{pal} tertawa begitu keras sampai ikut cegukan.',
          'Sekarang dua-duanya terlonjak bergantian.',
        ],
        en: ['Laughing about it gave {pal} the hiccups too.', 'Now both of them bounced in turn.'],
      },
      ways: [
        {
          id: [
            'Mereka mencoba diam dan menghitung sampai dua puluh.',
            'Pas di angka dua puluh, cegukan itu hilang.',
            'Lalu dari balik batu terdengar “hik” yang lain.',
          ],
          en: [
            'They tried to keep still and count to twenty.',
            'At the count of twenty, the hiccups stopped.',
            'Then somebody behind a rock went “hic”.',
          ],
        },
        {
          id: [
            'Mereka saling memasang wajah paling lucu.',
            'Karena tertawa terlalu lama, cegukan mereka hilang.',
            'Yang tersisa hanya perut yang pegal karena tertawa.',
          ],
          en: [
            'They pulled the silliest faces at each other.',
            'They laughed so long that the hiccups went away.',
            'All that was left was a tummy tired of laughing.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Semua yang lewat mengira “hik” itu salam baru.',
          'Mereka menjawab dengan sopan, “Hik juga!”',
        ],
        en: [
          'Everyone who passed thought that “hic” was a new hello.',
          'They politely said “hic” as well.',
        ],
      },
      ways: [
        {
          id: [
            '{name} begitu sibuk membalas salam itu.',
            'Karena sibuk, ia tidak sadar cegukannya sudah hilang.',
            '{pal} yang pertama menyadarinya.',
          ],
          en: [
            '{name} was so busy answering them all.',
            'In the end the hiccups were gone, and {he} had not noticed.',
            '{pal} was the first to see it.',
          ],
        },
        {
          id: [
            '{pal} menjelaskan bahwa itu cuma cegukan.',
            'Mereka semua tertawa, dan karena ikut tertawa {name} sembuh.',
            'Salam “hik” tetap dipakai sampai sore.',
          ],
          en: [
            '{pal} explained that it was only the hiccups.',
            'Everyone laughed, and laughing along cured {name}.',
            'They still said “hic” until the evening.',
          ],
        },
      ],
    },
  ],
  end: {
    id: '“Cegukanmu lucu sekali,” kata {pal}.',
    en: '“Those were very funny hiccups,” said {pal}.',
  },
};
