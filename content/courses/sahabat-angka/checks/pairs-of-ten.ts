import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const pairsOfTen: CourseChecks[string] = [
  {
    id: 'with-six',
    about: 'pairs-of-ten',
    skill: 'bonds-10',
    say: both(
      'Enam mencari teman.\nSiapa temannya agar jadi sepuluh?',
      'Six looks for a friend.\nWho makes ten?',
    ),
    hint: both(
      'Mulai dari enam.\nHitung maju sampai sepuluh.',
      'Start at six.\nCount on up to ten.',
    ),
    show: ['friend-6'],
    choices: ['friend-3', 'friend-4', 'friend-6'],
    answer: 'friend-4',
  },
  {
    id: 'five-and-three',
    about: 'see-ten',
    skill: 'see-10',
    say: both(
      'Lima bintang dan tiga bintang.\nSemuanya berapa?',
      'Five stars and three stars.\nHow many in all?',
    ),
    hint: both(
      'Baris atas ada lima.\nTeruskan: enam, tujuh...',
      'The top row has five.\nGo on: six, seven...',
    ),
    show: ['star', 'star', 'star', 'star', 'star', 'star', 'star', 'star'],
    choices: [6, 7, 8],
    answer: 8,
  },
];
