import type { Course } from '@nobi/kit/course';
import { belly, knee, toe } from './lessons/feet.ts';
import { awake, brows, ear, nose } from './lessons/head.ts';
import { armpit, beard, navel } from './lessons/middle.ts';

export const course: Course = {
  id: 'blok-ajaib',
  free: {
    id: 'free-game',
    activity: 'studio',
    say: { id: 'Susun game-mu, lalu mainkan.', en: 'Build your game, then play it.' },
    args: {
      start: ['ha', 'p', 'd', 'hb', 'rn', 't', 'e', 'hc', 'z', 'u'],
      tray: ['d', 't', 'u', 'r2', 'p', 'i2'],
    },
  },
  lessons: [toe, knee, belly, navel, armpit, beard, nose, ear, brows, awake],
};
