/** Every ladder, by the skill whose task was missed. */
import { adding } from './adding.ts';
import { art } from './art.ts';
import { coding } from './coding.ts';
import { codingBlocks } from './coding-blocks.ts';
import { codingSensors } from './coding-sensors.ts';
import { counting } from './counting.ts';
import { decimal } from './decimal.ts';
import { englishPlaces } from './english-places.ts';
import { englishSentences } from './english-sentences.ts';
import { englishWords } from './english-words.ts';
import { englishWorld } from './english-world.ts';
import { fluentReading } from './fluent-reading.ts';
import { fraction } from './fraction.ts';
import { garden } from './garden.ts';
import type { HintLadders } from './hint-ladder.ts';
import { hundred } from './hundred.ts';
import { letterChains } from './letter-chains.ts';
import { letters } from './letters.ts';
import { money } from './money.ts';
import { multiplication } from './multiplication.ts';
import { news } from './news.ts';
import { shapeAndMeasure } from './shape-and-measure.ts';
import { shipyard } from './shipyard.ts';
import { spelling } from './spelling.ts';
import { stories } from './stories.ts';
import { syllables } from './syllables.ts';
import { thousands } from './thousands.ts';
import { words } from './words.ts';

export const hintLadders: HintLadders = {
  ...counting,
  ...adding,
  ...hundred,
  ...multiplication,
  ...money,
  ...thousands,
  ...fraction,
  ...decimal,
  ...codingBlocks,
  ...codingSensors,
  ...shapeAndMeasure,
  ...shipyard,
  ...garden,
  ...letters,
  ...words,
  ...fluentReading,
  ...stories,
  ...syllables,
  ...letterChains,
  ...spelling,
  ...news,
  ...englishWords,
  ...englishPlaces,
  ...englishSentences,
  ...englishWorld,
  ...coding,
  ...art,
};
