import type { Game } from '@nobi/contract';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { Nobi } from '../../ui/nobi.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './play-page.module.css';
import { useGuest } from './use-guest.ts';
import type { Opened } from './use-sitting.ts';
import { words } from './words.ts';

interface GameFrameProps {
  game: Game;
  opened: Opened;
  isPaused: boolean;
  hasSound: boolean;
  onResume: () => void;
  onLost: () => void;
}

/** The game in its box: another origin, no token, no cookies, one port to talk through. */
export const GameFrame = (props: GameFrameProps) => {
  const { game, opened, isPaused, hasSound, onResume, onLost } = props;
  const { box, isReady } = useGuest({ game, opened, isPaused, hasSound, onLost });
  return (
    <div ref={box} className={styles.stage}>
      {!isReady && (
        <div className={styles.cover}>
          <Spinner label={words.opening(game.title)} />
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
    </div>
  );
};
