/** Nose, ear, eyebrows and the waking: own blocks, bugs, messages, and a game. */
import { both, lesson } from './making.ts';

export const nose = lesson({
  station: 7,
  id: 'nose',
  title: both('Mantra Hidung', 'The Nose Spell'),
  recap: both(
    'Kamu menulis satu blok\ndan memanggilnya berkali-kali.',
    'You wrote a block once\nand called it many times.',
  ),
  skill: 'own-block',
  look: [
    {
      say: both('Lubang hidungnya dua,\nbesar seperti gua.', 'Two nostrils,\nas large as caves.'),
      cast: 'tu',
    },
    {
      say: both(
        'Nek Tuti menulis mantra.\nIsinya cukup ditulis sekali.',
        'Granny writes a spell.\nIt is written only once.',
      ),
      shows: { want: 'hs q k q hq d t u' },
    },
    {
      say: both(
        'Mantra bisa dipesan:\ndua kali, atau tiga kali?',
        'A spell can be ordered:\ntwice, or three times?',
      ),
      shows: { want: 'hs q2 q3 hq rx d e t' },
    },
    {
      say: both(
        'HATSYII! Semua terbang\nsampai ke telinga.',
        'ATISHOO! All of them fly\nright up to the ear.',
      ),
      cast: 'dtku',
    },
  ],
  tries: [
    { activity: 'compose', want: 'hs q k q hq d t u', start: 'hs q k q hq d t', say: 'gap' },
    { activity: 'compose', want: 'hs q d q hq t k', start: 'hs d hq t k', say: 'spell' },
    {
      activity: 'compose',
      want: 'hs q2 q4 hq rx k e u',
      start: 'hs q2 hq rx k e u',
      say: 'ordered',
    },
  ],
  make: {
    say: both(
      'Tulis mantramu,\nlalu panggil berkali-kali.',
      'Write your spell,\nthen call it many times.',
    ),
    start: 'hs q d q hq t k',
    tray: 'd t k u r2 q',
  },
});

export const ear = lesson({
  station: 8,
  id: 'ear',
  title: both('Telinga Kusut', 'The Tangled Ear'),
  recap: both(
    'Kamu mencari blok yang keliru\nlangkah demi langkah.',
    'You looked for the bug\nstep by step.',
  ),
  skill: 'fix-blocks',
  look: [
    {
      say: both(
        'Di telinga programnya kusut\nkena kotoran telinga. Hiii!',
        'In the ear the programs are\ntangled in earwax. Eek!',
      ),
      cast: 'kd',
    },
    {
      say: both(
        'Jangan ubah semuanya.\nJalankan, dan dengarkan.',
        'Do not change it all.\nRun it, and listen.',
      ),
      cast: 't',
    },
    {
      say: both(
        'Ketukan pertama yang lain\nmenunjukkan tempatnya.',
        'The first beat that differs\nshows where it is.',
      ),
      shows: { want: 'hs r3 d t e k', start: 'hs r2 d t e k' },
    },
    {
      say: both(
        'Ubah satu saja,\nlalu jalankan lagi.',
        'Change only one thing,\nthen run it again.',
      ),
      shows: { want: 'hs f ia t o d e e', input: 'abb', start: 'hs f ia t o k e e' },
    },
  ],
  tries: [
    { activity: 'mend', want: 'hs r3 d t e k', start: 'hs r2 d t e k', say: 'mend' },
    { activity: 'mend', want: 'hs r2 k u e d', start: 'hs r2 k e u d', say: 'mend' },
    { activity: 'mend', want: 'hs q t q hq d k', start: 'hs q t q hq k d', say: 'mend' },
  ],
  make: {
    say: both('Buat lagu kejutan di telinga.', 'Make a surprise for the ear.'),
    start: 'hs q r2 d t e q hq k u',
    tray: 'd t k u r2 q',
  },
});

export const brows = lesson({
  station: 9,
  id: 'brows',
  title: both('Dua Alis', 'Two Eyebrows'),
  recap: both(
    'Kamu membuat dua program\nbekerja sama lewat pesan.',
    'You made two programs\nwork together by a message.',
  ),
  skill: 'messages',
  look: [
    {
      say: both(
        'Orkesnya terbagi dua:\nalis kiri dan alis kanan.',
        'The band splits in two:\nleft eyebrow, right eyebrow.',
      ),
      cast: 'du',
    },
    {
      say: both(
        'Dari jauh tak kelihatan.\nMereka berkirim pesan.',
        'They are too far to see.\nSo they send a message.',
      ),
      cast: 'tk',
    },
    {
      say: both(
        'Saat pesan datang,\nkeduanya main bersama.',
        'When the message comes,\nboth play together.',
      ),
      shows: { want: 'hs d d m t t hm k u' },
    },
    {
      say: both(
        'Kirim lebih awal,\nmulainya juga lebih awal.',
        'Sent earlier,\nit starts earlier, too.',
      ),
      shows: { want: 'hs d m d t hm u u' },
    },
  ],
  tries: [
    { activity: 'compose', want: 'hs d m t hm k u', start: 'hs d m t hm k', say: 'gap' },
    { activity: 'compose', want: 'hs d d m t hm u k', start: 'hs d d t hm u k', say: 'sends' },
    { activity: 'mend', want: 'hs d m t t hm k', start: 'hs d t m t hm k', say: 'mend' },
  ],
  make: {
    say: both('Buat musik untuk dua orkes.', 'Make music for two bands.'),
    start: 'hs d m t hm k u',
    tray: 'd t k u r2 m',
  },
});

export const awake = lesson({
  station: 10,
  id: 'awake',
  title: both('Bangun!', 'Awake!'),
  recap: both(
    'Kamu menyusun aturan\nsampai jadi sebuah game.',
    'You put rules together\ninto a game.',
  ),
  skill: 'game-rules',
  look: [
    {
      say: both(
        'Matahari terbit.\nSatu mata terbuka... dua!',
        'The sun comes up.\nOne eye opens... two!',
      ),
      cast: 'dtku',
    },
    {
      say: both(
        '“Serabi!” kata raksasa.\n“Tapi main dulu, ya.”',
        '“Pancakes!” says the giant.\n“But first let us play.”',
      ),
      cast: 'abc',
    },
    {
      say: both(
        'Setiap ayam diketuk,\nnilainya bertambah satu.',
        'Each tap on the hen\nbrings a point.',
      ),
      shows: { want: 'ha p i3 u u e', input: 'aaaa' },
    },
    {
      say: both(
        'Kambing mengembalikan\nnilainya ke nol. Awas!',
        'The goat takes it\nback to zero. Mind him!',
      ),
      shows: { want: 'ha p i2 t e hb z d', input: 'abaa' },
    },
    {
      say: both(
        'Kini kamu pembuat game.\nSerabinya untuk semua!',
        'Now you make games.\nPancakes for everybody!',
      ),
      cast: 'cab',
    },
  ],
  tries: [
    { activity: 'compose', want: 'ha p i3 u e', input: 'aaaa', start: 'ha p i3 e', say: 'gap' },
    {
      activity: 'compose',
      want: 'ha p hb rn d e',
      input: 'aabab',
      start: 'ha hb rn d e',
      say: 'rules',
    },
    { activity: 'predict', want: 'ha p i2 t u e', input: 'aaaa', about: 't', say: 'many' },
  ],
  make: {
    say: both('Buat game-mu sendiri.\nLalu mainkan!', 'Make your own game.\nThen play it!'),
    start: 'ha p i3 u u e hb z d hc',
    tray: 'd t u p i2 z',
  },
});
