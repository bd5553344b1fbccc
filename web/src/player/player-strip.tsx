import { Pause } from '@phosphor-icons/react/dist/csr/Pause';
import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerSlash } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { Suspense } from 'react';
import { ReportButton } from '../content-report/lazy-report-button.ts';
import { facePlace } from '../who-plays/place.ts';
import type { ContentSource } from './content-source.ts';
import styles from './player.module.css';
import { words } from './words.ts';

interface Playing {
  isPaused: boolean;
  hasSound: boolean;
  onPause: () => void;
  onSound: () => void;
}

interface PlayerStripProps {
  kind: ContentSource['kind'];
  title: string;
  /** The item that is in the player, as its address names it. */
  item?: string | undefined;
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

/** Always in sight above the content: out, a way to tell what is wrong, rest, sound. */
export const PlayerStrip = ({ kind, title, item, onExit, playing }: PlayerStripProps) => (
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
    <span ref={facePlace} className={styles.face} />
    <span className={styles.report}>
      <Suspense fallback={null}>
        <ReportButton place={{ kind, item }} className={styles.tool} />
      </Suspense>
    </span>
    {playing && <Tools {...playing} />}
  </header>
);
