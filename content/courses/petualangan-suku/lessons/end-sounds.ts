import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { building, ending, letterLesson, page, picking } from './making.ts';

export const endSoundsLesson: CourseLesson = letterLesson('end-sounds', {
  title: caption('Bunyi di ujung', 'The last sound'),
  recap: caption(
    'Kamu mendengar bunyi akhir\ndan memasang gerbongnya.',
    'You heard the last sound\nand hooked on its wagon.',
  ),
  look: [
    [
      caption(
        'Dengar ujungnya: ikan.\nAda n di akhir!',
        'Hear the end: [ikan].\nThere is [n] at the end!',
      ),
      ending('ikan', ['n']),
    ],
    [
      caption('Kata belum katak.\nTambah k: katak!', '[Kata] is not yet a frog.\nAdd [k: katak!]'),
      ending('katak', ['k']),
    ],
    [
      caption(
        'Bunyi akhir suku\nbisa di tengah: em, ber.',
        'A sound can close\nthe first part too: [em, ber].',
      ),
      building('ember', ['em', 'ber']),
    ],
    [
      caption('Kapal ada di mana?\nKetuk tiap kata.', 'Where is the ship?\nTap each word.'),
      page('kapal di laut', 'kapal'),
    ],
  ],
  try: [
    [-3, ending('bulan', ['n', 's'])],
    [-2.6, ending('tomat', ['t', 'l'])],
    [-2, building('balon', ['ba', 'lon', 'lo'])],
  ],
  bank: [
    [-3.2, ending('apel', ['l', 'm'])],
    [-3, ending('ikan', ['n', 'k'])],
    [-2.8, ending('bebek', ['k', 'r'])],
    [-2.6, ending('tikus', ['s', 't', 'n'])],
    [-2.4, picking('word', 'balon', ['balon', 'tomat'])],
    [-2.2, building('ikan', ['kan', 'i', 'ka'])],
    [-2, ending('semut', ['t', 'k', 'l'])],
    [-1.8, building('kapal', ['pal', 'ka', 'pa'])],
    [-1.6, ending('ular', ['r', 'l', 'n'])],
    [-1.4, picking('picture', 'katak', ['kapal', 'katak', 'kaki'])],
    [-1.2, page('ikan makan di laut', 'ikan')],
    [-1, building('tomat', ['mat', 'to', 'ma', 'tot'])],
    [-0.8, ending('melon', ['n', 'l', 's', 'r'])],
    [-0.6, picking('word', 'roket', ['robot', 'roket', 'roti'])],
    [-0.4, page('tikus makan roti', 'tikus')],
    [-0.2, building('bulan', ['lan', 'bu', 'la', 'bul'])],
    [0, ending('robot', ['t', 'k', 'p', 'l'])],
    [0.2, picking('picture', 'lemon', ['melon', 'lemon', 'lilin'])],
    [0.4, page('semut ada di atas daun', 'semut')],
    [0.6, building('tikus', ['kus', 'ti', 'tis', 'ku'])],
    [0.8, picking('word', 'melon', ['lemon', 'balon', 'melon', 'lilin'])],
    [1, page('katak dan bebek main bola', 'katak')],
  ],
  made: madeFor('end-sounds'),
  garden: ['n', 'k', 't', 's', 'l', 'r'],
});
