import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const seeFive: CourseChecks[string] = [
  {
    id: 'which-is-four',
    about: 'see-five',
    skill: 'see-5',
    say: both(
      'Siapa punya 4 rambut?\nHitung rambutnya, yuk.',
      'Who has 4 tufts of hair?\nCount them!',
    ),
    hint: both(
      'Hitung rambutnya satu-satu:\nsatu, dua, tiga...',
      'Count the hair one by one:\none, two, three...',
    ),
    choices: ['friend-3', 'friend-4', 'friend-5'],
    answer: 'friend-4',
  },
  {
    id: 'how-many-fish',
    about: 'see-three',
    skill: 'see-5',
    say: both('Ada berapa ikan?', 'How many fish?'),
    hint: both(
      'Tunjuk tiap ikan satu kali\nsambil menghitung.',
      'Point at each fish once\nand count.',
    ),
    show: ['fish', 'fish', 'fish'],
    choices: [3, 4, 5],
    answer: 3,
  },
];
