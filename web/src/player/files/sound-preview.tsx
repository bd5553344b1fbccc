import { Play } from '@phosphor-icons/react/dist/csr/Play';
import { Stop } from '@phosphor-icons/react/dist/csr/Stop';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './file-card.module.css';
import { words } from './words.ts';

/** One big button that plays the sound and stops it again. */
export const SoundPreview = ({ address }: { address: string }) => {
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const handlePress = () => {
    const { current } = sound;
    if (!current) return;
    if (isPlaying) current.pause();
    else {
      current.currentTime = 0;
      // A browser that cannot play it can still keep it.
      current.play().catch(() => setIsPlaying(false));
    }
  };
  const Sign = isPlaying ? Stop : Play;
  return (
    <div className={styles.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: music that the child made has no words */}
      <audio
        ref={sound}
        src={address}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
      />
      <Button kind="violet" className={styles.play} onClick={handlePress}>
        <Sign size={34} weight="fill" aria-hidden="true" />
        {isPlaying ? words.stopSound : words.playSound}
      </Button>
    </div>
  );
};
