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

export const ghjcLesson: CourseLesson = letterLesson('g-h-j-c', {
  title: caption('g, h, j, c', 'g h j c'),
  recap: caption(
    'Kamu membaca g, h, j, dan c:\ngajah, kucing.',
    'You read [g, h, j] and [c]:\n[gajah, kucing].',
  ),
  look: [
    [
      caption('Empat teman baru:\ng, h, j, dan c.', 'Four new friends:\n[g, h, j] and [c].'),
      catching('g', ['g', 'h', 'j', 'c'], 1),
    ],
    [
      caption(
        'g bertemu i: gi!\ngi untuk gigi.',
        '[g] meets [i: gi!]\n[gi] as in [gigi], a tooth.',
      ),
      blending(['g'], 'i', ['gi', 'gigi']),
    ],
    [
      caption('h bertemu i: hi!\nhi untuk hiu.', '[h] meets [i: hi!]\n[hi] as in [hiu], a shark.'),
      blending(['h'], 'i', ['hi', 'hiu']),
    ],
    [
      caption(
        'j bertemu a: ja!\nja untuk jagung.',
        '[j] meets [a: ja!]\n[ja] as in [jagung], corn.',
      ),
      blending(['j'], 'a', ['ja', 'jagung']),
    ],
    [
      caption(
        'c bertemu i: ci!\nci untuk cincin.',
        '[c] meets [i: ci!]\n[ci] as in [cincin], a ring.',
      ),
      blending(['c'], 'i', ['ci', 'cincin']),
    ],
    [
      caption(
        'Sekarang bersama:\nga, jah. Gajah!',
        'Now all together:\n[ga, jah. Gajah], an elephant!',
      ),
      building('gajah', ['ga', 'jah']),
    ],
  ],
  try: [
    [-4.6, catching('j', ['j', 'g'], 2)],
    [-3.6, blending(['h', 'j'], 'i', ['hi', 'hidung'])],
    [-3, tracing('h')],
  ],
  bank: [
    [-5.5, catching('h', ['h', 'g'], 2)],
    [-5.5, catching('g', ['g', 'j'], 2)],
    [-5.5, catching('c', ['c', 'g'], 2)],
    [-5.4, catching('j', ['j', 'h'], 2)],
    [-5.2, tracing('c')],
    [-5.1, tracing('j')],
    [-5, tracing('h')],
    [-4.9, tracing('g')],
    [-4.8, picking('sound', 'gunung', ['g', 'h'])],
    [-4.8, picking('sound', 'cacing', ['c', 'g'])],
    [-4.7, picking('sound', 'hidung', ['j', 'h'])],
    [-4.5, picking('sound', 'jam', ['j', 'g', 'm'])],
    [-4.5, picking('sound', 'cincin', ['s', 'c', 'n'])],
    [-4.1, blending(['j', 'h'], 'e', ['je', 'jerapah'])],
    [-3.9, blending(['g', 'k'], 'u', ['gu', 'gurita'])],
    [-3.7, catching('ja', ['ja', 'ga'], 2)],
    [-3.7, catching('ca', ['ca', 'ja'], 2)],
    [-3.3, picking('word', 'jam', ['jam', 'gigi'])],
    [-3.1, building('baju', ['ba', 'ju', 'gu'])],
    [-2.9, picking('picture', 'hiu', ['hiu', 'ibu'])],
    [-2.9, picking('picture', 'kunci', ['kuda', 'kunci'])],
    [-2.7, building('keju', ['ju', 'ke', 'je'])],
    [-2.7, building('kunci', ['ci', 'kun', 'ku'])],
    [-2.5, ending('gajah', ['h', 'k'])],
    [-2.5, ending('kucing', ['ng', 'n'])],
    [-2.3, picking('word', 'rumah', ['rusa', 'rumah', 'roti'])],
    [-2.1, building('raja', ['ra', 'ja', 'jar'])],
    [-1.9, ending('lebah', ['n', 'h', 'ng'])],
    [-1.7, page('gajah mandi', 'gajah')],
    [-1.7, page('kucing minum susu', 'kucing')],
    [-1.5, picking('picture', 'gitar', ['gurita', 'gitar', 'gigi'])],
    [-1.3, page('lebah suka bunga', 'lebah')],
    [-1.1, building('pohon', ['hon', 'po', 'ho', 'poh'])],
    [-1.1, building('kacang', ['cang', 'ka', 'can', 'kang'])],
    [-0.9, page('raja pulang ke rumah', 'raja')],
    [-0.7, picking('word', 'gunung', ['gunting', 'gunung', 'burung'])],
    [-0.7, picking('word', 'kacang', ['kucing', 'kacang', 'kunci'])],
    [-0.5, page('anjing itu lari ke gunung', 'anjing')],
    [-0.3, building('jerapah', ['ra', 'je', 'pah', 'pa'])],
    [-0.1, page('jerapah makan daun di pohon', 'jerapah')],
    [0.1, page('ada hiu besar di laut', 'hiu')],
  ],
  made: madeFor('g-h-j-c'),
  garden: ['g', 'h', 'j', 'c', 'ga', 'hi', 'ju', 'ci'],
});
