import { wordTasks } from '../generators/words.ts';
import { caption, lesson } from './making.ts';

export const syal = lesson({
  island: 7,
  id: 'syal',
  title: caption('Pulau Syal', 'Scarf Island'),
  recap: caption(
    'Kamu membaca sy dan kh\nsebagai satu bunyi.',
    'You read [sy] and [kh]\nas one sound.',
  ),
  skill: 'sy-kh',
  look: [
    {
      say: caption(
        'Pulau ini dingin sekali.\nSemua memakai syal.',
        'It is very cold here.\nEverybody wears a scarf.',
      ),
      who: 'penyu',
    },
    {
      say: caption(
        'Huruf s dan y satu bunyi:\nsyal.',
        'The [s] and [y] are one sound:\n[syal] is a scarf.',
      ),
      who: 'penyu',
      word: 'syal',
    },
    {
      say: caption(
        'Huruf k dan h satu bunyi:\na, khir.',
        'The [k] and [h] are one sound:\n[akhir] means end.',
      ),
      word: 'akhir',
    },
    {
      say: caption(
        'Syal Capit panjang sekali.\nAkhirnya di mana, ya?',
        'Capit has a very long scarf.\nWhere does it end?',
      ),
      who: 'capit',
    },
  ],
  tries: [
    {
      activity: 'spell',
      args: { word: 'syal', by: 'sounds', many: 1, view: 1 },
      say: 'spell',
      weight: 0,
    },
    {
      activity: 'pick',
      args: { by: 'written', word: 'akhir', shift: 0 },
      say: 'fitting',
      weight: 0,
    },
    { activity: 'split', args: { word: 'syukur' }, say: 'split', weight: 0 },
  ],
  bank: wordTasks('sykh'),
  post: {
    to: 'syifa syahrul kakek',
    who: 'capit kakek masyarakat',
    does: 'bersyukur membaca-syair memberi-isyarat',
    where: 'di-akhir-pekan dengan-syal di-musim-dingin',
    stamp: 'syal lampu kapal',
  },
});
