import { storageKey } from '../../../conversations/deletion.ts';

export const cardKinds = ['game', 'course', 'tool'] as const;
const answerKinds = ['answer', 'help', 'refusal', 'break'] as const;
const sources = ['offline', 'model'] as const;

/** Something of the product that an answer points to. */
export interface Card {
  readonly kind: (typeof cardKinds)[number];
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly thumbnail: string;
}

/** One bubble. What stands behind `text` is known of answers alone. */
export interface Turn {
  readonly id: number;
  readonly by: 'you' | 'nobi';
  readonly text: string;
  readonly source?: (typeof sources)[number] | undefined;
  readonly kind?: (typeof answerKinds)[number] | undefined;
  readonly cards?: readonly Card[] | undefined;
  /** What it offers: a tap asks these words. */
  readonly choices?: readonly string[] | undefined;
  /** The name of an answer at the server. */
  readonly turnId?: string | undefined;
  /** Only a part of it came. */
  readonly isCut?: boolean | undefined;
}

/** What a refresh of the page finds again. */
export interface StoredConversation {
  readonly turns: readonly Turn[];
  readonly draft: string;
  /** The question that is on its way, while nothing of its answer has come. */
  readonly question: string | undefined;
  /** The answer of which more is to come. */
  readonly coming: number | undefined;
  /** The conversation that the next question goes on with. */
  readonly conversationId: string | undefined;
  /** The next question begins a conversation of its own. */
  readonly isNew: boolean;
  /** Who was playing, as the server said. */
  readonly child: string | undefined;
}

const nothing: StoredConversation = {
  turns: [],
  draft: '',
  question: undefined,
  coming: undefined,
  conversationId: undefined,
  isNew: false,
  child: undefined,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isOneOf = (value: unknown, values: readonly unknown[]) =>
  value === undefined || values.includes(value);
const isText = (value: unknown) => typeof value === 'string';
const isListOf = (value: unknown, isOne: (each: unknown) => boolean) =>
  value === undefined || (Array.isArray(value) && value.every(isOne));
const isCard = (value: unknown): boolean =>
  isRecord(value) &&
  cardKinds.some((kind) => kind === value.kind) &&
  [value.id, value.title, value.description, value.thumbnail].every(isText);
const isTurn = (value: unknown): value is Turn =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  (value.by === 'you' || value.by === 'nobi') &&
  typeof value.text === 'string' &&
  (value.turnId === undefined || typeof value.turnId === 'string') &&
  isOneOf(value.source, sources) &&
  isOneOf(value.kind, answerKinds) &&
  isListOf(value.cards, isCard) &&
  isListOf(value.choices, isText);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A question that was under way waits in the text area; an answer that was coming stays as it was. */
const parseStored = (written: string | null, owner: string): StoredConversation => {
  try {
    const stored: unknown = JSON.parse(written ?? 'null');
    if (!isRecord(stored) || stored.owner !== owner || !Array.isArray(stored.turns)) return nothing;
    return {
      ...nothing,
      turns: stored.turns
        .filter(isTurn)
        .map((turn) => (turn.id === stored.coming ? { ...turn, isCut: true } : turn)),
      draft: textOf(stored.draft) || textOf(stored.asked),
      conversationId: textOf(stored.conversationId) || undefined,
      isNew: stored.isNew === true,
      child: textOf(stored.child) || undefined,
    };
  } catch {
    return nothing;
  }
};

/** The conversation in the tab's own storage; without storage it lasts as long as the page. */
export const conversationStorage = (storage: () => Pick<Storage, 'getItem' | 'setItem'>) => ({
  nothing,
  read(owner: string): StoredConversation {
    try {
      return parseStored(storage().getItem(storageKey), owner);
    } catch {
      return nothing;
    }
  },
  write(
    owner: string,
    { turns, draft, question, coming, conversationId, isNew, child }: StoredConversation,
  ) {
    try {
      const stored = { owner, turns, draft, asked: question, coming, conversationId, isNew, child };
      storage().setItem(storageKey, JSON.stringify(stored));
    } catch {}
  },
});
