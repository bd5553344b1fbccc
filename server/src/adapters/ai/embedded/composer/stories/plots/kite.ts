import type { Plot } from '../plot.ts';

export const kite: Plot = {
  needsHands: true,
  needsWeather: true,
  wish: {
    id: [
      '{name} membuat layang-layang {prop}.',
      'Ia mewarnainya sendiri dan ingin segera menerbangkannya.',
    ],
    en: ['{name} made {prop}.', '{He} painted it with care and could not wait to fly it.'],
  },
  troubles: [
    {
      happens: {
        id: [
          'Tetapi hari itu angin tidak bertiup.',
          'Layang-layang itu jatuh lagi setiap kali dilepas.',
        ],
        en: ['But there was no wind that day.', 'Each time {he} let it go, the kite fell down.'],
      },
      ways: [
        {
          id: [
            '{pal} memegang layang-layang itu, dan {name} berlari menarik talinya.',
            'Karena larinya cepat, layang-layang itu naik.',
            '{pal} bersorak melihatnya makin tinggi.',
          ],
          en: [
            '{pal} held the kite while {name} ran with the string.',
            '{name} ran so fast that the kite went up.',
            '{pal} cheered as it climbed higher.',
          ],
        },
        {
          id: [
            '{name} dan {pal} duduk menunggu sambil makan mangga.',
            'Saat mangganya habis, daun-daun mulai bergoyang dan angin datang.',
            'Layang-layang itu langsung terangkat.',
          ],
          en: [
            '{name} and {pal} sat down and shared a mango.',
            'When the mango was gone, the leaves moved and the wind came.',
            'The kite lifted off at once.',
          ],
        },
      ],
    },
    {
      happens: {
        id: [
          'Tetapi angin meniupnya sampai tersangkut di pohon.',
          'Talinya melilit dahan yang tinggi.',
        ],
        en: ['But the wind blew it into a tree.', 'The string was wrapped round a high branch.'],
      },
      ways: [
        {
          id: [
            '{pal} menggoyang dahan itu pelan-pelan.',
            'Layang-layang itu lepas dan jatuh ke pelukan {name}.',
            'Hanya ekornya yang sedikit kusut.',
          ],
          en: [
            '{pal} shook the branch very gently.',
            'The kite came loose and fell right into the arms of {name}.',
            'Only its tail was a little tangled.',
          ],
        },
        {
          id: [
            '{name} pindah ke sisi lain dan menarik talinya dari sana.',
            'Lilitannya terbuka, dan layang-layang itu terbang lagi.',
            'Sesudah itu mereka bermain jauh dari pohon.',
          ],
          en: [
            '{name} went to the other side and pulled the string from there.',
            'The string came free, and the kite flew again.',
            'After that they played far away from the trees.',
          ],
        },
      ],
    },
  ],
  end: {
    id: 'Layang-layang itu menari di langit sampai sore.',
    en: 'The kite danced in the sky until the evening.',
  },
  props: [
    { id: 'berbentuk ikan', en: 'a kite that looked like a fish' },
    { id: 'berbentuk bintang', en: 'a kite in the shape of a star' },
    { id: 'dari kertas merah', en: 'a kite of red paper' },
    { id: 'berekor panjang', en: 'a kite with a long tail' },
  ],
};
