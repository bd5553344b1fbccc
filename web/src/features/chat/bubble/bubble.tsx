import type { ReactNode } from 'react';
import { type Mood, Nobi } from '../../../ui/nobi.tsx';
import { words } from '../words.ts';
import styles from './bubble.module.css';

export const YourBubble = ({ children }: { children: ReactNode }) => (
  <li className={styles.turn} data-by="you">
    <div className={styles.bubble}>
      <span className={styles.label}>{words.you}</span>
      <p className={styles.text}>{children}</p>
    </div>
  </li>
);

export const NobiTurn = ({ mood, children }: { mood: Mood; children: ReactNode }) => (
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
