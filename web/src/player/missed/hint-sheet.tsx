import { currentLanguage } from '@nobi/client/language';
import { openLadders } from '@nobi/content/hints';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import frame from '../../ui/dialog.module.css';
import { Nobi } from '../../ui/nobi.tsx';
import { SoundSign } from '../../ui/sound-sign.tsx';
import { openVoice } from '../../voice/voice.ts';
import styles from './missed.module.css';
import { words } from './words.ts';

interface HintSheetProps {
  skill: string;
  /** How often the hints of this skill were looked at before: the next time the other way is the first. */
  timesSeen: number;
  speaks: boolean;
  onClose: () => void;
}

/**
 * First a question, then a hint, then a smaller step, as far as the child wants, and then the same by
 * another way of thinking; never the answer.
 */
export const HintSheet = ({ skill, timesSeen, speaks, onClose }: HintSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [voice] = useState(openVoice);
  const [climbed, setClimbed] = useState(0);
  const lang = currentLanguage();
  const [one, other] = openLadders(skill);
  const ladders = (timesSeen % 2 === 0 ? [one, other] : [other, one]).map(
    ({ question, hint, smallerStep }) => [question, hint, smallerStep].map((each) => each[lang]),
  );
  const rung = climbed % 3;
  const lines = ladders[Math.floor(climbed / 3)] ?? [];
  const line = lines[rung] ?? '';
  const isLast = climbed === ladders.flat().length - 1;

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  useEffect(() => {
    if (speaks) voice.speak({ text: line, lang });
    return () => voice.stop();
  }, [voice, speaks, line, lang]);

  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.sheet}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.nobi}>
        <Nobi mood={rung === 0 ? 'think' : 'happy'} size={104} />
        <h2 id={id} className={styles.title}>
          {words.title}
        </h2>
        <button
          type="button"
          className={styles.hear}
          aria-label={words.hear}
          onClick={() => voice.speak({ text: line, lang })}
        >
          <SoundSign size={32} />
        </button>
      </div>
      <p className={styles.line} role="status">
        {line}
      </p>
      <div className={styles.steps} aria-hidden="true">
        {lines.map((each, at) => (
          <i key={each} data-on={at <= rung || undefined} />
        ))}
      </div>
      <div className={styles.ways}>
        <Button onClick={() => dialog.current?.close()}>{words.back}</Button>
        {!isLast && (
          <Button kind="white" onClick={() => setClimbed(climbed + 1)}>
            {rung < lines.length - 1 ? words.more : words.otherWay}
          </Button>
        )}
      </div>
    </dialog>
  );
};
