import type { ErrorCode } from '@nobi/contract';
import { Suspense, useState } from 'react';
import { lazyPage } from '../shell/lazy-page.ts';
import { bringWords } from './words.ts';

// Few children meet them, so they come when they are called.
const CardDialogs = lazyPage(
  async () => (await import('./card-dialogs.tsx')).CardDialogs,
  bringWords,
);

/** What a card may have to say when its way in is closed: `dialogs` goes beside the cards. */
export const useCardAsks = (linkMissing: ErrorCode) => {
  const [asks, setAsks] = useState<'grown-up' | 'link'>();
  return {
    askGrownUp: () => setAsks('grown-up'),
    sayLinkMissing: () => setAsks('link'),
    dialogs: asks && (
      <Suspense>
        <CardDialogs asks={asks} linkMissing={linkMissing} onClose={() => setAsks(undefined)} />
      </Suspense>
    ),
  };
};
