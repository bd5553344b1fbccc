import { type ReactNode, useCallback } from 'react';
import { type Mood, Nobi } from '../../ui/nobi.tsx';
import styles from './bubble.module.css';
import type { Turn } from './conversation.ts';
import { talk } from './use-conversation.ts';
import { useTypewriter } from './use-typewriter.ts';
import { words } from './words.ts';

export const YourBubble = ({ children }: { children: ReactNode }) => (
  <li className={styles.turn} data-by="you">
    <div className={styles.bubble}>
      <span className={styles.label}>{words.you}</span>
      <p className={styles.text}>{children}</p>
    </div>
  </li>
);

const NobiTurn = ({ mood, children }: { mood: Mood; children: ReactNode }) => (
  <li className={styles.turn} data-by="nobi">
    <Nobi mood={mood} size={96} className={styles.nobi ?? ''} />
    {children}
  </li>
);

/** Three dots that breathe while the answer is on its way. */
export const ThinkingBubble = () => (
  <NobiTurn mood="think">
    <div className={styles.bubble}>
      <span className={styles.label}>{words.nobi}</span>
      <p className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </p>
    </div>
  </NobiTurn>
);

interface AnswerBubbleProps {
  turn: Turn;
  isFresh: boolean;
}

/** An answer, written out when it is new; a tap anywhere on it shows the rest at once. */
export const AnswerBubble = ({ turn, isFresh }: AnswerBubbleProps) => {
  const handleDone = useCallback(() => talk.settle(turn.id), [turn.id]);
  const { shown, isDone, skip } = useTypewriter(turn.text, isFresh, handleDone);

  return (
    <NobiTurn mood="happy">
      <div className={styles.bubble} data-writing={isDone ? undefined : true}>
        <div className={styles.head}>
          <span className={styles.label}>{words.nobi}</span>
          {turn.source === 'offline' && <span className={styles.source}>{words.offlineMark}</span>}
        </div>
        <p className={styles.text} aria-hidden={isDone ? undefined : true}>
          {shown}
        </p>
        {!isDone && (
          <button type="button" className={styles.skip} aria-label={words.showAll} onClick={skip} />
        )}
      </div>
    </NobiTurn>
  );
};
