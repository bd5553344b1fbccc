import { currentLanguage } from '@nobi/client/language';
import { useEffect } from 'react';
import styles from '../bubble/bubble.module.css';
import type { Turn } from '../conversation/conversation-storage.ts';
import { SpeakerSign, StopSign } from '../icons.tsx';
import { words } from '../words.ts';
import { endReading, readAloud, stopReading, useReading } from './use-reading.ts';

/** Has an answer read aloud, or ends that. */
export const ReadAloud = ({ turn: { id, text } }: { turn: Turn }) => {
  const { isOn, voiceless } = useReading(id);
  // Nothing goes on being read when its bubble is gone.
  useEffect(() => stopReading, []);
  const Sign = isOn ? StopSign : SpeakerSign;
  return (
    <>
      <button
        type="button"
        className={styles.read}
        aria-pressed={isOn}
        onClick={() => {
          if (isOn) endReading();
          else void readAloud(id, text, currentLanguage());
        }}
      >
        <Sign size={26} />
        {isOn ? words.stopReading : words.readAloud}
      </button>
      <div role="status" className={styles.cut}>
        {voiceless && (voiceless === 'id' ? words.noVoiceId : words.noVoice)}
      </div>
    </>
  );
};
