import type { Language, Plan } from '@nobi/contract';
import { opensPremium } from '../../../auth/caller.ts';
import type { FoundItem, Question } from '../../../ports/ai.ts';
import { carefulTone } from '../moderation/replies/replies.ts';
import { chatWords } from './chat.words.ts';
import { type ChatInput, rememberedTurns } from './input.ts';

export interface FindOptions {
  readonly language: Language;
  /** A child finds nothing that stays shut. */
  allows(plan: Plan): boolean;
  readonly limit: number;
}

/** Items of the catalogue that the plan opens. */
export type FindItems = (query: string, options: FindOptions) => readonly FoundItem[];

const mostItems = 5;

export const keyOf = ({ kind, id }: FoundItem) => `${kind}/${id}`;

const summaryOf = ({ language, conversation, isCareful }: ChatInput): string | undefined => {
  const lines = [
    (conversation?.turns ?? 0) > rememberedTurns ? chatWords[language].wasLonger : '',
    isCareful ? carefulTone[language] : '',
  ].filter(Boolean);
  return lines.length > 0 ? lines.join(' ') : undefined;
};

/** The input as a helper sees it; what it is offered from the catalogue is noted by its key. */
export const questionOf = (
  input: ChatInput,
  find: FindItems,
  offeredItems: Set<string>,
): Question => {
  const { prompt, language, turns } = input;
  const allows = (plan: Plan) => plan === 'regular' || opensPremium(input.caller);
  return {
    prompt,
    language,
    ageBand: input.settings.age_band ?? undefined,
    turns,
    seed: `${input.childId}|${input.turnsSoFar}`,
    summary: summaryOf(input),
    findItems(query) {
      const items = find(query, { language, allows, limit: mostItems });
      for (const item of items) offeredItems.add(keyOf(item));
      return items;
    },
  };
};
