import type { Language } from '@nobi/contract';
import type { FoundItem, Question, Turn } from '../../../ports/ai.ts';
import type { FoundCard } from './cards/find-card.rules.ts';
import type { NumberAnswer } from './sums/answer-numbers.rules.ts';
import type { EmbeddedText } from './text.en.ts';
import type { WordAnswer } from './words/answer-word.rules.ts';

/** What an answer was made of; `none` says honestly that there is none. */
export type ReplyKind = 'comfort' | 'sum' | 'word' | 'fact' | 'items' | 'card' | 'talk' | 'none';

export interface Reply {
  readonly kind: ReplyKind;
  readonly text: string;
  readonly items: readonly FoundItem[];
  /** What a child may tap, where the text alone does not tell. */
  readonly choices?: readonly string[];
}

/** A message as every skill reads it. */
export interface Message {
  readonly text: string;
  readonly language: Language;
  readonly turns: readonly Turn[];
  readonly words: EmbeddedText;
  readonly question: Question;
  /** As the child wrote it, also where `question` says what a follow-up stands for. */
  readonly typed: string;
  /** Looked up at most once for a message. */
  readonly card: () => FoundCard | undefined;
  readonly word: () => WordAnswer | undefined;
  readonly number: () => NumberAnswer | undefined;
}
