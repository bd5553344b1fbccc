import { both } from '@nobi/kit/forms';
import type { CourseChecks } from '@nobi/kit/manifest';

export const teens: CourseChecks[string] = [
  {
    id: 'ten-and-three',
    about: 'teens',
    skill: 'teens',
    say: both('Sepuluh dan tiga lagi.\nJadi berapa?', 'Ten and three more.\nHow many?'),
    hint: both('Mulai dari sepuluh:\nsebelas, dua belas...', 'Start at ten:\neleven, twelve...'),
    show: ['friend-10', 'friend-3'],
    choices: [3, 12, 13],
    answer: 13,
  },
  {
    id: 'with-eight',
    about: 'pairs-of-ten',
    skill: 'bonds-10',
    say: both(
      'Delapan mencari teman.\nSiapa temannya agar jadi sepuluh?',
      'Eight looks for a friend.\nWho makes ten?',
    ),
    hint: both(
      'Mulai dari delapan.\nHitung maju sampai sepuluh.',
      'Start at eight.\nCount on up to ten.',
    ),
    show: ['friend-8'],
    choices: ['friend-1', 'friend-2', 'friend-5'],
    answer: 'friend-2',
  },
];
