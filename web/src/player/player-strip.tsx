import { Pause } from '@phosphor-icons/react/dist/csr/Pause';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { Suspense } from 'react';
import { ReportButton } from '../content-report/lazy-report-button.ts';
import { PlaySign } from '../ui/play-sign.tsx';
import { SoundSign } from '../ui/sound-sign.tsx';
import { facePlace } from '../who-plays/place.ts';
import type { ContentSource } from './content-source.ts';
import { NobiOffer } from './missed/lazy-nobi-offer.ts';
import styles from './player.module.css';
import type { Playing } from './playing.ts';
import { words } from './words.ts';

interface PlayerStripProps {
  kind: ContentSource['kind'];
  title: string;
  /** The item that is in the player, as its address names it. */
  item?: string | undefined;
  onExit: () => void;
  /** What can wait does so until the content is there: a slow phone has enough to do. */
  isOpening?: boolean;
  /** Pause and sound belong to content that is there. */
  playing?: Playing | undefined;
}

const Tools = (playing: Playing) => {
  const { isPaused, hasSound, onPause, onSound } = playing;
  return (
    <>
      <Suspense fallback={null}>
        <NobiOffer {...playing} className={styles.tool} />
      </Suspense>
      <button
        type="button"
        className={styles.tool}
        data-pause
        aria-label={isPaused ? words.resume : words.pause}
        onClick={onPause}
      >
        {isPaused ? <PlaySign size={32} /> : <Pause size={32} weight="fill" aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={words.sound}
        aria-pressed={hasSound}
        onClick={onSound}
      >
        <SoundSign size={32} isOff={!hasSound} />
      </button>
    </>
  );
};

/** Always in sight above the content: out, a way to tell what is wrong, rest, sound. */
export const PlayerStrip = ({
  kind,
  title,
  item,
  onExit,
  isOpening,
  playing,
}: PlayerStripProps) => (
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
      {!isOpening && (
        <Suspense fallback={null}>
          <ReportButton place={{ kind, item }} className={styles.tool} />
        </Suspense>
      )}
    </span>
    {playing && <Tools {...playing} />}
  </header>
);
