import type { ReactNode } from 'react';
import { Button } from './button.tsx';
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

interface RetryNoticeProps {
  tone: 'error' | 'info';
  /** The words on the button. */
  retry: string;
  onRetry: () => void;
  children: ReactNode;
}

/** In the place of something that did not come, with the way to ask for it again. */
export const RetryNotice = ({ tone, retry, onRetry, children }: RetryNoticeProps) => (
  <Notice
    tone={tone}
    action={
      <Button kind="quiet" size="grownup" onClick={onRetry}>
        {retry}
      </Button>
    }
  >
    {children}
  </Notice>
);
