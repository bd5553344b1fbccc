import { Suspense } from 'react';
import { lazyPage } from '../shell/navigation/lazy-page.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import type { ContentSource } from './content-source.ts';
import styles from './player.module.css';
import { words } from './words.ts';

const PlayOpens = lazyPage(async () =>
  (await import('./opens/load-play-opens.ts')).loadPlayOpens(),
);

interface ClosedProps {
  source: ContentSource;
  reason: string;
  /** Asleep when nothing went wrong: the day's play is simply over. */
  isDayOver?: boolean | undefined;
  /** Whether the child had the sound on. */
  speaks?: boolean;
  onRetry?: () => void;
}

/** Stands where the content would be: why it is not there, and the ways on. */
export const Closed = ({ source, reason, isDayOver, speaks = true, onRetry }: ClosedProps) => (
  <div className={styles.closed}>
    <Empty
      mood={isDayOver ? 'sleepy' : 'think'}
      action={
        <div className={styles.ways}>
          {onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <LinkButton kind="white" href={source.home}>
            {words.all[source.kind]}
          </LinkButton>
        </div>
      }
    >
      <p role="alert">{reason}</p>
      {isDayOver && (
        <div className={styles.opens}>
          <Suspense fallback={null}>
            <PlayOpens reason={reason} speaks={speaks} />
          </Suspense>
        </div>
      )}
    </Empty>
  </div>
);
