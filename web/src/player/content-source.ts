import type { ErrorCode, Game, SaveFound } from '@nobi/contract';
import type { CheckRequest, PlayEvent } from '@nobi/kit/host';
import type { WorkChange } from './delivery/works.ts';

/** What the player must know of a game, a course or a tool. */
export interface PlayableItem {
  readonly id: string;
  readonly title: string;
  readonly trust: Game['trust'];
  readonly locked: boolean;
  /** Its entry page without a ticket; empty when there is none. */
  readonly address: string;
  /** A child may record its own voice in it, where the adult allows it. */
  readonly voice?: boolean | undefined;
}

export interface NewPlaySession {
  readonly id: string;
  readonly url: string;
  /** Where the page at `url` is not the item's own: of the house, with a guest in a box of its own. */
  readonly trust?: Game['trust'];
  /** What staff published of a course; the host reads it. */
  readonly lessons?: unknown;
}

/** What content begins with; null where this device's own save, played on since, is newer than any word on it. */
export type Found = Omit<SaveFound, 'skills'> & { readonly skills: SaveFound['skills'] | null };

/** One kind of content: the calls behind its play sessions, its words, and where leaving leads. */
export interface ContentSource {
  readonly kind: 'game' | 'course' | 'tool';
  readonly home: string;
  readonly problems: {
    readonly failed: ErrorCode;
    readonly noAddress: ErrorCode;
    readonly badAddress: ErrorCode;
  };
  one(id: string, signal: AbortSignal): Promise<PlayableItem>;
  /** What was kept by the child who began this play session. */
  load(id: string, sessionId: string): Promise<Found>;
  /** Records the play session, once for each key, and answers its short-lived address. */
  begin(id: string, key: string): Promise<NewPlaySession>;
  /** Whether a failed `begin` is tried once more by itself. */
  mayBeginAgain(error: unknown): boolean;
  /** Answers whether the adult's play time for today is used up. */
  report(
    sessionId: string,
    events: PlayEvent[],
    how: { isLast: boolean },
  ): Promise<{ readonly is_over: boolean }>;
  /** `rev` is the state that the save was made from; the answer says which one it is. */
  keep(
    id: string,
    save: string,
    how: { sessionId: string; isLast: boolean; rev?: number },
  ): Promise<{ readonly rev: number } | undefined>;
  /** Writes down what is reported or kept a little later, where this device has a place for it. */
  note?(sessionId: string, what: { events?: readonly PlayEvent[]; save?: string }): void;
  /** Brings one work to the shelf or takes it off; only tools have a shelf. */
  work?(
    id: string,
    change: WorkChange,
    how: { sessionId: string; isLast: boolean },
  ): Promise<unknown>;
  /** Has the answer to a question scored; only courses ask any. */
  check?(sessionId: string, check: CheckRequest): Promise<{ readonly right: boolean }>;
}
