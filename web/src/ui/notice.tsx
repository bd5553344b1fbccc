import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'error' | 'done' | 'info';
  children: ReactNode;
  action?: ReactNode;
}

/** A sentence for everybody: errors interrupt a screen reader, the rest waits its turn. */
export const Notice = ({ tone, children, action }: NoticeProps) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
    <span className={styles.words}>{children}</span>
    {action}
  </div>
);
