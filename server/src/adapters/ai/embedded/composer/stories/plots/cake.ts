import type { Plot } from '../plot.ts';

export const cake: Plot = {
  needsHands: true,
  wish: {
    id: ['{name} ingin membuat kue {prop} untuk {pal}.', 'Semua bahan sudah berbaris di meja.'],
    en: ['{name} wanted to bake {prop} for {pal}.', 'Everything stood ready on the table.'],
  },
  troubles: [
    {
      happens: {
        id: ['Tetapi tepungnya ternyata kurang.', 'Yang tersisa hanya dua sendok.'],
        en: ['But there was not enough flour.', 'Two spoonfuls were all that was left.'],
      },
      ways: [
        {
          id: [
            '{name} lalu membuat kue yang sangat kecil.',
            'Kue itu sebesar kancing, tetapi wangi sekali.',
            '{pal} memakannya dengan gigitan yang sangat kecil juga.',
          ],
          en: [
            'So {name} baked a very small cake.',
            'It was the size of a button, but it smelled wonderful.',
            '{pal} ate it in very small bites.',
          ],
        },
        {
          id: [
            '{name} bertanya kepada {pal}, dan {pal} punya sekantong tepung.',
            'Jadi, mereka memasak bersama di dapur.',
            'Hidung mereka berdua putih terkena tepung.',
          ],
          en: [
            '{name} asked {pal}, who had a whole bag of flour.',
            'So they baked the cake together.',
            'Soon both of their noses were white.',
          ],
        },
      ],
    },
    {
      happens: {
        id: ['Tetapi saat matang, bagian tengah kuenya turun.', 'Kuenya jadi mirip mangkuk.'],
        en: ['But the middle of the cake sank in the oven.', 'It came out looking like a bowl.'],
      },
      ways: [
        {
          id: [
            '{name} mengisi lubang itu dengan buah warna-warni.',
            'Sekarang kuenya tampak seperti taman kecil.',
            '{pal} mengira memang begitu rencananya.',
          ],
          en: [
            '{name} filled the hole with bright fruit.',
            'Now the cake looked like a little garden.',
            '{pal} thought that it was meant to be so.',
          ],
        },
        {
          id: [
            '{name} meremas kue itu menjadi bola-bola kecil.',
            'Setiap bola digulingkan di kelapa parut.',
            'Bola-bola itu berbaris rapi di piring.',
          ],
          en: [
            '{name} rolled the cake into little balls.',
            'Then {he} dipped each of them in coconut.',
            'They stood in neat rows on the plate.',
          ],
        },
      ],
    },
  ],
  end: {
    id: '“Ini kue paling enak,” kata {pal}.',
    en: '“What a wonderful cake,” said {pal}.',
  },
  props: [
    { id: 'pisang', en: 'a banana cake' },
    { id: 'cokelat', en: 'a chocolate cake' },
    { id: 'kelapa', en: 'a coconut cake' },
    { id: 'madu', en: 'a honey cake' },
    { id: 'wortel', en: 'a carrot cake' },
  ],
};
