import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { blending, building, catching, letterLesson, page, picking, tracing } from './making.ts';

export const ptLesson: CourseLesson = letterLesson('p-t', {
  title: caption('p dan t', 'p and t'),
  recap: caption('Kamu bertemu kata topi, peta,\ndan mata.', 'You met [topi, peta]\nand [mata].'),
  look: [
    [
      caption(
        'p meletup di bibir.\nt mengetuk gigi.',
        '[p] pops on your lips.\n[t] taps your teeth.',
      ),
      catching('p', ['p', 't'], 2),
    ],
    [
      caption('p bertemu e: pe!\npe untuk peta.', '[p] meets [e: pe!]\n[pe] as in [peta], a map.'),
      blending(['p'], 'e', ['pe', 'peta']),
    ],
    [
      caption('t bertemu o: to!\nto untuk topi.', '[t] meets [o: to!]\n[to] as in [topi], a hat.'),
      blending(['t'], 'o', ['to', 'topi']),
    ],
    [
      caption('Ketuk tiap kata.\nItu topi!', 'Tap each word.\n[Itu] means that.'),
      page('itu topi', 'topi'),
    ],
  ],
  try: [
    [-3.8, blending(['p', 't'], 'a', ['pa', 'padi'])],
    [-3.4, tracing('t')],
    [-2.8, building('topi', ['to', 'pi', 'ma'])],
  ],
  bank: [
    [-3.8, catching('t', ['t', 'b'], 2)],
    [-3.6, catching('p', ['p', 'b', 't'], 2)],
    [-3.3, picking('sound', 'topi', ['t', 'm'])],
    [-3.1, tracing('p')],
    [-2.9, blending(['t', 'p'], 'o', ['to', 'tomat'])],
    [-2.7, picking('sound', 'peta', ['b', 'p', 't'])],
    [-2.4, blending(['p', 'b'], 'i', ['pi', 'pisang'])],
    [-2.2, picking('picture', 'topi', ['to', 'po', 'ta'])],
    [-2, building('api', ['a', 'pi', 'ti'])],
    [-1.8, blending(['m', 't', 'p'], 'i', ['ti', 'tikus'])],
    [-1.6, catching('ta', ['ta', 'pa', 'to'], 3)],
    [-1.4, building('peta', ['ta', 'pe', 'ba'])],
    [-1.2, picking('word', 'mata', ['peta', 'mata', 'topi'])],
    [-1, building('batu', ['tu', 'ba', 'pa'])],
    [-0.8, picking('word', 'pita', ['peta', 'pita', 'topi'])],
    [-0.6, page('itu api', 'api')],
    [-0.4, building('mata', ['ta', 'ma', 'tu', 'pa'])],
    [-0.2, picking('picture', 'batu', ['bumi', 'batu', 'mata'])],
    [0.1, page('ibu mau topi', 'topi')],
    [0.4, picking('picture', 'peta', ['pita', 'peta', 'topi', 'batu'])],
    [0.7, page('itu peta ibu', 'peta')],
    [-3.4, tracing('t')],
  ],
  made: madeFor('p-t'),
  garden: ['p', 't', 'm', 'b', 'o'],
});
