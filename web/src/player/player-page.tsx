import { Problem } from '@nobi/contract';
import { useEffect, useState } from 'react';
import { wordsOfProblem } from '../api.ts';
import { usePage } from '../shell/navigation/use-page.ts';
import { sentenceOf } from '../text/errors.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Closed } from './closed.tsx';
import { ContentFrame } from './content-frame.tsx';
import type { ContentSource, PlayableItem } from './content-source.ts';
import { durable } from './durable.ts';
import styles from './player.module.css';
import { PlayerStrip } from './player-strip.tsx';
import { useDayEnd } from './use-day-end.ts';
import { useExit } from './use-exit.ts';
import { usePause } from './use-pause.ts';
import { usePlaySession } from './use-play-session.ts';
import { words } from './words.ts';

/** The sentence for what cannot be opened. */
const reasonOf = (failure: unknown, { problems }: ContentSource): string => {
  const isExplained =
    failure instanceof Problem &&
    ['premium_only', 'play_time_over', 'offline', 'not_paid', problems.badAddress].includes(
      failure.code,
    );
  return isExplained ? wordsOfProblem(failure) : sentenceOf(problems.failed);
};

/** Why nothing is in the player, if so, and whether trying again can change it. */
const closedBecause = (source: ContentSource, item: PlayableItem | undefined, failure: unknown) => {
  if (item?.locked) return { reason: sentenceOf('premium_only'), isForGood: true };
  if (item?.address === '')
    return { reason: sentenceOf(source.problems.noAddress), isForGood: true };
  if (!failure) return undefined;
  const isDayOver = failure instanceof Problem && failure.code === 'play_time_over';
  return { reason: reasonOf(failure, source), isForGood: isDayOver, isDayOver };
};

/** What the content still holds of the last second, a stroke or a picture, comes within this. */
const lastWords = 300;

interface PlayerPageProps {
  source: ContentSource;
  id: string;
  /** The work to open, as the content named it. */
  opens?: string | undefined;
  /** Hears what the server says this is; may answer what ends with it. */
  onFound?: ((item: PlayableItem) => void) | ((item: PlayableItem) => (() => void) | undefined);
}

/** One play session of one item, in a frame of another origin, under a strip that never goes away. */
export const PlayerPage = ({ source: online, id, opens, onFound }: PlayerPageProps) => {
  const [source] = useState(() => durable(online));
  const playing = usePlaySession(source, id);
  const { item, session } = playing;
  useEffect(() => item && onFound?.(item), [item, onFound]);
  const pause = usePause();
  const { day, isEnded } = useDayEnd();
  const exit = useExit(source.home);
  const [hasSound, setHasSound] = useState(true);
  const [isOpen, setIsOpen] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  usePage(item?.title ?? words.all[source.kind]);

  const handleExit = () => {
    setIsLeaving(true);
    setTimeout(exit, session ? lastWords : 0);
  };
  const handleRetry = () => {
    setIsLost(false);
    setIsOpen(false);
    playing.startOver();
  };
  const closed = closedBecause(
    source,
    item,
    (isEnded && new Problem('play_time_over')) ||
      (isLost ? new Problem(source.problems.failed) : playing.failure),
  );

  return (
    <div className={styles.page}>
      <PlayerStrip
        kind={source.kind}
        title={item?.title ?? words.kind[source.kind]}
        item={id}
        onExit={handleExit}
        isOpening={!isOpen && !closed}
        playing={
          isOpen && !closed
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
      <main className={styles.main} aria-label={words.frame[source.kind](item?.title ?? '')}>
        {closed && (
          <Closed
            source={source}
            reason={closed.reason}
            isDayOver={closed.isDayOver}
            speaks={hasSound}
            {...(closed.isForGood ? {} : { onRetry: handleRetry })}
          />
        )}
        {!closed && item && session && (
          <ContentFrame
            key={session.number}
            source={source}
            item={item}
            session={session}
            opens={opens}
            isPaused={pause.isPaused}
            isLeaving={isLeaving}
            hasSound={hasSound}
            day={day}
            isOpen={isOpen}
            onOpen={setIsOpen}
            onResume={pause.resume}
            onLost={() => setIsLost(true)}
          />
        )}
        {!closed && !isOpen && (
          <div className={styles.cover}>
            <Spinner label={words.opening[source.kind]} />
          </div>
        )}
      </main>
    </div>
  );
};
