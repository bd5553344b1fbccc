import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { catching, letterLesson, picking, spotting, tracing } from './making.ts';

export const vowelsLesson: CourseLesson = letterLesson('vowels', {
  title: caption('Huruf vokal', 'The vowels'),
  recap: caption(
    'Kamu menangkap bunyi\na, i, u, e, dan o.',
    'You caught the sounds\n[a, i, u, e] and [o].',
  ),
  look: [
    [
      caption(
        'Lima lentera bernyanyi.\nKetuk satu per satu!',
        'Five lanterns sing.\nTap each of them!',
      ),
      catching('a', ['a', 'i', 'u', 'e', 'o'], 1),
    ],
    [
      caption('Ini a, bunyi awal api.\nDengarkan!', 'This is [a], as in [api].\nListen!'),
      catching('a', ['a'], 2),
    ],
    [
      caption('i untuk ikan.\nu untuk ubi.', '[i] as in [ikan], a fish.\n[u] as in [ubi], a yam.'),
      catching('i', ['i', 'u'], 2),
    ],
    [
      caption(
        'e punya dua bunyi:\ne di bebek, e di emas.',
        '[e] has two sounds:\nas in [bebek], as in [emas].',
      ),
      catching('e', ['e'], 2),
    ],
    [
      caption('o membuat mulutmu bulat.\nDengarkan!', '[o] makes your mouth round.\nListen!'),
      catching('o', ['o', 'a'], 2),
    ],
  ],
  try: [
    [-4, catching('a', ['a', 'o'], 2)],
    [-3.6, tracing('i')],
    [-3.2, picking('sound', 'api', ['a', 'u'])],
  ],
  bank: [
    [-4, catching('o', ['o', 'i'], 2)],
    [-3.8, catching('i', ['i', 'a'], 2)],
    [-3.6, tracing('o')],
    [-3.4, picking('sound', 'ikan', ['i', 'o'])],
    [-3.1, catching('u', ['u', 'o', 'i'], 2)],
    [-2.9, picking('sound', 'ubi', ['u', 'a'])],
    [-2.7, catching('e', ['e', 'i', 'a'], 3)],
    [-2.5, tracing('u')],
    [-2.3, picking('word', 'a', ['apel', 'ikan'])],
    [-2.1, picking('sound', 'obeng', ['a', 'o', 'i'])],
    [-1.9, tracing('a')],
    [-1.7, picking('sound', 'ayam', ['u', 'a', 'e'])],
    [-1.5, catching('a', ['a', 'e', 'o', 'u'], 3)],
    [-1.3, picking('word', 'i', ['ular', 'ibu', 'api'])],
    [-1.1, tracing('e')],
    [-0.9, picking('sound', 'emas', ['a', 'e', 'i'])],
    [-0.7, picking('word', 'u', ['unta', 'apel', 'ikan'])],
    [-0.4, picking('sound', 'ember', ['i', 'a', 'e', 'o'])],
    [-0.1, catching('u', ['u', 'a', 'o', 'e', 'i'], 4)],
    [0.3, picking('word', 'e', ['ikan', 'es-krim', 'api'])],
    [0.5, picking('word', 'o', ['udang', 'ayam', 'orang-utan'])],
    [-4, spotting('i', ['o', 'a'])],
    [-3.95, spotting('o', ['i', 'e'])],
    [-3.95, spotting('a', ['i', 'u'])],
    [-3.9, spotting('u', ['i', 'e'])],
    [-3.9, spotting('i', ['e', 'o'])],
    [-3.85, spotting('e', ['i', 'u'])],
    [-3.85, spotting('o', ['i', 'u'])],
    [-3.8, spotting('a', ['u', 'i', 'e'])],
    [-3.8, spotting('i', ['u', 'o', 'a'])],
    [-3.7, spotting('u', ['e', 'a', 'i'])],
    [-3.7, spotting('e', ['u', 'o', 'i'])],
    [-3.6, spotting('o', ['e', 'i', 'u'])],
    [-3.5, picking('sound', 'api', ['a', 'i', 'o'])],
    [-3.5, picking('sound', 'ikan', ['i', 'u', 'a'])],
    [-3.4, picking('sound', 'ubi', ['u', 'i', 'e'])],
    [-3.4, picking('sound', 'ular', ['u', 'i', 'o'])],
    [-3.3, picking('sound', 'apel', ['a', 'o', 'u'])],
    [-3.3, picking('sound', 'ibu', ['i', 'a', 'o'])],
    [-3.2, picking('sound', 'udang', ['u', 'e', 'i'])],
    [-3.2, picking('sound', 'unta', ['u', 'a', 'i'])],
    [-3.1, picking('sound', 'orang-utan', ['o', 'i', 'e'])],
    [-3.6, tracing('i')],
  ],
  made: madeFor('vowels'),
  garden: ['a', 'i', 'u', 'e', 'o'],
});
