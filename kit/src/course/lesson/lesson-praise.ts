/** What is told after something right: praise by what happened. */
import { praiseFor, withoutClaims } from '../../learning/index.ts';
import type { Try } from '../activity.ts';
import type { Place } from '../progress/progress.ts';
import type { CourseWords } from '../words.ts';
import { storyOf } from './lesson-notes.ts';

export const praiseOfTask = (
  place: Place,
  { line, alone }: Pick<Try, 'line' | 'alone'>,
  words: CourseWords,
): string =>
  praiseFor(storyOf(place), {
    ...(alone !== undefined && { alone }),
    didIt: line,
    fits: withoutClaims(line) || words.fitsPlain,
  });

export const praiseOfAnswer = (place: Place, words: CourseWords): string =>
  praiseFor(storyOf(place), {
    alone: words.fits,
    otherWay: words.fitsNow,
    fits: words.fitsPlain,
  });

const shortest = 2.2;

/** Long enough to hear what was said in so many seconds; a work needs only a last look. */
export const pauseAfter = ({ step }: Place, seconds: number): number =>
  step === 'make' ? 0.8 : Math.max(shortest, Math.min(5, seconds + 0.6));
