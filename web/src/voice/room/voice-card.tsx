import type { Language } from '@nobi/contract';
import { useEffect, useState } from 'react';
import styles from '../../features/adult/adult.module.css';
import { Button } from '../../ui/button.tsx';
import { openSpeaker } from '../open-speaker.ts';
import { markRead } from '../voiceless.ts';
import { deviceKindOf } from './device-kind.rules.ts';
import { words } from './words.ts';

interface VoiceCardProps {
  language: Language;
  onDone: () => void;
}

/** How this device gets a voice for that language; tells the adult once. */
export const VoiceCard = ({ language, onDone }: VoiceCardProps) => {
  const [voice] = useState(openSpeaker);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => voice.stop, [voice]);
  const id = `voice-${language}-title`;
  const handleListen = () => {
    setMissing(voice.has(language) === false);
    voice.speak({ text: words.sample[language], lang: language });
  };
  const handleDone = () => {
    markRead(language);
    onDone();
  };
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{words.title[language]}</h2>
      <p className={styles.lead}>{words.lead[language]}</p>
      <h3>{words.how}</h3>
      <p>{words.steps[deviceKindOf(navigator.userAgent)](words.language[language])}</p>
      <p className={styles.small}>{words.after}</p>
      <div className={styles.ways}>
        <Button kind="violet" size="grownup" onClick={handleListen}>
          {words.listen}
        </Button>
        <Button kind="white" size="grownup" onClick={handleDone}>
          {words.done}
        </Button>
      </div>
      <p role="status">{isMissing && words.missing}</p>
    </section>
  );
};
