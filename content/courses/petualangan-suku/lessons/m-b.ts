import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import {
  blending,
  building,
  catching,
  letterLesson,
  page,
  picking,
  spotting,
  tracing,
} from './making.ts';

export const mbLesson: CourseLesson = letterLesson('m-b', {
  title: caption('m dan b', 'm and b'),
  recap: caption(
    'Kamu menggandengkan m dan b\ndengan a, i, u, e, o.',
    'You joined [m] and [b]\nto [a, i, u, e] and [o].',
  ),
  look: [
    [
      caption('Dua teman baru:\nm dan b.', 'Two new friends:\n[m] and [b].'),
      catching('m', ['m', 'b'], 2),
    ],
    [
      caption('m bertemu a: ma!\nma untuk mata.', '[m] meets [a: ma!]\n[ma] as in [mata], an eye.'),
      blending(['m'], 'a', ['ma', 'mata']),
    ],
    [
      caption('b bertemu o: bo!\nbo untuk bola.', '[b] meets [o: bo!]\n[bo] as in [bola], a ball.'),
      blending(['b'], 'o', ['bo', 'bola']),
    ],
    [
      caption(
        'Dua suku, satu kata:\ni dan bu, ibu.',
        'Two syllables, one word:\n[i] and [bu, ibu]: mother.',
      ),
      building('ibu', ['i', 'bu']),
    ],
  ],
  try: [
    [-4, catching('m', ['m', 'o'], 2)],
    [-3.5, blending(['m', 'b'], 'a', ['ma', 'madu'])],
    [-3, tracing('m')],
  ],
  bank: [
    [-4, catching('b', ['b', 'a'], 2)],
    [-3.6, picking('sound', 'mata', ['m', 'a'])],
    [-3.4, blending(['b', 'm'], 'u', ['bu', 'buku'])],
    [-3.1, tracing('b')],
    [-2.9, picking('sound', 'bola', ['m', 'b'])],
    [-2.7, blending(['m', 'b'], 'i', ['mi', 'mi'])],
    [-2.4, catching('ma', ['ma', 'ba'], 2)],
    [-2.2, blending(['b', 'm'], 'a', ['ba', 'batu'])],
    [-2, picking('picture', 'mata', ['ma', 'bu'])],
    [-1.8, building('ubi', ['u', 'bi', 'ma'])],
    [-1.6, picking('picture', 'bumi', ['bu', 'mu', 'bo'])],
    [-1.4, blending(['m', 'b'], 'e', ['me', 'melon'])],
    [-1.2, catching('bu', ['bu', 'mu', 'bo'], 3)],
    [-1, building('bumi', ['mi', 'bu', 'ma'])],
    [-0.8, picking('word', 'mi', ['bumi', 'mi', 'mata'])],
    [-0.6, picking('word', 'ubi', ['ibu', 'ubi', 'bumi'])],
    [-0.3, page('ibu mau ubi', 'ubi')],
    [0, building('ibu', ['bu', 'u', 'i', 'bi'])],
    [0.3, picking('picture', 'ibu', ['ubi', 'ibu', 'bumi'])],
    [0.6, page('mama mau mi', 'mi')],
    [-4, spotting('m', ['o', 'i'])],
    [-4, spotting('b', ['i', 'o'])],
    [-3.9, spotting('b', ['a', 'u', 'e'])],
    [-3.8, spotting('m', ['a', 'u', 'e'])],
    [-3.8, picking('sound', 'batu', ['b', 'a', 'o'])],
    [-3.7, picking('sound', 'madu', ['m', 'i', 'a'])],
    [-3.7, picking('sound', 'buku', ['b', 'u', 'e'])],
    [-3.6, picking('sound', 'melon', ['m', 'o', 'i'])],
    [-3.5, blending(['m', 'b'], 'o', ['bo', 'bola'])],
    [-3.5, blending(['b', 'm'], 'i', ['bi'])],
    [-3.4, blending(['m', 'b'], 'u', ['mu'])],
    [-3.4, blending(['b', 'm'], 'e', ['be', 'bebek'])],
    [-3.3, blending(['b', 'm'], 'a', ['ma', 'mata'])],
    [-3.2, tracing('m')],
  ],
  made: madeFor('m-b'),
  garden: ['m', 'b', 'a', 'i', 'u'],
});
