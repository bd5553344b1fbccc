import type { Course } from '@nobi/kit/course';
import { adding } from './lessons/adding.ts';
import { measuring } from './lessons/measuring.ts';
import { pairsOfTen } from './lessons/pairs-of-ten.ts';
import { patterns } from './lessons/patterns.ts';
import { seeFive } from './lessons/see-five.ts';
import { seeTen } from './lessons/see-ten.ts';
import { seeThree } from './lessons/see-three.ts';
import { taking } from './lessons/taking.ts';
import { teens } from './lessons/teens.ts';
import { tens } from './lessons/tens.ts';

export const course: Course = {
  id: 'sahabat-angka',
  free: {
    id: 'free-picture',
    activity: 'picture',
    say: { id: 'Gambar apa saja sesukamu.', en: 'Make anything you like.' },
    args: { things: ['chick', 'flower', 'fish', 'star'], most: 30 },
  },
  lessons: [
    seeThree,
    seeFive,
    seeTen,
    pairsOfTen,
    teens,
    adding,
    taking,
    patterns,
    measuring,
    tens,
  ],
};
