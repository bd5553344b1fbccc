import type { Plot } from '../plot.ts';

export const soup: Plot = {
  isFunny: true,
  needsHands: true,
  wish: {
    id: ['{name} memasak {prop} untuk makan siang.', 'Ia mengaduknya sambil menari.'],
    en: ['{name} was cooking {prop} for lunch.', '{He} danced while stirring the pot.'],
  },
  troubles: [
    {
      happens: {
        id: ['Tetapi yang ia masukkan gula, bukan garam.', 'Kedua stoplesnya memang mirip.'],
        en: ['But {he} had put in sugar instead of salt.', 'The two jars looked just the same.'],
      },
      ways: [
        {
          id: [
            '{pal} mencicipinya, lalu matanya membulat.',
            '“Ini sup pencuci mulut pertama di dunia,” katanya.',
            'Mereka menaruh potongan pisang di atasnya.',
          ],
          en: [
            '{pal} tasted it with big round eyes.',
            '“This is the first pudding soup in the world,” said {pal}.',
            'They put slices of banana on top.',
          ],
        },
        {
          id: [
            '{pal} menutup hidung dan mencicipi sesendok.',
            'Lalu {pal} minta semangkuk, kemudian dua mangkuk lagi.',
            '{name} sampai tidak kebagian.',
          ],
          en: [
            '{pal} tried one spoon with closed eyes.',
            'Then {pal} asked for a bowl, and for two more.',
            'There was hardly any left for {name}.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Tetapi mi di dalamnya ternyata satu helai yang panjang sekali.',
          'Ujungnya tidak ketemu walau dicari.',
        ],
        en: [
          'But the noodles turned out to be one single noodle.',
          'It was so long that {he} could not find the end.',
        ],
      },
      ways: [
        {
          id: [
            '{name} makan dari satu ujung, dan {pal} dari ujung lain.',
            'Mereka makan terus sampai hidung mereka bertemu.',
            '“Ternyata kita makan mi yang sama,” kata {pal}.',
          ],
          en: [
            '{name} ate from one end, and {pal} from the other.',
            'They went on until their noses met.',
            '“So it was the same noodle,” said {pal}.',
          ],
        },
        {
          id: [
            '{pal} menggulung mi itu di sendok kayu seperti benang.',
            'Gulungannya jadi sebesar bola, lalu mereka bagi dua.',
            'Kenyangnya sampai besok.',
          ],
          en: [
            '{pal} wound the noodle round a wooden spoon like wool.',
            'It became a ball, and they cut it in two.',
            'They were full until the next day.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Itulah makan siang yang paling lucu.',
    en: 'Lunch had never been so funny.',
  },
  props: [
    { id: 'sup mi', en: 'a noodle soup' },
    { id: 'sup mi jagung', en: 'a noodle soup with corn' },
    { id: 'sup mi tomat', en: 'a noodle soup with tomatoes' },
  ],
};
