import type { Language } from '@nobi/contract';

/** What a child asks, and the language of the page it was asked on. */
export interface Question {
  readonly prompt: string;
  readonly language: Language;
}

/** The helper cannot answer now; the question does not count. */
export class AiFailure extends Error {
  override name = 'AiFailure';
}

/** Answers children's questions. Throws only AiFailure; never states what it does not know. */
export interface AiHelper {
  /** Where answers come from; the page says it. */
  readonly source: 'offline' | 'model';
  answer(question: Question): Promise<{ response: string }>;
}
