import type { CourseChecks } from '@nobi/kit/manifest';
import { caption } from '../../../words/caption.ts';

export const ngNy: CourseChecks[string] = [
  {
    id: 'last-of-bintang',
    about: 'ng-ny',
    skill: 'end-sounds',
    say: caption(
      'Dengar: bintang.\nApa bunyi akhirnya?',
      'Listen: [bintang], a star.\nWhat is the last sound?',
    ),
    hint: caption('Bunyinya ditulis\ndua huruf.', 'It is written\nwith two letters.'),
    show: ['bintang'],
    choices: ['s-n', 's-ng', 's-ny'],
    answer: 's-ng',
  },
  {
    id: 'read-balon',
    about: 'end-sounds',
    skill: 'read-words',
    say: caption(
      'Baca sampai ujungnya.\nMana gambarnya?',
      'Read to the very end.\nWhich picture fits?',
    ),
    hint: caption('Baca ba, lalu lon.', 'Read [ba], then [lon].'),
    show: ['s-balon'],
    choices: ['bulan', 'balon', 'melon'],
    answer: 'balon',
  },
];
