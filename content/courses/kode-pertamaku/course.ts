import type { Course } from '@nobi/kit/course';
import { commands } from './lessons/commands.ts';
import { rowsIn } from './lessons/making.ts';

export const course: Course = {
  id: 'kode-pertamaku',
  free: {
    id: 'free-garden',
    activity: 'garden',
    say: { id: 'Tanam bunga sesukamu.', en: 'Plant flowers as you like.' },
    args: { map: rowsIn('ooooo/ooooo/ooooo/noooo'), room: 6, drum: 1 },
  },
  lessons: [commands],
};
