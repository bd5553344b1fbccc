import { textTasks } from '../generators/sentences.ts';
import { caption, lesson } from './making.ts';

export const mercusuar = lesson({
  island: 12,
  id: 'mercusuar',
  title: caption('Pulau Mercusuar', 'Lighthouse Island'),
  recap: caption(
    'Kamu membaca surat utuh\ndan memahami isinya.',
    'You read whole letters\nand understood them.',
  ),
  skill: 'understand-stories',
  look: [
    {
      say: caption(
        'Bu Penyu menjaga mercusuar.\nHari ini ia genap 100 tahun!',
        '[Bu Penyu] keeps the light.\nToday she is 100 years old!',
      ),
      who: 'penyu',
    },
    {
      say: caption(
        'Semua suratnya utuh lagi.\nKamu yang membacanya!',
        'All the letters are whole.\nYou have read them!',
      ),
    },
    {
      say: caption(
        'Capit minta maaf. Potongannya\njadi hujan kertas!',
        'Capit says sorry. His snippets\nbecome confetti!',
      ),
      who: 'capit',
    },
    {
      say: caption(
        'Baca sampai selesai dulu.\nIsi surat bisa berubah!',
        'Read to the very end.\nA letter may change its mind!',
      ),
    },
  ],
  tries: [
    {
      activity: 'load',
      args: {
        how: 'likes',
        a: 'kue',
        b: 'apel',
        place: 'karung',
        who: 'wati',
        things: ['kue', 'apel', 'bola'],
        places: ['karung', 'peti-biru'],
      },
      say: 'letter',
      weight: 0,
    },
    { activity: 'pick', args: { by: 'tale', word: 'hadiah-yuni' }, say: 'ask', weight: 0 },
    {
      activity: 'load',
      args: {
        how: 'instead',
        a: 'topi',
        b: 'baju',
        place: 'peti-merah',
        who: 'joko',
        things: ['topi', 'baju', 'kunci'],
        places: ['peti-merah', 'keranjang'],
      },
      say: 'letter',
      weight: 0,
    },
  ],
  bank: textTasks(),
  post: {
    to: 'bu-penyu kapten-liko capit',
    who: 'penyu kapten capit semua',
    does: 'menyalakan-lampu makan-kue berpesta',
    where: 'di-mercusuar di-kapal di-pantai',
    stamp: 'lampu kue balon pelangi',
  },
});
