import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const truk = lesson({
  island: 9,
  id: 'truk',
  title: caption('Pulau Truk', 'Truck Island'),
  recap: caption(
    'Kamu membaca huruf mati\nyang berdempetan.',
    'You read consonants\nthat stand together.',
  ),
  skill: 'consonant-clusters',
  look: [
    {
      say: caption(
        'Truk pos macet di sini.\nHurufnya juga berdempetan!',
        'Mail trucks are jammed here.\nThe letters are, too!',
      ),
    },
    {
      say: caption(
        'Huruf t dan r: truk.\nJangan dibaca teruk!',
        'Say [t] and [r] together: [truk].\nNever [teruk]!',
      ),
      word: 'truk',
    },
    {
      say: caption(
        'Prang, ko: prangko.\nItu untuk surat.',
        '[Prang, ko: prangko].\nIt is a postage stamp.',
      ),
      word: 'prangko',
    },
    {
      say: caption(
        'Capit naik skuter.\nTrompetnya keras sekali!',
        'Capit rides a scooter.\nHis trumpet is very loud!',
      ),
      who: 'capit',
      word: 'skuter',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'truk', by: 'sounds', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    { activity: 'split', args: { word: 'traktor' }, say: 'split', weight: 0 },
    {
      activity: 'pick',
      args: { by: 'written', word: 'drum', shift: 0 },
      say: 'fitting',
      weight: 0,
    },
  ],
  bank: wordTasks('cluster'),
  post: {
    to: 'presiden sopir-truk brata',
    who: 'truk presiden capit robot',
    does: 'main-drum meniup-trompet makan-stroberi',
    where: 'di-stasiun di-planet-lain di-atas-traktor',
    stamp: 'truk robot kapal',
  },
});
