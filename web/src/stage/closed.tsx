import { Button, LinkButton } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import type { Show } from './show.ts';
import styles from './stage.module.css';
import { words } from './words.ts';

interface ClosedProps {
  show: Show;
  reason: string;
  /** Asleep when nothing went wrong: the day's play is simply over. */
  isDayOver?: boolean;
  onRetry?: () => void;
}

/** Stands where the content would be: why it is not there, and the ways on. */
export const Closed = ({ show, reason, isDayOver = false, onRetry }: ClosedProps) => (
  <div className={styles.closed}>
    <Empty
      mood={isDayOver ? 'sleepy' : 'think'}
      action={
        <div className={styles.ways}>
          {onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <LinkButton kind="white" href={show.home}>
            {words.all[show.kind]}
          </LinkButton>
        </div>
      }
    >
      <p role="alert">{reason}</p>
    </Empty>
  </div>
);
