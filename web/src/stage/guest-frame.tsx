import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { Nobi } from '../ui/nobi.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Show, Staged } from './show.ts';
import styles from './stage.module.css';
import type { DayEnd } from './use-day-end.ts';
import { useGuest } from './use-guest.ts';
import type { Opened } from './use-sitting.ts';
import { words } from './words.ts';

interface GuestFrameProps {
  show: Show;
  item: Staged;
  opened: Opened;
  opens: string | undefined;
  isPaused: boolean;
  isLeaving: boolean;
  hasSound: boolean;
  day: DayEnd;
  onResume: () => void;
  onLost: () => void;
}

/** The content in its box: another origin, no token, no cookies, one port to talk through. */
export const GuestFrame = (props: GuestFrameProps) => {
  const { item, isPaused, isLeaving, onResume } = props;
  const { box, isReady, card } = useGuest({ ...props, isPaused: isPaused || isLeaving });
  return (
    <div ref={box} className={styles.stage}>
      {!isReady && (
        <div className={styles.cover}>
          <Spinner label={words.opening(item.title)} />
        </div>
      )}
      {isReady && isPaused && (
        <div className={styles.cover} data-paused>
          <Nobi mood="sleepy" size={150} />
          <p className={styles.pausedWords}>{words.paused}</p>
          <button type="button" className={styles.resume} onClick={onResume}>
            <Play size={30} weight="fill" aria-hidden="true" />
            {words.resume}
          </button>
        </div>
      )}
      {card}
    </div>
  );
};
