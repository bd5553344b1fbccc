import { type Answer, type Conversation, conversationState } from './conversation-state.ts';

/** How a question travels: where it belongs, how it is called back, and who hears the parts. */
export interface Way {
  readonly conversationId: string | undefined;
  readonly isNew: boolean;
  readonly signal: AbortSignal;
  /** The answer as far as it is known; it may also begin anew. */
  readonly hear: (text: string) => void;
}

export interface ConversationDeps {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whose conversation it is: another sign-in never finds it. */
  readonly owner: () => string;
  readonly deliver: (prompt: string, way: Way) => Promise<Answer>;
  /** What to tell the child about whatever was thrown. */
  readonly wordsFor: (error: unknown) => string;
}

const longest = 2000;
const noTurns = {
  failure: undefined,
  fresh: undefined,
  turns: [],
  conversationId: undefined,
} satisfies Partial<Conversation>;

/**
 * The conversation of one tab. It lives outside the page, so that an answer arrives even when the
 * child is in another room meanwhile, and in the tab's own storage, so that a refresh loses nothing.
 */
export const openConversation = ({ storage, owner, deliver, wordsFor }: ConversationDeps) => {
  const state = conversationState({ storage, owner });
  const { read, change, isBusy, show, receive, giveBack } = state;
  let asking: AbortController | undefined;

  return {
    read,
    subscribe: state.subscribe,
    playedBy: (child: string) => change({ child, isNew: false }),
    type: (draft: string) => change({ draft: draft.slice(0, longest) }),

    /** Asks what stands in the text area, or the question that failed. Blank ones are ignored. */
    async ask(wanted = read().draft) {
      const prompt = wanted.trim();
      const asker = owner();
      if (prompt === '' || isBusy()) return;
      const { draft, conversationId, isNew } = read();
      const rest = draft.trim() === prompt ? '' : draft;
      change({ question: prompt, failure: undefined, fresh: undefined, draft: rest });
      const own = new AbortController();
      asking?.abort();
      asking = own;
      const isOurs = () => owner() === asker && asking === own;
      try {
        const answer = await deliver(prompt, {
          conversationId,
          isNew,
          signal: own.signal,
          hear: (text) => {
            if (isOurs()) show(prompt, { text });
          },
        });
        if (isOurs()) receive(prompt, answer);
      } catch (error) {
        if (isOurs()) giveBack(prompt, wordsFor(error));
      }
    },

    /** Ends the answer that is on its way. */
    stop() {
      const { question, coming, turns } = read();
      const prompt = question ?? turns.at(turns.findIndex(({ id }) => id === coming) - 1)?.text;
      asking?.abort();
      asking = undefined;
      if (prompt !== undefined && isBusy()) giveBack(prompt);
    },

    /** The answer is all written out. */
    settle(id: number) {
      if (read().fresh === id) change({ fresh: undefined });
    },

    /** Takes the conversation off the page when it has been deleted at the server. */
    forget(conversationId: string | 'all') {
      if (conversationId !== 'all' && read().conversationId !== conversationId) return;
      asking?.abort();
      asking = undefined;
      change({ ...noTurns, question: undefined, coming: undefined });
    },

    /** Begins another conversation, unless an answer is on its way. */
    clear() {
      if (isBusy()) return;
      change({ ...noTurns, isNew: true });
    },
  };
};
