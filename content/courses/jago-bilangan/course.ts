import type { Course } from '@nobi/kit/course';
import { board } from './lessons/board.ts';
import { bridge } from './lessons/bridge.ts';
import { factory } from './lessons/factory.ts';
import { feast } from './lessons/feast.ts';
import { forest } from './lessons/forest.ts';
import { rails } from './lessons/rails.ts';
import { tunnel } from './lessons/tunnel.ts';
import { village } from './lessons/village.ts';
import { volcano } from './lessons/volcano.ts';
import { yard } from './lessons/yard.ts';

export const course: Course = {
  id: 'jago-bilangan',
  free: {
    id: 'free-train',
    activity: 'train',
    say: { id: 'Rangkai kereta sesukamu.', en: 'Build any train you like.' },
    args: { things: ['wagon', 'tin', 'goat', 'durian', 'drum'] },
  },
  lessons: [factory, board, yard, rails, bridge, tunnel, volcano, forest, village, feast],
};
