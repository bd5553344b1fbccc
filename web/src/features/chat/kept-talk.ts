import { talkKey } from '../../talks/forgotten.ts';

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
  /** Only a part of it came. */
  readonly isCut?: boolean | undefined;
}

/** What a refresh of the page finds again. */
export interface Kept {
  readonly turns: readonly Turn[];
  readonly draft: string;
  /** The question that is on its way, while nothing of its answer has come. */
  readonly asked: string | undefined;
  /** The answer of which more is to come. */
  readonly coming: number | undefined;
  /** The talk that the next question goes on with. */
  readonly conversationId: string | undefined;
  /** The next question begins a talk of its own. */
  readonly isNew: boolean;
}

const nothing: Kept = {
  turns: [],
  draft: '',
  asked: undefined,
  coming: undefined,
  conversationId: undefined,
  isNew: false,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isOneOf = (value: unknown, values: readonly unknown[]) =>
  value === undefined || values.includes(value);
const isCard = (value: unknown): boolean =>
  isRecord(value) &&
  cardKinds.some((kind) => kind === value.kind) &&
  [value.id, value.title, value.description, value.thumbnail].every(
    (text) => typeof text === 'string',
  );
const isTurn = (value: unknown): value is Turn =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  (value.by === 'you' || value.by === 'nobi') &&
  typeof value.text === 'string' &&
  isOneOf(value.source, sources) &&
  isOneOf(value.kind, answerKinds) &&
  (value.cards === undefined || (Array.isArray(value.cards) && value.cards.every(isCard)));
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A question that was under way waits in the text area; an answer that was coming stays as it was. */
const readKept = (written: string | null, owner: string): Kept => {
  try {
    const kept: unknown = JSON.parse(written ?? 'null');
    if (!isRecord(kept) || kept.owner !== owner || !Array.isArray(kept.turns)) return nothing;
    return {
      ...nothing,
      turns: kept.turns
        .filter(isTurn)
        .map((turn) => (turn.id === kept.coming ? { ...turn, isCut: true } : turn)),
      draft: textOf(kept.draft) || textOf(kept.asked),
      conversationId: textOf(kept.conversationId) || undefined,
      isNew: kept.isNew === true,
    };
  } catch {
    return nothing;
  }
};

/** The talk in the tab's own storage; without storage it lasts as long as the page. */
export const keptTalk = (storage: () => Pick<Storage, 'getItem' | 'setItem'>) => ({
  nothing,
  read(owner: string): Kept {
    try {
      return readKept(storage().getItem(talkKey), owner);
    } catch {
      return nothing;
    }
  },
  write(owner: string, { turns, draft, asked, coming, conversationId, isNew }: Kept) {
    try {
      const kept = { owner, turns, draft, asked, coming, conversationId, isNew };
      storage().setItem(talkKey, JSON.stringify(kept));
    } catch {}
  },
});
