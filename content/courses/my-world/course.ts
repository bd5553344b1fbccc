import type { Course } from '@nobi/kit/course';
import { animals } from './lessons/animals.ts';
import { asking } from './lessons/asking.ts';
import { clothes } from './lessons/clothes.ts';
import { day } from './lessons/day.ts';
import { family } from './lessons/family.ts';
import { food } from './lessons/food.ts';
import { house } from './lessons/house.ts';
import { letter } from './lessons/letter.ts';
import { now } from './lessons/now.ts';
import { school } from './lessons/school.ts';
import { town } from './lessons/town.ts';
import { yesterday } from './lessons/yesterday.ts';

export const course: Course = {
  id: 'my-world',
  free: {
    id: 'free-card',
    activity: 'card',
    say: { id: 'Buat kartu pos sesukamu.', en: 'Make any postcard you like.' },
    args: {
      frame: 'see',
      things: ['cat', 'kite', 'star', 'tree', 'elephant', 'umbrella', 'mango'],
    },
  },
  lessons: [
    family,
    house,
    day,
    food,
    clothes,
    town,
    animals,
    school,
    now,
    letter,
    yesterday,
    asking,
  ],
};
