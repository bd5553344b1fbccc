import type { AgeBand, Language } from '@nobi/contract';

/** One earlier word of a conversation, redacted. */
export interface Turn {
  readonly role: 'child' | 'nobi';
  readonly text: string;
}

/** An item of the catalogue that the child's plan may open. */
export interface FoundItem {
  readonly kind: 'game' | 'course' | 'tool';
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The address of its picture. */
  readonly thumbnail: string;
}

/** What a child asks (redacted of personal data), and what answering may look at. */
export interface Question {
  readonly prompt: string;
  /** Of the message itself, not of the page. */
  readonly language: Language;
  /** Undefined where the family has not said. */
  readonly ageBand: AgeBand | undefined;
  /** The last turns, oldest first. */
  readonly turns: readonly Turn[];
  /** The same for another try of the same call and for no other call, so that what is made up differs. */
  readonly seed?: string | undefined;
  /** What came before those turns, in a sentence or two. */
  readonly summary: string | undefined;
  findItems(query: string): readonly FoundItem[];
}

/**
 * `text` parts join to the answer; a `card` opens an item of the catalogue; a `choice` is something
 * that the answer offers, in the words that take it; `unanswered` says that
 * the text is an honest line and no answer, so that another helper may try; the latest `usage` is
 * what all of it costs so far, in tokens.
 */
export type AnswerPart =
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'card'; readonly item: FoundItem }
  | { readonly kind: 'choice'; readonly text: string }
  | ({ readonly kind: 'usage' } & Tokens);

/** The helper cannot answer now; the question does not count. */
export class AiFailure extends Error {
  override name = 'AiFailure';
}

/** Answers children's questions. Throws only AiFailure; never states what it does not know. */
export interface AiHelper {
  /** Where answers come from; the page says it. */
  readonly source: 'offline' | 'model';
  /** Ends early, without a failure, when `signal` is aborted. */
  answer(question: Question, signal: AbortSignal): AsyncIterable<AnswerPart>;
}

/** What a short message stands for in its conversation. */
export interface FollowUps {
  /** The whole sentence; undefined for a message that stands for itself. Turns are the oldest first. */
  meaningOf(prompt: string, turns: readonly Turn[]): string | undefined;
  /** Whether it names nothing of its own. */
  isBare(prompt: string): boolean;
  /** Whether it tells only of a drawing, a story, a film or a game. */
  isMadeUp(prompt: string): boolean;
}

/** A second opinion on a question or an answer, by a model. Throws only AiFailure. */
export interface SafetyJudge {
  judge(
    message: { readonly who: 'child' | 'nobi'; readonly text: string },
    signal: AbortSignal,
  ): Promise<'fine' | 'unsafe'>;
}

/** Turns speech into words; keeps no sound. Throws only AiFailure. */
export interface Transcriber {
  transcribe(
    sound: { readonly bytes: Uint8Array; readonly type: string },
    language: Language,
    signal: AbortSignal,
  ): Promise<string>;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** What an installation has beside the embedded helper. */
export interface OutsideModel {
  readonly provider: string;
  readonly model: string;
  readonly helper: AiHelper;
  readonly judge?: SafetyJudge | undefined;
  /** Stands in the model's instructions; an answer that shows it is cut. Never empty. */
  readonly canary: string;
  /** More than this no answer to the question takes. */
  mostTokens(question: Question): Tokens;
  /** Micro-rupiah a token, and the most that a day may cost; above it the embedded helper answers. */
  readonly price: Tokens;
  readonly mostADay: number;
}
