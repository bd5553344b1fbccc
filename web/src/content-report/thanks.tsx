import type { ContentReportReason } from '@nobi/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Nobi } from '../ui/nobi.tsx';
import { readAloud } from '../who-plays/read-aloud.ts';
import styles from './report-dialog.module.css';
import { words } from './words.ts';

interface ThanksProps {
  titleId: string;
  reason: ContentReportReason | undefined;
  /** Words for a child who told of a need: then nothing else is said. */
  help: string | undefined;
  onClose: () => void;
}

/** It has arrived. What frightens or hurts is told at home as well. */
export const Thanks = ({ titleId, reason, help, onClose }: ThanksProps) => {
  const close = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isHelp = help !== undefined;
  const usual = [
    words.looking,
    ...(reason === 'scary' || reason === 'unkind' ? [words.tellParents] : []),
  ];
  const sentences = help?.split('\n').filter((line) => line.trim() !== '') ?? usual;
  const spoken = [words.thanks, ...sentences].join(' ');
  useEffect(() => {
    // Longer words begin at their beginning.
    (isHelp ? title : close).current?.focus();
    readAloud(spoken);
  }, [spoken, isHelp]);
  return (
    <div className={styles.thanks} role="status">
      <Nobi mood={isHelp ? 'think' : 'happy'} size={120} />
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {words.thanks}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Button ref={close} onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
};
