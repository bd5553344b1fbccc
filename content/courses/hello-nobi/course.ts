import type { Course } from '@nobi/kit/course';
import { coloursLesson } from './lessons/colours.ts';
import { friendsLesson } from './lessons/friends.ts';

export const course: Course = {
  id: 'hello-nobi',
  free: {
    id: 'free-village',
    activity: 'colouring',
    say: { id: 'Mengecat sesukamu.', en: 'Paint as you like.' },
    args: {
      figure: 'village',
      of: ['red', 'yellow', 'blue', 'green', 'orange', 'pink', 'purple', 'brown'],
    },
  },
  lessons: [friendsLesson, coloursLesson],
};
