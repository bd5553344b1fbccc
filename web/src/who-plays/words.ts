import { messageLoader } from '@nobi/client/words';
import type { whoPlays } from './words.en.ts';

export let words: typeof whoPlays;
export const loadMessages = messageLoader(
  { en: () => import('./words.en.ts'), id: () => import('./words.id.ts') },
  (loaded) => {
    words = loaded.whoPlays;
  },
);

/** What a child is called here; the first one stands without a name until somebody gives one. */
export const nameOf = ({ nickname }: { readonly nickname: string | null }): string =>
  nickname ?? words.firstChild;
