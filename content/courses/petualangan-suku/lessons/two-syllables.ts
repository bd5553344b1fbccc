import type { CourseLesson } from '@nobi/kit/course';
import { caption } from '../../../words/caption.ts';
import { madeFor } from '../generators/made.ts';
import { blending, building, letterLesson, page, picking } from './making.ts';

export const twoSyllablesLesson: CourseLesson = letterLesson('two-syllables', {
  title: caption('Dua suku', 'Two syllables'),
  recap: caption(
    'Kamu menyusun suku kata\nmenjadi kata.',
    'You put syllables together\ninto words.',
  ),
  look: [
    [
      caption('Tepuk dua kali: to, pi.\nTopi!', 'Clap twice: [to, pi].\n[Topi], a hat!'),
      building('topi', ['to', 'pi']),
    ],
    [
      caption('Ganti satu batu:\nku, da. Kuda!', 'Change a stone:\n[ku, da. Kuda], a horse!'),
      building('kuda', ['ku', 'da']),
    ],
    [
      caption('Ada suku satu huruf:\nu, bi. Ubi!', 'Some are a vowel alone:\n[u, bi. Ubi!]'),
      building('ubi', ['u', 'bi']),
    ],
    [
      caption('Kata berbaris\nmenjadi cerita.', 'Words in a row\ntell a story.'),
      page('sapi suka padi', 'padi'),
    ],
  ],
  try: [
    [-2.8, building('bola', ['la', 'bo', 'lo'])],
    [-2.4, picking('word', 'kuda', ['kuda', 'kaki', 'susu'])],
    [-2, page('ini sapi budi', 'sapi')],
  ],
  bank: [
    [-3, building('kopi', ['ko', 'pi', 'ki'])],
    [-2.8, blending(['t', 'p', 'd'], 'o', ['to', 'topi'])],
    [-2.6, picking('word', 'rusa', ['rusa', 'mata', 'bola'])],
    [-2.4, building('mata', ['ta', 'ma', 'na'])],
    [-2.2, picking('picture', 'buku', ['batu', 'buku', 'kuda'])],
    [-2, blending(['b', 'k', 'r'], 'u', ['bu', 'bumi'])],
    [-1.8, building('nasi', ['si', 'na', 'sa', 'ni'])],
    [-1.6, picking('word', 'dadu', ['madu', 'dadu', 'kado'])],
    [-1.4, building('pita', ['ti', 'ta', 'pi', 'pa'])],
    [-1.2, page('kuda lari ke sini', 'kuda')],
    [-1, picking('picture', 'pena', ['peta', 'pena', 'peri'])],
    [-0.8, building('padi', ['di', 'pi', 'pa', 'da'])],
    [-0.6, picking('word', 'roti', ['topi', 'roti', 'nuri', 'padi'])],
    [-0.4, page('nuri suka padi', 'nuri')],
    [-0.2, building('bumi', ['mi', 'bu', 'mu', 'bi'])],
    [0, picking('picture', 'susu', ['rusa', 'susu', 'sapi', 'nasi'])],
    [0.2, page('topi ibu ada di sini', 'topi')],
    [0.4, building('peta', ['ta', 'te', 'pe', 'pa'])],
    [0.6, picking('word', 'peri', ['pena', 'padi', 'peri', 'nuri'])],
    [0.8, page('lima bola ada di kado', 'bola')],
    [1, page('peri itu menari', 'peri')],
  ],
  made: madeFor('two-syllables'),
  garden: ['bo', 'la', 'ku', 'da', 'su', 'mi'],
});
