import type { Course } from '@nobi/kit/course';
import { starIsland } from './lessons/star-island.ts';

export const course: Course = {
  id: 'item-id',
  free: {
    id: 'free-sky',
    activity: 'sky',
    say: { id: 'Hias langit sesukamu.', en: 'Fill the sky as you like.' },
    args: {},
  },
  lessons: [starIsland],
};
