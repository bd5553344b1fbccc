import type { ErrorCode } from '@nobi/contract';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { askForPin } from '../adult/gate.ts';
import { lazyPage } from '../shell/navigation/lazy-page.ts';
import { loadMessages } from './words.ts';

// Few children meet it, so it comes when it is called.
const LinkMissing = lazyPage(
  async () => (await import('./link-missing.tsx')).LinkMissing,
  loadMessages,
);

/** What a card may have to say when its way in is closed: `dialogs` goes beside the cards. */
export const useCardDialogs = (linkMissing: ErrorCode) => {
  const [isMissing, setMissing] = useState(false);
  const navigate = useNavigate();
  return {
    /** The way to Premium goes past the adult. */
    askGrownUp: () =>
      void askForPin().then((isOpen) => (isOpen ? navigate('/payment') : undefined)),
    sayLinkMissing: () => setMissing(true),
    dialogs: isMissing && (
      <Suspense>
        <LinkMissing code={linkMissing} onClose={() => setMissing(false)} />
      </Suspense>
    ),
  };
};
