import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words as historyWords } from '../../conversations/words.ts';
import { Button } from '../../ui/button.tsx';
import frame from '../../ui/dialog.module.css';
import styles from './side-dialog.module.css';

interface SideDialogProps {
  title: string;
  /** For what is still to be loaded: the window does not grow with it. */
  isTall?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** Something to read beside the conversation; the browser holds and returns the focus. */
export const SideDialog = ({ title, isTall, children, onClose }: SideDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={[frame.dialog, styles.dialog, isTall && styles.tall].filter(Boolean).join(' ')}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button kind="violet" onClick={() => dialog.current?.close()}>
          {historyWords.close}
        </Button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
};
