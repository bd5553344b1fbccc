import type { LikenessIndex } from '../likeness/likeness-index.ts';
import { type Match, matchIn, sureness } from '../likeness/match.rules.ts';
import { isNoNeed } from './about-words.rules.ts';
import type { Situation } from './read-situations.ts';

/** A child who is comforted for nothing is puzzled; one who is not heard is alone. */
const least = 0.6;

/** The situation whose sentences a message is most like. */
export const matchSituation = (index: LikenessIndex, text: string): Match | undefined =>
  matchIn(index, text, () => ({ hasFocus: true, isNear: false, isComfort: false }));

/** The situation that a child likely tells of, by likeness to what other children told. */
export const likelySituationFinder = (index: LikenessIndex, situations: readonly Situation[]) => {
  const named = new Map(situations.map((situation) => [situation.name, situation]));
  return (text: string): Situation | undefined => {
    if (isNoNeed(text)) return undefined;
    const found = matchSituation(index, text);
    return found && sureness(found.measures, index.gate) >= least
      ? named.get(found.label)
      : undefined;
  };
};
