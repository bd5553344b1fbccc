import type { ErrorCode } from '@nobi/contract';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { askForPin } from '../adult/gate.ts';
import { lazyPage } from '../shell/navigation/lazy-page.ts';
import type { CardItem } from './item-card.tsx';
import { loadMessages } from './words.ts';

// Few children meet it, so it comes when it is called.
const CardDialog = lazyPage(
  async () => (await import('./card-dialog.tsx')).CardDialog,
  loadMessages,
);

/** What a card has to say beside its way in: `dialogs` goes beside the cards. */
export const useCardDialogs = (linkMissing: ErrorCode) => {
  const [about, setAbout] = useState<CardItem | ErrorCode>();
  const navigate = useNavigate();
  return {
    ways: {
      /** The way to Premium goes past the adult. */
      onAskGrownUp: () =>
        void askForPin().then((isOpen) => (isOpen ? navigate('/payment') : undefined)),
      onLinkMissing: () => setAbout(linkMissing),
      onInfo: setAbout,
    },
    dialogs: about && (
      <Suspense>
        <CardDialog about={about} onClose={() => setAbout(undefined)} />
      </Suspense>
    ),
  };
};
