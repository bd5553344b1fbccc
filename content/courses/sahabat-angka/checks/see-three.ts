import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

/** Hair to count instead of digits to read. */
const friends = ['friend-1', 'friend-2', 'friend-3'];

export const seeThree: CourseChecks[string] = [
  {
    id: 'which-is-two',
    about: 'see-three',
    skill: 'count-3',
    say: both(
      'Siapa punya 2 rambut?\nHitung rambutnya, yuk.',
      'Who has 2 tufts of hair?\nCount them!',
    ),
    hint: both('Hitung rambutnya:\nsatu, dua...', 'Count the hair:\none, two...'),
    choices: friends,
    answer: 'friend-2',
  },
  {
    id: 'who-is-three',
    about: 'see-three',
    skill: 'count-3',
    say: both(
      'Hitung bebeknya.\nSiapa rambutnya sebanyak itu?',
      'Count the ducks.\nWho has that many tufts?',
    ),
    hint: both('Tunjuk tiap bebek\nsambil menghitung.', 'Point at each duck\nand count.'),
    show: ['duck', 'duck', 'duck'],
    choices: friends,
    answer: 'friend-3',
  },
];
