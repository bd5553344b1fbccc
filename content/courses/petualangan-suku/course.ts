import type { Course } from '@nobi/kit/course';
import { endSoundsLesson } from './lessons/end-sounds.ts';
import { firstStoryLesson } from './lessons/first-story.ts';
import { ghjcLesson } from './lessons/g-h-j-c.ts';
import { kdLesson } from './lessons/k-d.ts';
import { lrLesson } from './lessons/l-r.ts';
import { mbLesson } from './lessons/m-b.ts';
import { garden } from './lessons/making.ts';
import { nsLesson } from './lessons/n-s.ts';
import { ngNyLesson } from './lessons/ng-ny.ts';
import { ptLesson } from './lessons/p-t.ts';
import { twoSyllablesLesson } from './lessons/two-syllables.ts';
import { vowelsLesson } from './lessons/vowels.ts';
import { wToZLesson } from './lessons/w-to-z.ts';

export const course: Course = {
  id: 'petualangan-suku',
  free: garden('free-garden', ['a', 'i', 'u', 'e', 'o', 'm', 'b', 's']),
  lessons: [
    vowelsLesson,
    mbLesson,
    ptLesson,
    nsLesson,
    lrLesson,
    kdLesson,
    twoSyllablesLesson,
    endSoundsLesson,
    ngNyLesson,
    firstStoryLesson,
    ghjcLesson,
    wToZLesson,
  ],
};
