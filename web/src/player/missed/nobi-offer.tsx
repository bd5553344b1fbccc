import { Suspense, useState } from 'react';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { Nobi } from '../../ui/nobi.tsx';
import type { Playing } from '../playing.ts';
import styles from './missed.module.css';
import { useMissed } from './use-missed.ts';
import { words } from './words.ts';

// With every ladder: who asks nothing never fetches them.
const HintSheet = lazyPage(async () => (await import('./hint-sheet.tsx')).HintSheet);

export interface NobiOfferProps extends Playing {
  className: string | undefined;
}

/** Beside a missed task: one tap, and Nobi helps to think. Nothing is typed, sent or kept. */
export const NobiOffer = ({ className, isPaused, hasSound, onPause }: NobiOfferProps) => {
  const missed = useMissed();
  const [helped, setHelped] = useState<string>();
  // By skill, and only while this stays open: it is about what the child has just read.
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const handleOpen = () => {
    // A game does not go on behind it.
    if (!isPaused) onPause();
    setHelped(missed);
  };
  const handleClose = () => {
    setHelped(undefined);
    if (helped) setSeen({ ...seen, [helped]: (seen[helped] ?? 0) + 1 });
    if (isPaused) onPause();
  };
  return (
    <>
      {missed && (
        <button
          type="button"
          className={`${className} ${styles.offer}`}
          title={words.offer}
          aria-label={words.offer}
          data-nobi-offer
          onClick={handleOpen}
        >
          <Nobi mood="think" size={52} />
        </button>
      )}
      <Suspense fallback={null}>
        {helped && (
          <HintSheet
            skill={helped}
            timesSeen={seen[helped] ?? 0}
            speaks={hasSound}
            onClose={handleClose}
          />
        )}
      </Suspense>
    </>
  );
};
