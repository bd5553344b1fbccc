import { lineTasks } from '../generators/sentences.ts';
import { caption, lesson } from './making.ts';

export const dermaga = lesson({
  island: 11,
  id: 'dermaga',
  title: caption('Pulau Dermaga', 'Harbour Island'),
  recap: caption(
    'Kamu membaca kalimat\ndan mengerjakan isinya.',
    'You read sentences\nand did what they said.',
  ),
  skill: 'read-lines',
  look: [
    {
      say: caption(
        'Dermaga ini ramai sekali.\nSemua menitip barang.',
        'The harbour is busy.\nEverybody sends something.',
      ),
    },
    {
      say: caption(
        'Baca pesannya dalam hati.\nLalu muat kapalnya.',
        'Read the message silently.\nThen load the boat.',
      ),
    },
    {
      say: caption(
        'Awas kata bukan, kecuali,\ndan biarkan.',
        'Mind the words bukan, kecuali\nand biarkan: not, except, leave.',
      ),
      who: 'penyu',
    },
    {
      say: caption(
        'Capit membaca terbalik.\nIkan masuk ke topi kapten!',
        'Capit reads backwards.\nThere is a fish in the hat!',
      ),
      who: 'capit',
    },
  ],
  tries: [
    {
      activity: 'load',
      args: {
        how: 'put',
        a: 'apel',
        place: 'karung',
        things: ['apel', 'bola', 'topi'],
        places: ['karung', 'peti-merah'],
      },
      say: 'load',
      weight: 0,
    },
    {
      activity: 'load',
      args: {
        how: 'two',
        a: 'roti',
        b: 'ikan',
        place: 'peti-biru',
        things: ['roti', 'ikan', 'kunci'],
        places: ['peti-biru', 'keranjang'],
      },
      say: 'load',
      weight: 0,
    },
    {
      activity: 'load',
      args: {
        how: 'not',
        a: 'susu',
        b: 'kopi',
        place: 'keranjang',
        things: ['susu', 'kopi', 'kue'],
        places: ['keranjang', 'karung'],
      },
      say: 'load',
      weight: 0,
    },
  ],
  bank: lineTasks(),
  post: {
    to: 'kapten ibu ayah',
    who: 'kapten nenek capit kucing',
    does: 'memuat-ikan mencari-topi menangkap-apel',
    where: 'di-dermaga di-peti-merah di-karung',
    stamp: 'ikan topi apel kapal',
  },
});
