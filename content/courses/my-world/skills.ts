import {
  sentenceDid,
  sentenceDoing,
  sentenceLook,
  sentencePast,
  sentencePlace,
} from '../../skills/english-sentences.ts';
import {
  askWh,
  beFamily,
  canCant,
  dailyS,
  haveHas,
  likes,
  thereIs,
} from '../../skills/english-world.ts';

/** What the course teaches, in its order. */
export const skills = [
  beFamily,
  thereIs,
  dailyS,
  likes,
  sentenceLook,
  sentencePlace,
  canCant,
  haveHas,
  sentenceDoing,
  askWh,
  sentencePast,
  sentenceDid,
];

/** How much harder a lesson is than the one before, in logits. */
export const laterBy = 0.53;
