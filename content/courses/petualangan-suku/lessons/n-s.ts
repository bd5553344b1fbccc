import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { blending, building, catching, letterLesson, page, picking, tracing } from './making.ts';

export const nsLesson: CourseLesson = letterLesson('n-s', {
  title: caption('n dan s', 'n and s'),
  recap: caption('Kamu bertemu kata nasi, sapi,\ndan susu.', 'You met [nasi, sapi]\nand [susu].'),
  look: [
    [
      caption(
        'n berdengung di hidung.\ns mendesis.',
        '[n] hums in your nose.\n[s] hisses like a snake.',
      ),
      catching('n', ['n', 's'], 2),
    ],
    [
      caption('s bertemu u: su!\nsu untuk susu.', '[s] meets [u: su!]\n[su] as in [susu], milk.'),
      blending(['s'], 'u', ['su', 'susu']),
    ],
    [
      caption('n bertemu a: na!\nna untuk nasi.', '[n] meets [a: na!]\n[na] as in [nasi], rice.'),
      blending(['n'], 'a', ['na', 'nasi']),
    ],
    [
      caption('Siapa ini?\nKetuk tiap kata.', 'Who is this?\nTap each word.'),
      page('ini sapi', 'sapi'),
    ],
  ],
  try: [
    [-3.6, blending(['n', 's'], 'a', ['sa', 'sapi'])],
    [-3.2, tracing('s')],
    [-2.6, building('nasi', ['na', 'si', 'mi'])],
  ],
  bank: [
    [-3.8, catching('s', ['s', 'o'], 2)],
    [-3.5, catching('n', ['n', 'm', 's'], 3)],
    [-3.2, picking('sound', 'nasi', ['n', 's'])],
    [-3, tracing('n')],
    [-2.8, picking('sound', 'susu', ['s', 't', 'n'])],
    [-2.6, blending(['s', 'n'], 'u', ['nu', 'nuri'])],
    [-2.3, building('susu', ['su', 'su', 'nu'])],
    [-2.1, blending(['t', 's', 'n'], 'e', ['se', 'semut'])],
    [-1.9, picking('picture', 'sapi', ['sa', 'na', 'pi'])],
    [-1.7, building('sapi', ['pi', 'sa', 'na'])],
    [-1.5, catching('sa', ['sa', 'na', 'su'], 3)],
    [-1.3, picking('word', 'nasi', ['sapi', 'nasi', 'susu'])],
    [-1.1, building('pena', ['na', 'pe', 'ma'])],
    [-0.9, picking('word', 'pena', ['peta', 'susu', 'pena'])],
    [-0.6, page('ini nasi', 'nasi')],
    [-0.4, picking('picture', 'susu', ['sapi', 'susu', 'nasi'])],
    [-0.2, building('nasi', ['si', 'ni', 'na', 'sa'])],
    [0.1, page('nina mau susu', 'susu')],
    [0.4, picking('picture', 'sapi', ['sapi', 'topi', 'nasi', 'api'])],
    [0.7, page('ini pena nina', 'pena')],
    [0.9, page('sapi itu tua', 'sapi')],
    [-3.3, tracing('s')],
  ],
  made: madeFor('n-s'),
  garden: ['n', 's', 'a', 'u', 'p'],
});
