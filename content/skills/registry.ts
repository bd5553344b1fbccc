/** Every skill of every item, once. Items import the rows that they teach; only checks need them all. */
import * as art from './art.ts';
import * as coding from './coding.ts';
import * as codingBlocks from './coding-blocks.ts';
import * as codingSensors from './coding-sensors.ts';
import * as decimal from './decimal.ts';
import * as english from './english.ts';
import * as englishSentences from './english-sentences.ts';
import * as englishWorld from './english-world.ts';
import * as fluentReading from './fluent-reading.ts';
import * as fraction from './fraction.ts';
import * as garden from './garden.ts';
import * as letterChains from './letter-chains.ts';
import * as money from './money.ts';
import * as multiplication from './multiplication.ts';
import * as news from './news.ts';
import * as number from './number.ts';
import * as reading from './reading.ts';
import * as shapeAndMeasure from './shape-and-measure.ts';
import * as shipyard from './shipyard.ts';
import type { Skill } from './skill.ts';
import * as spelling from './spelling.ts';
import * as stories from './stories.ts';
import * as thousands from './thousands.ts';

export const registry: readonly Skill[] = [
  number,
  multiplication,
  fraction,
  decimal,
  money,
  thousands,
  shapeAndMeasure,
  shipyard,
  garden,
  reading,
  fluentReading,
  letterChains,
  stories,
  spelling,
  news,
  english,
  englishSentences,
  englishWorld,
  coding,
  codingSensors,
  codingBlocks,
  art,
].flatMap((rows) => Object.values(rows));
