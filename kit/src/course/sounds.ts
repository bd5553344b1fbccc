import { type Effect, openSounds, type Sounds } from '../guest/sound.ts';

export type CourseSound = 'tap' | 'count' | 'pop' | 'right' | 'hop' | 'oops' | 'page' | 'finish';

/** Soft and round. A miss has a springy `oops`, never a buzzer. */
const book: Record<CourseSound, Effect> = {
  tap: 'tap',
  count: 'count',
  pop: 'pop',
  right: 'right',
  hop: 'hop',
  oops: 'oops',
  page: 'page',
  finish: 'finish',
};

export const openCourseSounds = (level: number): Sounds<CourseSound> => openSounds(book, level);
