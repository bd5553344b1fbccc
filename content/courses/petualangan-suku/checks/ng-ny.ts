import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const ngNy: CourseChecks[string] = [
  {
    id: 'last-of-bintang',
    about: 'ng-ny',
    skill: 'end-sounds',
    say: both(
      'Dengar: bintang.\nApa bunyi akhirnya?',
      'Listen: bintang, a star.\nWhat is the last sound?',
    ),
    hint: both('Bunyinya ditulis\ndua huruf.', 'It is written\nwith two letters.'),
    show: ['bintang'],
    choices: ['s-n', 's-ng', 's-ny'],
    answer: 's-ng',
  },
  {
    id: 'read-balon',
    about: 'end-sounds',
    skill: 'read-words',
    say: both(
      'Baca sampai ujungnya.\nMana gambarnya?',
      'Read to the very end.\nWhich picture fits?',
    ),
    hint: both('Baca ba, lalu lon.', 'Read ba, then lon.'),
    show: ['s-balon'],
    choices: ['bulan', 'balon', 'melon'],
    answer: 'balon',
  },
];
