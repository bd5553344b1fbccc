import { currentLanguage } from '@nobi/client/language';
import { MicrophoneSlash } from '@phosphor-icons/react/dist/csr/MicrophoneSlash';
import { useEffect, useRef, useState } from 'react';
import { openVoice } from '../voice/voice.ts';
import styles from './own-voice.module.css';
import { type RecorderState, type Trouble, VoiceRecorder } from './voice-recorder.ts';
import { whoseVoice } from './whose-voice.ts';
import { words } from './words.ts';

const bars = [1, 2, 3, 4, 5, 6, 7];

const StopSign = () => (
  <svg viewBox="0 0 32 32" width="34" height="34" fill="currentColor" aria-hidden="true">
    <rect x="5" y="5" width="22" height="22" rx="5" />
  </svg>
);

/** Why nothing was recorded: a picture, the words, and the words aloud. */
const TroubleNote = ({ trouble, onClose }: { trouble: Trouble; onClose: () => void }) => {
  const [voice] = useState(openVoice);
  const text = words.trouble[trouble];
  useEffect(() => {
    voice.speak({ text, lang: currentLanguage() });
    return voice.stop;
  }, [voice, text]);
  return (
    <section className={styles.strip} data-trouble aria-label={words.strip}>
      <MicrophoneSlash size={40} weight="fill" aria-hidden="true" />
      <p className={styles.note} role="alert">
        {text}
      </p>
      <button type="button" className={styles.close} onClick={onClose}>
        {words.close}
      </button>
    </section>
  );
};

const useRecorder = (child: string, item: string) => {
  const [state, setState] = useState<RecorderState>('rest');
  const meter = useRef<HTMLDivElement>(null);
  const recorder = useRef<VoiceRecorder>(null);
  useEffect(() => {
    const current = new VoiceRecorder({
      child,
      item,
      onState: setState,
      onLevel: (level) => meter.current?.style.setProperty('--level', level.toFixed(2)),
    });
    recorder.current = current;
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') current.stop();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      current.close();
    };
  }, [child, item]);
  return { state, meter, stop: () => recorder.current?.stop(), rest: () => setState('rest') };
};

/** While the microphone is open: a strip of the app's own that no frame can cover, with the way to end it. */
const RecordingStrip = ({ child, item }: { child: string; item: string }) => {
  const { state, meter, stop, rest } = useRecorder(child, item);
  if (state === 'rest') return null;
  if (state !== 'asking' && state !== 'recording')
    return <TroubleNote trouble={state} onClose={rest} />;
  return (
    <section className={styles.strip} data-voice={state} aria-label={words.strip}>
      <button type="button" className={styles.stop} aria-label={words.stop} onClick={stop}>
        <StopSign />
      </button>
      <div ref={meter} className={styles.meter} aria-hidden="true">
        {bars.map((bar) => (
          <i key={bar} />
        ))}
      </div>
      <p className={styles.doing} role="status">
        {words[state]}
      </p>
    </section>
  );
};

/** The own voice of the child who plays in this item; nothing at all where the adult has not allowed it. */
export const OwnVoice = ({ item }: { item: string }) => {
  const [child, setChild] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void whoseVoice().then((found) => {
      if (!isGone) setChild(found);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return child === undefined ? null : <RecordingStrip child={child} item={item} />;
};
