import type { ErrorCode, Game } from '@nobi/contract';
import type { CheckAsked, PlayEvent } from '@nobi/kit/host';
import type { WorkDeed } from './works.ts';

/** What the stage must know of a game, a course or a tool. */
export interface Staged {
  readonly id: string;
  readonly title: string;
  readonly trust: Game['trust'];
  readonly locked: boolean;
  /** Its entry page without a ticket; empty when there is none. */
  readonly address: string;
}

export interface Begun {
  readonly sitting: string;
  readonly url: string;
  /** What staff published of a course; the host reads it. */
  readonly lessons?: unknown;
}

/** One kind of content: the calls behind its sittings, its words, and where leaving leads. */
export interface Show {
  readonly kind: 'game' | 'course' | 'tool';
  readonly home: string;
  readonly says: {
    readonly failed: ErrorCode;
    readonly noAddress: ErrorCode;
    readonly badAddress: ErrorCode;
  };
  one(id: string, signal: AbortSignal): Promise<Staged>;
  load(id: string): Promise<{ readonly save: string | null }>;
  /** Records the sitting, once for each key, and answers its short-lived address. */
  begin(id: string, key: string): Promise<Begun>;
  /** Whether a failed `begin` is tried once more by itself. */
  mayBeginAgain(error: unknown): boolean;
  /** Answers whether the adult's play time for today is used up. */
  report(
    sitting: string,
    events: PlayEvent[],
    how: { isLast: boolean },
  ): Promise<{ readonly is_over: boolean }>;
  keep(id: string, save: string, how: { isLast: boolean }): Promise<unknown>;
  /** Brings one work to the shelf or takes it off; only tools have a shelf. */
  work?(id: string, deed: WorkDeed, how: { isLast: boolean }): Promise<unknown>;
  /** Has the answer to a question scored; only courses ask any. */
  check?(sitting: string, asked: CheckAsked): Promise<{ readonly right: boolean }>;
}
