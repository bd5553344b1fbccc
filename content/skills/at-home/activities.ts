/** Every activity for home, by the skill that it practises. */
import { adding } from './adding.ts';
import { art } from './art.ts';
import { codingIdeas } from './coding-ideas.ts';
import { codingSteps } from './coding-steps.ts';
import { counting } from './counting.ts';
import { englishPlaces } from './english-places.ts';
import { englishWords } from './english-words.ts';
import { fraction } from './fraction.ts';
import type { HomeActivities } from './home-activity.ts';
import { letters } from './letters.ts';
import { shapeAndMeasure } from './shape-and-measure.ts';
import { syllables } from './syllables.ts';
import { words } from './words.ts';

export const homeActivities: HomeActivities = {
  ...counting,
  ...adding,
  ...fraction,
  ...shapeAndMeasure,
  ...letters,
  ...words,
  ...syllables,
  ...englishWords,
  ...englishPlaces,
  ...codingSteps,
  ...codingIdeas,
  ...art,
};
