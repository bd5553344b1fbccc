import { freshProgress, type Place } from './progress.ts';
import { writeCourseSave } from './save.ts';

/** A save that opens a course at one task or question: for looking at it, never for a child's own. */
export const savedAt = (spot: Pick<Place, 'lesson' | 'step' | 'at' | 'task'>): string =>
  writeCourseSave({
    progress: freshProgress(),
    place: {
      ...spot,
      seed: 1,
      misses: 0,
      hints: 0,
      state: [],
      kind: 'practice',
      help: 0,
      spoken: false,
    },
  });
