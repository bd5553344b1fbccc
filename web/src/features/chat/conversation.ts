/** One bubble. `source` is known of answers alone. */
export interface Turn {
  readonly id: number;
  readonly by: 'you' | 'nobi';
  readonly text: string;
  readonly source?: 'offline' | 'model';
}

/** A question that got no answer, and the words that say why. */
export interface Failure {
  readonly prompt: string;
  readonly said: string;
}

export interface Conversation {
  readonly turns: readonly Turn[];
  readonly draft: string;
  /** The question that is on its way. */
  readonly asked: string | undefined;
  readonly failure: Failure | undefined;
  /** The answer that is still being written out. */
  readonly fresh: number | undefined;
}

export interface Answer {
  readonly text: string;
  readonly source?: 'offline' | 'model' | undefined;
}

export interface ConversationDeps {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whose conversation it is: another sign-in never finds it. */
  readonly owner: () => string;
  readonly deliver: (prompt: string) => Promise<Answer>;
  /** What to tell the child about whatever was thrown. */
  readonly wordsFor: (error: unknown) => string;
}

const key = 'nobi-chat';
const most = { turns: 100, prompt: 2000 };
const nothing: Conversation = {
  turns: [],
  draft: '',
  asked: undefined,
  failure: undefined,
  fresh: undefined,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTurn = (value: unknown): value is Turn =>
  isRecord(value) &&
  typeof value.id === 'number' &&
  (value.by === 'you' || value.by === 'nobi') &&
  typeof value.text === 'string' &&
  (value.source === undefined || value.source === 'offline' || value.source === 'model');
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the last page of this tab left; a question that was under way then waits in the text area. */
const readKept = (written: string | null, owner: string): Conversation => {
  try {
    const kept: unknown = JSON.parse(written ?? 'null');
    if (!isRecord(kept) || kept.owner !== owner || !Array.isArray(kept.turns)) return nothing;
    const draft = textOf(kept.draft) || textOf(kept.asked);
    return { ...nothing, turns: kept.turns.filter(isTurn), draft };
  } catch {
    return nothing;
  }
};

/** Without storage the talk lasts as long as the page. */
const sturdy = (storage: ConversationDeps['storage']) => ({
  read(): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(text: string) {
    try {
      storage().setItem(key, text);
    } catch {}
  },
});

/**
 * The talk of one tab. It lives outside the page, so that an answer arrives even when the child is
 * in another room meanwhile, and in the tab's own storage, so that a refresh loses nothing.
 */
export const openConversation = ({ storage, owner, deliver, wordsFor }: ConversationDeps) => {
  const kept = sturdy(storage);
  const listeners = new Set<() => void>();
  let current = nothing;
  let readFor: string | undefined;

  const change = (part: Partial<Conversation>) => {
    current = { ...current, ...part };
    const { turns, draft, asked } = current;
    kept.write(JSON.stringify({ owner: owner(), turns, draft, asked }));
    for (const listener of listeners) listener();
  };
  const read = (): Conversation => {
    if (readFor !== owner()) {
      readFor = owner();
      current = readKept(kept.read(), readFor);
    }
    return current;
  };
  const nextId = () => (current.turns.at(-1)?.id ?? 0) + 1;
  const withTurn = (turn: Omit<Turn, 'id'>) =>
    [...current.turns, { ...turn, id: nextId() }].slice(-most.turns);

  const receive = (prompt: string, { text, source }: Answer) => {
    change({ turns: withTurn({ by: 'you', text: prompt }), asked: undefined });
    change({
      turns: withTurn({ by: 'nobi', text, ...(source ? { source } : {}) }),
      fresh: nextId(),
    });
  };

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    type: (draft: string) => change({ draft: draft.slice(0, most.prompt) }),

    /** Asks what stands in the text area, or the question that failed. Blank ones are ignored. */
    async ask(wanted = read().draft) {
      const prompt = wanted.trim();
      const asker = owner();
      if (prompt === '' || read().asked !== undefined) return;
      const isDraft = current.draft.trim() === prompt;
      change({
        asked: prompt,
        failure: undefined,
        fresh: undefined,
        ...(isDraft ? { draft: '' } : {}),
      });
      try {
        const answer = await deliver(prompt);
        if (owner() === asker) receive(prompt, answer);
      } catch (error) {
        if (owner() !== asker) return;
        // Typed words go back to where they were typed, unless new ones stand there by now.
        const draft = current.draft.trim() === '' ? prompt : current.draft;
        change({ asked: undefined, draft, failure: { prompt, said: wordsFor(error) } });
      }
    },

    /** The answer is all written out. */
    settle(id: number) {
      if (current.fresh === id) change({ fresh: undefined });
    },

    clear: () => change({ turns: [], failure: undefined, fresh: undefined }),
  };
};
