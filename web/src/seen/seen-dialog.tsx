import { currentLanguage } from '@nobi/client/language';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import frame from '../ui/dialog.module.css';
import { openVoice } from '../voice/voice.ts';
import { Clock, Heart, Loudspeaker, Plant, SpeechBubble } from './pictures.tsx';
import styles from './seen.module.css';
import { seenByAdult } from './seen-by-adult.ts';
import sign from './seen-sign.module.css';
import { words } from './words.ts';

const pictures = {
  minutes: Clock,
  learning: Plant,
  questions: SpeechBubble,
  worries: Heart,
} as const;

const sentence = () =>
  `${words.title}: ${seenByAdult.map((each) => words.things[each]).join('. ')}.`;

/** What the adult can see, with pictures; read aloud as it opens. */
export const SeenDialog = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [voice] = useState(openVoice);
  const id = useId();
  const [readAloud] = useState(
    () => () => voice.speak({ text: sentence(), lang: currentLanguage() }),
  );
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    readAloud();
    return voice.stop;
  }, [voice, readAloud]);
  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={id}>{words.title}</h2>
          <button type="button" className={sign.sign} aria-label={words.again} onClick={readAloud}>
            <Loudspeaker size={32} />
          </button>
        </div>
        <ul className={styles.things}>
          {seenByAdult.map((each) => {
            const Picture = pictures[each];
            return (
              <li key={each}>
                <Picture size={44} />
                <span>{words.things[each]}</span>
              </li>
            );
          })}
        </ul>
        <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
      </div>
    </dialog>
  );
};
