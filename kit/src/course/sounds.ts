import { type Effect, openSounds, type Sounds } from '../guest/sound.ts';

export type CourseSound = 'tap' | 'count' | 'pop' | 'right' | 'hop' | 'oops' | 'page' | 'finish';

/** Soft and round. A miss has a springy `oops`, never a buzzer. */
const book: Record<CourseSound, Effect> = {
  tap: [0.7, 0, 420, 0.005, 0.02, 0.08, 0, 1.4, 5],
  count: [0.8, 0, 440, 0.005, 0.05, 0.16, 0, 1.3],
  pop: [0.7, 0, 300, 0.005, 0.02, 0.1, 0, 1.3, 14],
  right: [0.9, 0, 523.25, 0.01, 0.12, 0.32, 0, 1.3, undefined, undefined, 261.6, 0.09],
  hop: [0.5, 0.03, 260, 0.01, 0.04, 0.12, 0, 1, 9],
  oops: [0.7, 0, 190, 0.01, 0.1, 0.26, 0, 1.2, 3, 0.5, undefined, undefined, 0.06],
  page: [0.4, 0.02, 240, 0.02, 0.04, 0.14, 0, 1, 7],
  finish: [0.9, 0, 392, 0.02, 0.34, 0.7, 0, 1.4, undefined, undefined, 130.8, 0.12, 0.24],
};

export const openCourseSounds = (level: number): Sounds<CourseSound> => openSounds(book, level);
