/** Where the page of the conversation keeps what it shows, in this tab. */
export const storageKey = 'nobi-chat';

type Listener = (conversation: string | 'all') => void;
const listeners = new Set<Listener>();

/** Hears of conversations that were deleted at the server, in whatever room that happened. */
export const onConversationDeleted = (listener: Listener) => {
  listeners.add(listener);
};

/** Takes a deleted conversation, or all of them, out of this tab too. */
export const announceDeletion: Listener = (conversation) => {
  try {
    const stored = sessionStorage.getItem(storageKey) ?? '';
    if (conversation === 'all' || stored.includes(conversation))
      sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage nothing of it was kept.
  }
  for (const listener of listeners) listener(conversation);
};
