import type { Language } from '@nobi/contract';

/** What a question wants to know: what, explain (why or how), number, who, where (l), when (t). */
export type Focus = 'a' | 'e' | 'n' | 'w' | 'l' | 't';

/** Words for one idea, any of which may stand for it. */
export interface Topic {
  readonly words: readonly string[];
  readonly isRequired: boolean;
}

/** One piece of knowledge, shown just as it stands in its file. Nothing is ever added to it. */
export interface Card {
  readonly id: string;
  /** The file it is in: cards of one file are about one thing. */
  readonly file: string;
  /** Younger children get its first sentences only. */
  readonly fromAge: number;
  readonly topics: readonly Topic[];
  readonly focuses: ReadonlySet<Focus>;
  /** A feeling or a hurt: it also fits when the rest of the sentence is not understood. */
  readonly isComfort: boolean;
  readonly text: Record<Language, string>;
  /** One more idea, or a question to think about. */
  readonly more: Record<Language, string>;
  /** Where its fact can be looked up, for whoever reads it again. */
  readonly source: string | undefined;
  /** Items of the catalogue that go with it, as kind/id. */
  readonly items: readonly string[];
}
