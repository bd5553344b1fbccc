import { Nobi } from '../ui/nobi.tsx';
import { PlaySign } from '../ui/play-sign.tsx';
import type { ContentSource, PlayableItem } from './content-source.ts';
import styles from './player.module.css';
import { useContent } from './use-content.ts';
import type { DayEnd } from './use-day-end.ts';
import type { PlaySession } from './use-play-session.ts';
import { words } from './words.ts';

interface ContentFrameProps {
  source: ContentSource;
  item: PlayableItem;
  session: PlaySession;
  opens: string | undefined;
  isPaused: boolean;
  isLeaving: boolean;
  hasSound: boolean;
  day: DayEnd;
  isOpen: boolean;
  onOpen: (isOpen: true) => void;
  onResume: () => void;
  onLost: () => void;
}

/** The content in its box: another origin, no token, no cookies, one port to talk through. */
export const ContentFrame = (props: ContentFrameProps) => {
  const { isOpen, isPaused, isLeaving, onResume } = props;
  const { box, card } = useContent({ ...props, isPaused: isPaused || isLeaving });
  return (
    <div ref={box} className={styles.stage}>
      {isOpen && isPaused && (
        <div className={styles.cover} data-paused>
          <Nobi mood="sleepy" size={150} />
          <p className={styles.pausedWords}>{words.paused}</p>
          <button type="button" className={styles.resume} onClick={onResume}>
            <PlaySign size={30} />
            {words.resume}
          </button>
        </div>
      )}
      {card}
    </div>
  );
};
