import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { blending, building, catching, letterLesson, page, picking, tracing } from './making.ts';

export const kdLesson: CourseLesson = letterLesson('k-d', {
  title: caption('k dan d', 'k and d'),
  recap: caption('Kamu bertemu kata kuda, buku,\ndan madu.', 'You met [kuda, buku]\nand [madu].'),
  look: [
    [
      caption(
        'k di pangkal lidah.\nd di ujung lidah.',
        '[k] sits far back.\n[d] on the tip of your tongue.',
      ),
      catching('k', ['k', 'd'], 2),
    ],
    [
      caption(
        'k bertemu u: ku!\nku untuk kuda.',
        '[k] meets [u: ku!]\n[ku] as in [kuda], a horse.',
      ),
      blending(['k'], 'u', ['ku', 'kuda']),
    ],
    [
      caption('da dan du: dadu!\nKetuk batunya.', '[da] and [du: dadu], dice!\nTap the stones.'),
      building('dadu', ['da', 'du']),
    ],
    [
      caption('Kado dari siapa?\nKetuk tiap kata.', 'Who is the gift from?\nTap each word.'),
      page('kado dari ibu', 'kado'),
    ],
  ],
  try: [
    [-3.2, blending(['k', 'd'], 'a', ['ka', 'kaki'])],
    [-2.8, tracing('k')],
    [-2.2, building('kuda', ['ku', 'da', 'du'])],
  ],
  bank: [
    [-3.6, catching('k', ['k', 'r'], 2)],
    [-3.3, catching('d', ['d', 'b', 'k'], 3)],
    [-3, tracing('d')],
    [-2.8, picking('sound', 'kaki', ['k', 'd'])],
    [-2.6, picking('sound', 'dadu', ['b', 'd', 'k'])],
    [-2.4, blending(['d', 'k'], 'o', ['ko', 'kopi'])],
    [-2.2, picking('picture', 'kuda', ['ku', 'du', 'da'])],
    [-2, building('kaki', ['ki', 'ka', 'di'])],
    [-1.8, blending(['b', 'd', 'k'], 'a', ['da', 'daun'])],
    [-1.6, catching('da', ['da', 'ba', 'ka'], 3)],
    [-1.4, building('madu', ['du', 'ma', 'bu'])],
    [-1.2, picking('word', 'kopi', ['topi', 'kopi', 'kaki'])],
    [-1, building('buku', ['ku', 'bu', 'du'])],
    [-0.8, picking('word', 'padi', ['padi', 'madu', 'kado'])],
    [-0.6, page('ini kue dodi', 'kue')],
    [-0.4, picking('picture', 'kuda', ['kado', 'kuda', 'buku', 'kaki'])],
    [-0.2, building('kado', ['do', 'ka', 'da', 'ko'])],
    [0, page('kuda suka lari', 'kuda')],
    [0.2, picking('picture', 'madu', ['madu', 'dadu', 'padi', 'palu'])],
    [0.4, building('kue', ['e', 'ku', 'u', 'ke'])],
    [0.6, page('budi suka buku itu', 'buku')],
    [0.9, page('ada dua dadu di kado', 'dadu')],
  ],
  made: madeFor('k-d'),
  garden: ['k', 'd', 'a', 'u', 'l', 'r'],
});
