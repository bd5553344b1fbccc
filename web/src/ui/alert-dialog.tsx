import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './alert-dialog.module.css';
import { Button, type ButtonLook } from './button.tsx';
import frame from './dialog.module.css';

interface AlertDialogProps {
  open: boolean;
  title?: ReactNode;
  children: ReactNode;
  /** The word on its one button. */
  button: ReactNode;
  /** On a child's screen its button is as large as the others. */
  size?: ButtonLook['size'];
  onClose: () => void;
}

/** Says one thing and waits for one press. The browser holds and returns the focus. */
export const AlertDialog = (props: AlertDialogProps) => {
  const { open, title, children, button, size = 'grownup', onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={title ? `${id}-title` : `${id}-words`}
      aria-describedby={`${id}-words`}
      onClose={onClose}
    >
      {title && (
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
      )}
      <div id={`${id}-words`} className={styles.words}>
        {children}
      </div>
      <Button kind="violet" size={size} autoFocus onClick={() => dialog.current?.close()}>
        {button}
      </Button>
    </dialog>
  );
};
