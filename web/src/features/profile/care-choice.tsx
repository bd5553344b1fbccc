import { Suspense, useState } from 'react';
import { GrownUpStep } from '../../shell/grown-up-step.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { bringWords as bringTalksWords } from '../../talks/words.ts';
import { Button } from '../../ui/button.tsx';
import { FocusKept } from '../../ui/focus-kept.tsx';
import { bringWords as bringCareWords } from './care/words.ts';
import styles from './profile.module.css';
import { words } from './words.ts';

const CareRoom = lazyPage(
  async () => (await import('./care/care-room.tsx')).CareRoom,
  bringCareWords,
  bringTalksWords,
);

type Door = 'closed' | 'asking' | 'open';

/** Nobi's switches, what is kept of the talks, and what an adult should know of. */
export const CareChoice = () => {
  const [door, setDoor] = useState<Door>('closed');
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="care-title">
      <h2 id="care-title">{words.care}</h2>
      <p className={styles.lead}>{words.careLead}</p>
      {door === 'open' ? (
        <Suspense fallback={<span className={`${styles.row} ${styles.shape}`} />}>
          <CareRoom />
        </Suspense>
      ) : (
        <Button kind="white" onClick={() => setDoor('asking')}>
          {words.careOpen}
        </Button>
      )}
      {door === 'asking' && (
        <FocusKept>
          <GrownUpStep onPassed={() => setDoor('open')} onClose={() => setDoor('closed')} />
        </FocusKept>
      )}
    </section>
  );
};
