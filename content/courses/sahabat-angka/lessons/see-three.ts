/** Where a child of four begins: three friends, two monsters, five short tasks. */
import type { CourseLesson } from '@nobi/kit/course';
import { givingThree, seeingThree } from '../generators/first-three.ts';
import { eyesFor } from './making.ts';

export const seeThree: CourseLesson = {
  id: 'see-three',
  title: { id: 'Mengenal 1–3', en: 'Meet 1–3' },
  recap: {
    id: 'Kamu menghitung sampai tiga\ndan memberi yang pas.',
    en: 'You counted to three\nand gave just enough.',
  },
  look: [
    {
      id: 'first-meet-1',
      activity: 'count',
      say: { id: 'Satu bebek berenang.\nKetuk bebeknya!', en: 'One duck swims.\nTap the duck!' },
      args: { thing: 'duck', n: 1, friend: 1 },
    },
    {
      id: 'first-meet-2',
      activity: 'count',
      say: { id: 'Dua ikan datang.\nKetuk satu-satu!', en: 'Two fish come.\nTap each one!' },
      args: { thing: 'fish', n: 2, friend: 2 },
    },
    {
      id: 'first-meet-3',
      activity: 'count',
      say: {
        id: 'Tiga katak melompat.\nSatu, dua, tiga!',
        en: 'Three frogs hop.\nOne, two, three!',
      },
      args: { thing: 'frog', n: 3, friend: 3 },
    },
  ],
  try: [
    eyesFor({ id: 'first-try-eyes-1', n: 1, skill: 'count-3', difficulty: -4, ghosts: 1 }),
    eyesFor({ id: 'first-try-eyes-2', n: 2, skill: 'count-3', difficulty: -4, ghosts: 1 }),
  ],
  play: { items: 5, bank: [...seeingThree(), ...givingThree()] },
  make: {
    id: 'make-three',
    activity: 'picture',
    say: {
      id: 'Ajak mereka bermain.\nNobi ikut menghitung!',
      en: 'Let them play.\nNobi counts along!',
    },
    args: { things: ['duck', 'flower'], most: 3, sea: 1 },
  },
};
