/** From the toe to the belly: one after another, again, and again inside again. */
import { both, lesson } from './making.ts';

export const toe = lesson({
  station: 1,
  id: 'toe',
  title: both('Jempol Kaki', 'The Big Toe'),
  recap: both(
    'Kamu menyusun blok\nsatu demi satu dengan tepat.',
    'You put blocks in order,\none after another.',
  ),
  skill: 'sequence',
  look: [
    {
      say: both(
        'Raksasa Ngorok tertidur\ndi lapangan desa. Grrrok!',
        'Giant Snore fell asleep\non the village field. Grrronk!',
      ),
    },
    {
      say: both(
        'Jemuran terbang, sapi terbalik.\nSiapa bisa membangunkannya?',
        'Washing flies, cows tip over.\nWho can wake him up?',
      ),
      cast: 'cba',
    },
    {
      say: both(
        'Nek Tuti membuka petinya:\nblok ajaib! Panci pun bangun.',
        'Granny opens her trunk:\nmagic blocks! The pots wake up.',
      ),
      cast: 'dtku',
    },
    {
      say: both(
        'Blok dibaca dari bendera.\nSatu blok, satu bunyi.',
        'Blocks run from the flag on.\nOne block, one sound.',
      ),
      shows: { want: 'hs d t d' },
    },
    {
      say: both('Urutannya lain,\nmusiknya juga lain.', 'Another order,\nanother tune.'),
      shows: { want: 'hs t d d k' },
    },
  ],
  tries: [
    { activity: 'compose', want: 'hs d t k', start: 'hs d t', say: 'gap' },
    { activity: 'compose', want: 'hs u d t', say: 'row' },
    { activity: 'mend', want: 'hs d t k', start: 'hs d k t', say: 'mend' },
  ],
  make: {
    say: both('Buat musik penggelitik jempol.', 'Make music that tickles a toe.'),
    start: 'hs d t',
    tray: 'd t k u',
  },
});

export const knee = lesson({
  station: 2,
  id: 'knee',
  title: both('Lutut', 'The Knee'),
  recap: both(
    'Kamu mengulang beberapa langkah\ndengan satu kotak.',
    'You repeated several steps\nwith a single box.',
  ),
  skill: 'loop-body',
  look: [
    {
      say: both(
        'Jempolnya bergoyang!\nPanci-panci naik ke lutut.',
        'The toe wiggled!\nThe pots climb up the knee.',
      ),
      cast: 'du',
    },
    {
      say: both(
        'Lututnya tebal sekali.\nMusiknya harus lebih panjang.',
        'The knee is very thick.\nThe music must be longer.',
      ),
      cast: 'kt',
    },
    {
      say: both(
        'Tapi bloknya hampir habis!\nPakai kotak ulang.',
        'But blocks are running out!\nUse a repeat box.',
      ),
      shows: { want: 'hs r3 d t e' },
    },
    {
      say: both(
        'Blok sesudah kotak\njalan satu kali saja.',
        'A block after the box\nruns only once.',
      ),
      shows: { want: 'hs r2 d k e u' },
    },
    {
      say: both(
        'Plok! Lututnya menendang,\ntopi Pak Lurah melayang.',
        'Plop! The knee kicks,\nand the mayor’s hat is gone.',
      ),
      cast: 'dk',
    },
  ],
  tries: [
    { activity: 'compose', want: 'hs r3 d t e', start: 'hs r3 d e', say: 'gap' },
    { activity: 'compose', want: 'hs r4 k u e', start: 'hs r2 k e', say: 'loop' },
    { activity: 'predict', want: 'hs r3 d t e d', about: 'd', say: 'many' },
  ],
  make: {
    say: both('Buat irama yang berulang.', 'Make a beat that repeats.'),
    start: 'hs r3 d t e',
    tray: 'd t k u r2',
  },
});

export const belly = lesson({
  station: 3,
  id: 'belly',
  title: both('Gunung Perut', 'Mount Belly'),
  recap: both(
    'Kamu menaruh kotak ulang\ndi dalam kotak ulang.',
    'You put a repeat box\ninside a repeat box.',
  ),
  skill: 'nested-loops',
  look: [
    {
      say: both(
        'Perut raksasa naik turun.\nPanci terpental-pental!',
        'The belly goes up and down.\nThe pots bounce on it!',
      ),
      cast: 'dtku',
    },
    {
      say: both(
        'Dung-dung-dung, ting.\nLalu semuanya lagi.',
        'Boom-boom-boom, ting.\nThen all of it again.',
      ),
      shows: { want: 'hs r2 r3 d e t e' },
    },
    {
      say: both(
        'Kotak dalam jalan sampai habis\ntiap putaran luar.',
        'The inner box runs to its end\nin every outer round.',
      ),
      shows: { want: 'hs r2 k r2 u e e' },
    },
    {
      say: both(
        'Kruyuuuk! Perutnya lapar.\nMimpinya tentang serabi.',
        'Grumble! The belly is hungry.\nHe is dreaming of pancakes.',
      ),
      cast: 'u',
    },
  ],
  tries: [
    { activity: 'compose', want: 'hs r2 r3 d e t e', start: 'hs r2 r3 d e e', say: 'gap' },
    { activity: 'compose', want: 'hs r3 r2 k e u e', start: 'hs r3 e', say: 'nested' },
    { activity: 'predict', want: 'hs r2 r3 d e t e', about: 'd', say: 'many' },
  ],
  make: {
    say: both('Buat irama perut keroncongan.', 'Make a rumbling belly beat.'),
    start: 'hs r2 r3 d e t e',
    tray: 'd t k u r2',
  },
});
