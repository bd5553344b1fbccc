import { conversationStorage, type StoredConversation, type Turn } from './conversation-storage.ts';

/** A question that got no answer, or only a part of one, and the words that say why. */
export interface Failure {
  readonly prompt: string;
  readonly reason: string;
}

export interface Conversation extends StoredConversation {
  readonly failure: Failure | undefined;
  /** The answer that is still being written out. */
  readonly fresh: number | undefined;
  /** Questions left today, as the last answer told. */
  readonly remaining: number | undefined;
}

export interface Answer extends Omit<Turn, 'id' | 'by' | 'isCut'> {
  readonly conversationId?: string | undefined;
  readonly remaining?: number | undefined;
}

const mostTurns = 100;
const noAnswer = { failure: undefined, fresh: undefined, remaining: undefined };

interface StateDeps {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly owner: () => string;
}

/** What stands on the page of a conversation, kept for a refresh, and how an answer comes into it. */
export const conversationState = ({ storage, owner }: StateDeps) => {
  const stored = conversationStorage(storage);
  const listeners = new Set<() => void>();
  let current: Conversation = { ...stored.nothing, ...noAnswer };
  let readFor: string | undefined;

  const change = (part: Partial<Conversation>) => {
    current = { ...current, ...part };
    stored.write(owner(), current);
    for (const listener of listeners) listener();
  };
  const read = (): Conversation => {
    if (readFor !== owner()) {
      readFor = owner();
      current = { ...stored.read(readFor), ...noAnswer };
    }
    return current;
  };
  const isBusy = () => (read().question ?? current.coming) !== undefined;
  const nextId = () => (current.turns.at(-1)?.id ?? 0) + 1;
  const withTurn = (turn: Omit<Turn, 'id'>) =>
    [...current.turns, { ...turn, id: nextId() }].slice(-mostTurns);

  /** Puts in the answer that is on its way, in place of what was there of it. */
  const show = (prompt: string, answer: Omit<Turn, 'id' | 'by'>) => {
    if (current.coming === undefined) {
      change({ turns: withTurn({ by: 'you', text: prompt }), question: undefined });
      const coming = nextId();
      change({ turns: withTurn({ ...answer, by: 'nobi' }), fresh: coming, coming });
      return;
    }
    const { coming: id, turns } = current;
    change({ turns: turns.map((turn) => (turn.id === id ? { ...answer, id, by: 'nobi' } : turn)) });
  };
  const receive = (prompt: string, { conversationId, remaining, ...answer }: Answer) => {
    show(prompt, answer);
    // A conversation that has come to its break is over: the next question begins another.
    const isOver = answer.kind === 'break';
    change({ coming: undefined, conversationId, isNew: isOver, remaining });
  };
  /** What came stays; without any of it, the words go back to where they were typed. */
  const giveBack = (prompt: string, reason?: string) => {
    const { coming, turns, draft } = current;
    const failure = reason === undefined ? undefined : { prompt, reason };
    if (coming === undefined)
      change({ question: undefined, draft: draft.trim() === '' ? prompt : draft, failure });
    else
      change({
        coming: undefined,
        turns: turns.map((turn) => (turn.id === coming ? { ...turn, isCut: true } : turn)),
        failure,
      });
  };

  return {
    read,
    change,
    isBusy,
    show,
    receive,
    giveBack,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
