import { type Kept, keptTalk, type Turn } from './kept-talk.ts';

/** A question that got no answer, or only a part of one, and the words that say why. */
export interface Failure {
  readonly prompt: string;
  readonly said: string;
}

export interface Conversation extends Kept {
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
const unsaid = { failure: undefined, fresh: undefined, remaining: undefined };

interface StateDeps {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly owner: () => string;
}

/** What stands on the page of a talk, kept for a refresh, and how an answer comes into it. */
export const talkState = ({ storage, owner }: StateDeps) => {
  const kept = keptTalk(storage);
  const listeners = new Set<() => void>();
  let current: Conversation = { ...kept.nothing, ...unsaid };
  let readFor: string | undefined;

  const change = (part: Partial<Conversation>) => {
    current = { ...current, ...part };
    kept.write(owner(), current);
    for (const listener of listeners) listener();
  };
  const read = (): Conversation => {
    if (readFor !== owner()) {
      readFor = owner();
      current = { ...kept.read(readFor), ...unsaid };
    }
    return current;
  };
  const isBusy = () => (read().asked ?? current.coming) !== undefined;
  const nextId = () => (current.turns.at(-1)?.id ?? 0) + 1;
  const withTurn = (turn: Omit<Turn, 'id'>) =>
    [...current.turns, { ...turn, id: nextId() }].slice(-mostTurns);

  /** Puts in the answer that is on its way, in place of what was there of it. */
  const show = (prompt: string, answer: Omit<Turn, 'id' | 'by'>) => {
    if (current.coming === undefined) {
      change({ turns: withTurn({ by: 'you', text: prompt }), asked: undefined });
      const coming = nextId();
      change({ turns: withTurn({ ...answer, by: 'nobi' }), fresh: coming, coming });
      return;
    }
    const { coming: id, turns } = current;
    change({ turns: turns.map((turn) => (turn.id === id ? { ...answer, id, by: 'nobi' } : turn)) });
  };
  const receive = (prompt: string, { conversationId, remaining, ...answer }: Answer) => {
    show(prompt, answer);
    // A talk that has come to its break is over: the next question begins another.
    const isOver = answer.kind === 'break';
    change({ coming: undefined, conversationId, isNew: isOver, remaining });
  };
  /** What came stays; without any of it, the words go back to where they were typed. */
  const giveBack = (prompt: string, said?: string) => {
    const { coming, turns, draft } = current;
    const failure = said === undefined ? undefined : { prompt, said };
    if (coming === undefined)
      change({ asked: undefined, draft: draft.trim() === '' ? prompt : draft, failure });
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
