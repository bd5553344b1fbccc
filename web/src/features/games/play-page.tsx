import { Problem, wordsOf } from '@nobi/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { wordsOfProblem } from '../../api.ts';
import { usePage } from '../../shell/use-page.ts';
import { currentLanguage } from '../../text/language.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { GameFrame } from './game-frame.tsx';
import styles from './play-page.module.css';
import { playPath } from './play-path.ts';
import { PlayStrip } from './play-strip.tsx';
import { usePause } from './use-pause.ts';
import { useSitting } from './use-sitting.ts';
import { words } from './words.ts';

/** The tab was opened for this game, so leaving closes it; a tab with a past goes to the shelf. */
const useExit = () => {
  const navigate = useNavigate();
  return () => {
    // A browser closes a tab for its page only while the page is all the tab ever showed.
    if (history.length === 1) window.close();
    setTimeout(() => void navigate('/dashboard/games'), history.length === 1 ? 150 : 0);
  };
};

/** The address tells a reader which game this is. It is never a source, only corrected. */
const useTrueAddress = (game: { id: string; html_game_url: string } | undefined) => {
  const { gameUrl } = useParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (game && game.html_game_url !== '' && game.html_game_url !== gameUrl)
      void navigate(playPath(game), { replace: true });
  }, [game, gameUrl, navigate]);
};

/** The sentence for a game that cannot be opened. */
const reasonOf = (failure: unknown): string => {
  const isTold =
    failure instanceof Problem && ['premium_only', 'offline', 'not_paid'].includes(failure.code);
  return isTold ? wordsOfProblem(failure) : wordsOf('game_failed', currentLanguage());
};

const Closed = ({ reason, onRetry }: { reason: string; onRetry?: () => void }) => (
  <div className={styles.closed}>
    <Empty
      mood="think"
      action={
        <div className={styles.ways}>
          {onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <LinkButton kind="white" href="/dashboard/games">
            {words.toGames}
          </LinkButton>
        </div>
      }
    >
      <p role="alert">{reason}</p>
    </Empty>
  </div>
);

/** /play: one game, in a frame of another origin, under a strip that never goes away. */
export const PlayPage = () => {
  const { gameId = '' } = useParams();
  const sitting = useSitting(gameId);
  const { game, opened, failure } = sitting;
  const pause = usePause();
  const exit = useExit();
  const [hasSound, setHasSound] = useState(true);
  const [isLost, setIsLost] = useState(false);
  usePage(game?.title ?? words.title);
  useTrueAddress(game);

  const isMissing = game !== undefined && !game.locked && game.html_game_url === '';
  const handleRetry = () => {
    setIsLost(false);
    sitting.startOver();
  };
  const closedBecause = (): string | undefined => {
    if (game?.locked) return wordsOf('premium_only', currentLanguage());
    if (isMissing) return wordsOf('game_link_missing', currentLanguage());
    if (isLost) return wordsOf('game_failed', currentLanguage());
    return failure ? reasonOf(failure) : undefined;
  };
  const reason = closedBecause();
  const isForGood = game?.locked || isMissing;

  return (
    <div className={styles.page}>
      <PlayStrip
        title={game?.title ?? ''}
        isPaused={pause.isPaused}
        hasSound={hasSound}
        isPlaying={reason === undefined && opened !== undefined}
        onExit={exit}
        onPause={pause.toggle}
        onSound={() => setHasSound(!hasSound)}
      />
      {/* Named, since the game in the frame brings a main part of its own. */}
      <main className={styles.main} aria-label={words.frame(game?.title ?? '')}>
        {reason !== undefined && (
          <Closed reason={reason} {...(isForGood ? {} : { onRetry: handleRetry })} />
        )}
        {reason === undefined && !(game && opened) && (
          <div className={styles.cover}>
            <Spinner label={words.openingAny} />
          </div>
        )}
        {reason === undefined && game && opened && (
          <GameFrame
            key={opened.sitting}
            game={game}
            opened={opened}
            isPaused={pause.isPaused}
            hasSound={hasSound}
            onResume={pause.resume}
            onLost={() => setIsLost(true)}
          />
        )}
      </main>
    </div>
  );
};
