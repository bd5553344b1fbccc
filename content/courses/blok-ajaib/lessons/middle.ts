/** Navel, armpit and beard: what happens when, what if, and how many by now. */
import { both, lesson } from './making.ts';

export const navel = lesson({
  station: 4,
  id: 'navel',
  title: both('Pusar Ajaib', 'The Navel'),
  recap: both(
    'Kamu menghubungkan ketukan\ndengan bunyinya.',
    'You joined taps\nwith what they play.',
  ),
  skill: 'events',
  look: [
    {
      say: both(
        'Ayam jatuh ke dalam pusar.\nDiketuk, ia berbunyi!',
        'The hen fell into the navel.\nTap her, and it plays!',
      ),
      cast: 'a',
    },
    {
      say: both(
        'Kambing dan sapi ikut.\nTiap tamu dapat satu topi.',
        'Goat and cow come along.\nEach of them gets a hat.',
      ),
      cast: 'bc',
    },
    {
      say: both(
        'Topi menunggu.\nBaru saat diketuk, isinya jalan.',
        'A hat waits.\nOnly a tap makes it run.',
      ),
      shows: { want: 'ha d t hb k', input: 'aba' },
    },
    {
      say: both(
        'Siapa yang diketuk dulu,\nitu yang terdengar dulu.',
        'Whoever is tapped first\nplays first.',
      ),
      shows: { want: 'ha u hb d d', input: 'bba' },
    },
  ],
  tries: [
    { activity: 'compose', want: 'ha d hb k', input: 'ab', start: 'ha d hb', say: 'gap' },
    { activity: 'compose', want: 'ha t u hb d', input: 'aba', say: 'tapped' },
    { activity: 'predict', want: 'ha d hb t k', input: 'bab', about: 't', say: 'many' },
  ],
  make: {
    say: both(
      'Beri tiap tamu musiknya.\nLalu mainkan!',
      'Give each guest some music.\nThen play it!',
    ),
    start: 'ha d t hb k hc',
    tray: 'd t k u r2',
  },
});

export const armpit = lesson({
  station: 5,
  id: 'armpit',
  title: both('Ketiak Gelap', 'The Dark Armpit'),
  recap: both(
    'Kamu memilih jalan\ndengan jika dan kalau tidak.',
    'You chose the way\nwith if and else.',
  ),
  skill: 'if-else',
  look: [
    {
      say: both(
        'Uh, baunya!\nDi ketiak tidak kelihatan apa-apa.',
        'Ugh, the smell!\nIn the armpit it is all dark.',
      ),
      cast: 'u',
    },
    {
      say: both(
        'Ada yang lewat...\nsiapa, ya? Panci harus bertanya.',
        'Somebody passes...\nwho is it? The pots must ask.',
      ),
      cast: 'ab',
    },
    {
      say: both('Jika ayam: ting.\nKalau tidak: dung.', 'If it is the hen: ting.\nIf not: boom.'),
      shows: { want: 'hs f ia t o d e e', input: 'abba' },
    },
    {
      say: both(
        'Blok sesudahnya\njalan untuk semua tamu.',
        'A block after it\nruns for every guest.',
      ),
      shows: { want: 'hs f ib k o u e d e', input: 'bab' },
    },
    {
      say: both(
        'Hihihi! Ketiaknya geli.\nSemua ikut terguncang.',
        'Hee hee! It tickles him.\nEverybody gets shaken.',
      ),
      cast: 'cba',
    },
  ],
  tries: [
    {
      activity: 'compose',
      want: 'hs f ia t o d e e',
      input: 'ab',
      start: 'hs f ia t o e e',
      say: 'gap',
    },
    { activity: 'compose', want: 'hs f ib k o u e e', input: 'bab', start: 'hs f e', say: 'asks' },
    {
      activity: 'mend',
      want: 'hs f ia d o t e e',
      input: 'aab',
      start: 'hs f ia t o d e e',
      say: 'mend',
    },
  ],
  make: {
    say: both('Buat lagu untuk orkes panci.', 'Write a song for the kitchen band.'),
    start: 'hs r2 d t e k',
    tray: 'd t k u r2',
  },
});

export const beard = lesson({
  station: 6,
  id: 'beard',
  title: both('Hutan Janggut', 'Beard Forest'),
  recap: both(
    'Kamu memakai penghitung\nyang berubah tiap putaran.',
    'You used a counter\nthat changes every round.',
  ),
  skill: 'counter',
  look: [
    {
      say: both(
        'Janggutnya seperti hutan.\nAda remah serabi dari tahun lalu.',
        'The beard is like a forest.\nWith crumbs from last year.',
      ),
      cast: 'k',
    },
    {
      say: both(
        'Makin ke atas, makin ramai:\nsatu, dua, tiga...',
        'The higher, the louder:\none, two, three...',
      ),
      shows: { want: 'hs r3 rn d e t p e' },
    },
    {
      say: both(
        'Penghitung mulai dari satu.\nTambah satu tiap putaran.',
        'The counter starts at one.\nIt grows by one each round.',
      ),
      shows: { want: 'hs r2 k rn u e p e' },
    },
    {
      say: both(
        'Hatsyi! Hampir saja.\nPegangan pada janggutnya!',
        'Atishoo! Nearly.\nHold on to the beard!',
      ),
      cast: 'dtk',
    },
  ],
  tries: [
    { activity: 'compose', want: 'hs r3 rn d e t p e', start: 'hs r3 rn e t p e', say: 'gap' },
    { activity: 'compose', want: 'hs r3 k rn u e p e', start: 'hs r3 k rn u e e', say: 'counts' },
    { activity: 'predict', want: 'hs r3 rn d e t p e', about: 'd', say: 'many' },
  ],
  make: {
    say: both('Buat musik yang makin panjang.', 'Make music that grows.'),
    start: 'hs r3 rn d e t p e',
    tray: 'd t u r2 rn p',
  },
});
