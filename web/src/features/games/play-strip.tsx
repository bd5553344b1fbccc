import { Pause } from '@phosphor-icons/react/dist/csr/Pause';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerSlash } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { X } from '@phosphor-icons/react/dist/csr/X';
import styles from './play-page.module.css';
import { words } from './words.ts';

interface PlayStripProps {
  title: string;
  isPaused: boolean;
  hasSound: boolean;
  /** Pause and sound belong to a game that is there. */
  isPlaying: boolean;
  onExit: () => void;
  onPause: () => void;
  onSound: () => void;
}

/** Always in sight above the game: out, rest, sound. */
export const PlayStrip = (props: PlayStripProps) => {
  const { title, isPaused, hasSound, isPlaying, onExit, onPause, onSound } = props;
  const PauseIcon = isPaused ? Play : Pause;
  const SoundIcon = hasSound ? SpeakerHigh : SpeakerSlash;
  return (
    <header className={styles.strip}>
      <button type="button" className={styles.exit} aria-label={words.exitNamed} onClick={onExit}>
        <X size={28} weight="bold" aria-hidden="true" />
        <span>{words.exit}</span>
      </button>
      <h1 className={styles.title}>{title}</h1>
      {isPlaying && (
        <>
          <button
            type="button"
            className={styles.tool}
            aria-label={isPaused ? words.resume : words.pause}
            onClick={onPause}
          >
            <PauseIcon size={32} weight="fill" aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={words.sound}
            aria-pressed={hasSound}
            onClick={onSound}
          >
            <SoundIcon size={32} weight="fill" aria-hidden="true" />
          </button>
        </>
      )}
    </header>
  );
};
