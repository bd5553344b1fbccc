import type { LikenessIndex } from '../likeness/likeness-index.ts';
import { type Match, matchIn, sureness } from '../likeness/match.rules.ts';
import type { Card } from './card.ts';
import type { FoundCard } from './find-card.rules.ts';
import { focusOf } from './question-focus.rules.ts';

/** So sure it must be to be shown as the answer, or to be asked about. */
const least = { answer: 0.7, near: 0.35 } as const;

type ById = ReadonlyMap<string, Card>;

/** The card whose questions a message is most like; `near` is what its words have found. */
export const matchCard = (
  index: LikenessIndex,
  cards: ById,
  { text, near }: { readonly text: string; readonly near: FoundCard | undefined },
): Match | undefined => {
  const focuses = [...focusOf(text)];
  return matchIn(index, text, (name) => {
    const card = cards.get(name);
    return {
      hasFocus: focuses.some((focus) => card?.focuses.has(focus)),
      isNear: near?.card.id === name,
      isComfort: card?.isComfort === true,
    };
  });
};

export const byId = (cards: readonly Card[]): ById => new Map(cards.map((card) => [card.id, card]));

/** The card that likely answers, or one to ask about; a wrong card is worse than none. */
export const likelyCardFinder = (index: LikenessIndex, all: readonly Card[]) => {
  const cards = byId(all);
  return (text: string, near: FoundCard | undefined): FoundCard | undefined => {
    const found = matchCard(index, cards, { text, near });
    const card = found && cards.get(found.label);
    if (!card) return near;
    const sure = sureness(found.measures, index.gate);
    if (sure >= least.answer) return { fit: 'answer', card, isLikely: true };
    return sure >= least.near && !card.isComfort ? { fit: 'near', card } : near;
  };
};
