import type { Course } from '@nobi/kit/course';
import { bugs } from './lessons/bugs.ts';
import { commands } from './lessons/commands.ts';
import { events } from './lessons/events.ts';
import { myGame } from './lessons/my-game.ts';
import { order } from './lessons/order.ts';
import { patterns } from './lessons/patterns.ts';
import { repeats } from './lessons/repeats.ts';
import { squares } from './lessons/squares.ts';

export const course: Course = {
  id: 'kode-pertamaku',
  free: {
    id: 'free-game',
    activity: 'mygame',
    say: { id: 'Buat game sesukamu, lalu mainkan.', en: 'Make any game, then play it.' },
    args: { event: 1 },
  },
  lessons: [commands, order, squares, bugs, repeats, patterns, events, myGame],
};
