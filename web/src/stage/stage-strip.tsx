import { Pause } from '@phosphor-icons/react/dist/csr/Pause';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerSlash } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { X } from '@phosphor-icons/react/dist/csr/X';
import type { Show } from './show.ts';
import styles from './stage.module.css';
import { words } from './words.ts';

interface Playing {
  isPaused: boolean;
  hasSound: boolean;
  onPause: () => void;
  onSound: () => void;
}

interface StageStripProps {
  kind: Show['kind'];
  title: string;
  onExit: () => void;
  /** Pause and sound belong to content that is there. */
  playing?: Playing | undefined;
}

const Tools = ({ isPaused, hasSound, onPause, onSound }: Playing) => {
  const PauseIcon = isPaused ? Play : Pause;
  const SoundIcon = hasSound ? SpeakerHigh : SpeakerSlash;
  return (
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
  );
};

/** Always in sight above the content: out, rest, sound. */
export const StageStrip = ({ kind, title, onExit, playing }: StageStripProps) => (
  <header className={styles.strip}>
    <button
      type="button"
      className={styles.exit}
      aria-label={words.exitNamed[kind]}
      onClick={onExit}
    >
      <X size={28} weight="bold" aria-hidden="true" />
      <span>{words.exit}</span>
    </button>
    <h1 className={styles.title}>{title}</h1>
    {playing && <Tools {...playing} />}
  </header>
);
