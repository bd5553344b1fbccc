import type { CourseChecks } from '@nobi/kit/manifest';
import { both, question } from './asking.ts';

export const upper: CourseChecks = {
  beard: [
    question({
      id: 'beard-count',
      about: 'beard',
      skill: 'counter',
      say: both(
        'Penghitung mulai dari satu.\nBerapa kali panci terdengar?',
        'The counter starts at one.\nHow many pots?',
      ),
      hint: both(
        'Satu, lalu dua, lalu tiga.\nJumlahkan.',
        'One, then two, then three.\nAdd them up.',
      ),
      show: 'hs r3 rn d e p e',
      choices: [6, 3, 5],
    }),
    question({
      id: 'beard-if',
      about: 'armpit',
      skill: 'if-else',
      say: both('Ayam datang.\nApa yang terdengar?', 'The hen comes.\nWhat do you hear?'),
      hint: both(
        'Ayam lewat jalan jika.\nLalu blok sesudahnya.',
        'The hen takes the if.\nThen the block after it.',
      ),
      show: 'ia k o u e d',
      choices: ['row-kd', 'row-ud', 'row-k'],
    }),
  ],
  nose: [
    question({
      id: 'nose-call',
      about: 'nose',
      skill: 'own-block',
      say: both('Berapa kali gelas terdengar?', 'How often does the glass play?'),
      hint: both('Berapa kali mantranya dipanggil?', 'How often is the spell called?'),
      show: 'hs q d q hq k t',
      choices: [2, 3, 4],
    }),
    question({
      id: 'nose-counter',
      about: 'beard',
      skill: 'counter',
      say: both(
        'Blok mana yang membuat\nputaran makin panjang?',
        'Which block makes\neach round longer?',
      ),
      hint: both('Cari yang mengubah penghitung.', 'Look for what changes the counter.'),
      choices: ['p', 'r3', 'z'],
    }),
  ],
  ear: [
    question({
      id: 'ear-fix',
      about: 'ear',
      skill: 'fix-blocks',
      say: both(
        'Harusnya enam bunyi.\nBlok mana yang diganti?',
        'There should be six sounds.\nWhich block must change?',
      ),
      hint: both('Dua bunyi, berapa putaran?', 'Two sounds, how many rounds?'),
      show: 'hs r2 d t e',
      choices: ['r2', 'd', 'hs'],
    }),
    question({
      id: 'ear-order',
      about: 'nose',
      skill: 'own-block',
      say: both('Berapa kali panci terdengar?', 'How often does the pot play?'),
      hint: both('Pesanannya dua, lalu tiga.', 'Two are ordered, then three.'),
      show: 'hs q2 q3 hq rx d e',
      choices: [5, 3, 6],
    }),
  ],
  brows: [
    question({
      id: 'brows-with',
      about: 'brows',
      skill: 'messages',
      say: both('Teko mulai bersama\nbunyi yang mana?', 'With which sound\ndoes the kettle start?'),
      hint: both('Cari yang tepat sesudah pesan.', 'Find what comes\nright after the message.'),
      show: 'hs d k m t hm u',
      choices: ['t', 'k', 'd'],
    }),
    question({
      id: 'brows-bug',
      about: 'ear',
      skill: 'fix-blocks',
      say: both(
        'Harusnya kres hanya sekali.\nBlok mana yang pindah?',
        'Crunch should come only once.\nWhich block must move?',
      ),
      hint: both('Apa yang ikut diulang?', 'What is repeated with the rest?'),
      show: 'hs r3 d k e',
      choices: ['k', 'd', 'hs'],
    }),
  ],
  awake: [
    question({
      id: 'awake-points',
      about: 'awake',
      skill: 'game-rules',
      say: both(
        'Ayam diketuk lima kali.\nBerapa kali teko terdengar?',
        'The hen is tapped five times.\nHow many toots?',
      ),
      hint: both('Hanya saat penghitungnya pas.', 'Only when the counter\nis just that.'),
      show: 'ha p i3 u e',
      choices: [1, 3, 5],
    }),
    question({
      id: 'awake-message',
      about: 'brows',
      skill: 'messages',
      say: both(
        'Blok mana yang membuat\nprogram lain mulai?',
        'Which block makes\nthe other program start?',
      ),
      hint: both('Yang berseru ke alis lain.', 'The one that calls to the other.'),
      choices: ['m', 'q', 'p'],
    }),
  ],
};
