import { guardedStorage } from '@nobi/client/storage';

/** Where the page of the conversation keeps what it shows, in this tab. */
export const storageKey = 'nobi-chat';

type Listener = (conversation: string | 'all') => void;
const stored = guardedStorage(() => sessionStorage);
let listener: Listener | undefined;

/** The page of the conversation hears of those that were deleted at the server, in whatever room that happened. */
export const onConversationDeleted = (hear: Listener) => {
  listener = hear;
};

/** Takes a deleted conversation, or all of them, out of this tab too. */
export const announceDeletion: Listener = (conversation) => {
  if (conversation === 'all' || stored.getItem(storageKey)?.includes(conversation))
    stored.removeItem(storageKey);
  listener?.(conversation);
};
