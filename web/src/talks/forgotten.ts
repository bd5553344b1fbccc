/** Where the page of the talk keeps what it shows, in this tab. */
export const talkKey = 'nobi-chat';

type Listener = (conversation: string | 'all') => void;
const listeners = new Set<Listener>();

/** Hears of conversations that were deleted at the server, in whatever room that happened. */
export const whenForgotten = (listener: Listener) => {
  listeners.add(listener);
};

/** Takes a deleted conversation, or all of them, out of this tab too. */
export const tellForgotten: Listener = (conversation) => {
  try {
    const kept = sessionStorage.getItem(talkKey) ?? '';
    if (conversation === 'all' || kept.includes(conversation)) sessionStorage.removeItem(talkKey);
  } catch {
    // Without storage nothing of it was kept.
  }
  for (const listener of listeners) listener(conversation);
};
