import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { type Mood, Nobi } from './nobi.tsx';

interface EmptyProps {
  mood: Mood;
  children: ReactNode;
  action?: ReactNode;
}

/** Nobi beside a sentence where there is nothing to show. */
export const Empty = ({ mood, children, action }: EmptyProps) => (
  <div className={styles.empty}>
    <Nobi mood={mood} size={150} />
    <div className={styles.words}>{children}</div>
    {action}
  </div>
);
