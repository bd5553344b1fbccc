import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { blending, building, catching, letterLesson, page, picking, tracing } from './making.ts';

export const lrLesson: CourseLesson = letterLesson('l-r', {
  title: caption('l dan r', 'l and r'),
  recap: caption('Kamu bertemu kata bola, roti,\ndan rusa.', 'You met [bola, roti]\nand [rusa].'),
  look: [
    [
      caption(
        'l menyentuh langit-langit.\nr bergetar!',
        '[l] lifts your tongue.\n[r] makes it roll!',
      ),
      catching('l', ['l', 'r'], 2),
    ],
    [
      caption('r bertemu o: ro!\nro untuk roti.', '[r] meets [o: ro!]\n[ro] as in [roti], bread.'),
      blending(['r'], 'o', ['ro', 'roti']),
    ],
    [
      caption('bo dan la: bola!\nKetuk batunya.', '[bo] and [la: bola], a ball!\nTap the stones.'),
      building('bola', ['bo', 'la']),
    ],
    [
      caption('Siapa yang lari?\nKetuk tiap kata.', 'Who runs?\nTap each word.'),
      page('rusa lari', 'rusa'),
    ],
  ],
  try: [
    [-3.4, blending(['l', 'r'], 'u', ['ru', 'rusa'])],
    [-3, tracing('l')],
    [-2.4, building('roti', ['ro', 'ti', 'lo'])],
  ],
  bank: [
    [-3.6, catching('r', ['r', 'a'], 2)],
    [-3.4, catching('l', ['l', 'i', 't'], 3)],
    [-3.1, tracing('r')],
    [-2.9, picking('sound', 'roti', ['r', 'l'])],
    [-2.7, picking('sound', 'lemon', ['n', 'l', 'r'])],
    [-2.5, blending(['r', 'l'], 'e', ['le', 'lemon'])],
    [-2.3, picking('picture', 'rusa', ['ru', 'lu', 'sa'])],
    [-2.1, building('bola', ['la', 'bo', 'ra'])],
    [-1.9, blending(['r', 'l', 'n'], 'o', ['ro', 'robot'])],
    [-1.7, catching('la', ['la', 'ra', 'li'], 3)],
    [-1.5, building('rusa', ['sa', 'ru', 'lu'])],
    [-1.3, picking('word', 'palu', ['bola', 'palu', 'batu'])],
    [-1.1, building('palu', ['lu', 'pa', 'la'])],
    [-0.9, picking('word', 'peri', ['peri', 'nuri', 'roti'])],
    [-0.7, page('ini roti', 'roti')],
    [-0.5, picking('picture', 'bola', ['bola', 'batu', 'palu'])],
    [-0.3, building('nuri', ['ri', 'li', 'nu', 'ru'])],
    [-0.1, page('bola itu biru', 'bola')],
    [0.2, picking('picture', 'roti', ['nuri', 'roti', 'peri', 'topi'])],
    [0.4, building('peri', ['ri', 'pe', 're', 'pi'])],
    [0.6, page('rara mau roti ini', 'roti')],
    [0.9, page('ini bola baru lina', 'bola')],
  ],
  made: madeFor('l-r'),
  garden: ['l', 'r', 'o', 'i', 'n', 's'],
});
