import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import {
  blending,
  building,
  catching,
  ending,
  letterLesson,
  page,
  picking,
  tracing,
} from './making.ts';

export const ngNyLesson: CourseLesson = letterLesson('ng-ny', {
  title: caption('ng dan ny', 'ng and ny'),
  recap: caption(
    'Kamu bertemu dua huruf\ndengan satu bunyi: ng, ny.',
    'You met two letters\nwith one sound: [ng] and [ny].',
  ),
  look: [
    [
      caption(
        'n dan g bergandengan: ng.\nn dan y: ny.',
        '[n] holds hands with [g: ng].\n[n] and [y: ny].',
      ),
      catching('ng', ['ng', 'ny'], 2),
    ],
    [
      caption(
        'ny bertemu a: nya!\nnya untuk nyamuk.',
        '[ny] meets [a: nya!]\nAs in [nyamuk], a mosquito.',
      ),
      blending(['ny'], 'a', ['nya', 'nyamuk']),
    ],
    [
      caption('bu dan nga: bunga!\nKetuk batunya.', '[bu] and [nga: bunga!]\nIt means flower.'),
      building('bunga', ['bu', 'nga']),
    ],
    [
      caption('ng suka di ujung:\nbintang.', '[ng] likes the end:\n[bintang] means star.'),
      ending('bintang', ['ng']),
    ],
  ],
  try: [
    [-3, catching('ng', ['ng', 'n'], 2)],
    [-2.6, blending(['ny', 'n'], 'a', ['nya', 'nyamuk'])],
    [-2.2, ending('udang', ['ng', 's'])],
  ],
  bank: [
    [-3.2, catching('ny', ['ny', 'ng'], 2)],
    [-3, tracing('g')],
    [-2.8, tracing('y')],
    [-2.6, ending('burung', ['ng', 'n'])],
    [-2.4, building('bunga', ['nga', 'bu', 'na'])],
    [-2.2, picking('sound', 'nyamuk', ['ny', 'm', 'k'])],
    [-2, blending(['ng', 'ny', 'n'], 'a', ['nga'])],
    [-1.8, ending('pisang', ['ng', 'n', 'k'])],
    [-1.6, building('singa', ['si', 'nga', 'nya'])],
    [-1.4, picking('word', 'penyu', ['pena', 'penyu', 'peta'])],
    [-1.2, catching('nya', ['nya', 'nga', 'na'], 3)],
    [-1, building('penyu', ['nyu', 'pe', 'ngu'])],
    [-0.8, picking('picture', 'singa', ['sapi', 'singa', 'susu'])],
    [-0.6, page('singa itu tidur', 'singa')],
    [-0.4, blending(['n', 'ny', 'ng'], 'u', ['nyu'])],
    [-0.2, building('tangan', ['ngan', 'ta', 'nyan', 'tan'])],
    [0, picking('word', 'udang', ['udang', 'ular', 'burung'])],
    [0.2, page('burung bernyanyi', 'burung')],
    [0.4, picking('picture', 'bintang', ['bulan', 'bintang', 'bunga', 'burung'])],
    [0.6, building('nyamuk', ['muk', 'nya', 'nga', 'mu'])],
    [0.8, page('penyu pulang ke laut', 'penyu')],
    [1, page('ada banyak bintang di atas laut', 'bintang')],
  ],
  made: madeFor('ng-ny'),
  garden: ['ng', 'ny', 'nga', 'nya', 'a', 'u'],
});
