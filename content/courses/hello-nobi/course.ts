import type { Course } from '@nobi/kit/course';
import { animalsLesson } from './lessons/animals.ts';
import { bodyLesson } from './lessons/body.ts';
import { coloursLesson } from './lessons/colours.ts';
import { firstWordsLesson } from './lessons/first-words.ts';
import { foodLesson } from './lessons/food.ts';
import { friendsLesson } from './lessons/friends.ts';
import { myDayLesson } from './lessons/my-day.ts';
import { numbersLesson } from './lessons/numbers.ts';
import { toysLesson } from './lessons/toys.ts';

export const course: Course = {
  id: 'hello-nobi',
  free: {
    id: 'free-village',
    activity: 'colouring',
    say: { id: 'Cat apa saja sesukamu.', en: 'Paint as you like.' },
    args: {
      figure: 'village',
      of: ['red', 'yellow', 'blue', 'green', 'orange', 'pink', 'purple', 'brown'],
    },
  },
  lessons: [
    firstWordsLesson,
    friendsLesson,
    coloursLesson,
    numbersLesson,
    animalsLesson,
    bodyLesson,
    foodLesson,
    toysLesson,
    myDayLesson,
  ],
};
