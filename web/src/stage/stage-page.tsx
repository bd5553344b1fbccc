import { Problem } from '@nobi/contract';
import { useEffect, useState } from 'react';
import { wordsOfProblem } from '../api.ts';
import { usePage } from '../shell/use-page.ts';
import { sentenceOf } from '../text/errors.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Closed } from './closed.tsx';
import { GuestFrame } from './guest-frame.tsx';
import type { Show, Staged } from './show.ts';
import styles from './stage.module.css';
import { StageStrip } from './stage-strip.tsx';
import { useDayEnd } from './use-day-end.ts';
import { useExit } from './use-exit.ts';
import { usePause } from './use-pause.ts';
import { useSitting } from './use-sitting.ts';
import { words } from './words.ts';

/** The sentence for what cannot be opened. */
const reasonOf = (failure: unknown, { says }: Show): string => {
  const isTold =
    failure instanceof Problem &&
    ['premium_only', 'play_time_over', 'offline', 'not_paid', says.badAddress].includes(
      failure.code,
    );
  return isTold ? wordsOfProblem(failure) : sentenceOf(says.failed);
};

/** Why nothing is on the stage, if so, and whether trying again can change it. */
const closedBecause = (show: Show, item: Staged | undefined, failure: unknown) => {
  const says = (code: Problem['code']) => sentenceOf(code);
  if (item?.locked) return { reason: says('premium_only'), isForGood: true, isDayOver: false };
  if (item?.address === '')
    return { reason: says(show.says.noAddress), isForGood: true, isDayOver: false };
  if (!failure) return undefined;
  const isDayOver = failure instanceof Problem && failure.code === 'play_time_over';
  return { reason: reasonOf(failure, show), isForGood: isDayOver, isDayOver };
};

/** What the content still holds of the last second, a stroke or a picture, comes within this. */
const lastWords = 300;

interface StagePageProps {
  show: Show;
  id: string;
  /** The work to open, as the content named it. */
  opens?: string | undefined;
  /** Hears what the server says this is. */
  onFound?: (item: Staged) => void;
}

/** One sitting of one item, in a frame of another origin, under a strip that never goes away. */
export const StagePage = ({ show, id, opens, onFound }: StagePageProps) => {
  const sitting = useSitting(show, id);
  const { item, opened } = sitting;
  useEffect(() => {
    if (item) onFound?.(item);
  }, [item, onFound]);
  const pause = usePause();
  const { day, isEnded } = useDayEnd();
  const exit = useExit(show.home);
  const [hasSound, setHasSound] = useState(true);
  const [isLost, setIsLost] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  usePage(item?.title ?? words.all[show.kind]);

  const handleExit = () => {
    setIsLeaving(true);
    setTimeout(exit, opened ? lastWords : 0);
  };
  const handleRetry = () => {
    setIsLost(false);
    sitting.startOver();
  };
  const closed = closedBecause(
    show,
    item,
    (isEnded && new Problem('play_time_over')) ||
      (isLost ? new Problem(show.says.failed) : sitting.failure),
  );

  return (
    <div className={styles.page}>
      <StageStrip
        kind={show.kind}
        title={item?.title ?? words.kind[show.kind]}
        onExit={handleExit}
        playing={
          !closed && opened
            ? {
                isPaused: pause.isPaused,
                hasSound,
                onPause: pause.toggle,
                onSound: () => setHasSound(!hasSound),
              }
            : undefined
        }
      />
      {/* Named, since what is in the frame brings a main part of its own. */}
      <main className={styles.main} aria-label={words.frame[show.kind](item?.title ?? '')}>
        {closed && (
          <Closed
            show={show}
            reason={closed.reason}
            isDayOver={closed.isDayOver}
            {...(closed.isForGood ? {} : { onRetry: handleRetry })}
          />
        )}
        {!closed && !(item && opened) && (
          <div className={styles.cover}>
            <Spinner label={words.openingAny[show.kind]} />
          </div>
        )}
        {!closed && item && opened && (
          <GuestFrame
            key={opened.number}
            show={show}
            item={item}
            opened={opened}
            opens={opens}
            isPaused={pause.isPaused}
            isLeaving={isLeaving}
            hasSound={hasSound}
            day={day}
            onResume={pause.resume}
            onLost={() => setIsLost(true)}
          />
        )}
      </main>
    </div>
  );
};
