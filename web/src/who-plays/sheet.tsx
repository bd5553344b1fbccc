import { SpeakerSimpleHigh } from '@phosphor-icons/react/dist/csr/SpeakerSimpleHigh';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { readAloud, stopReading } from './read-aloud.ts';
import styles from './who-plays.module.css';
import { words } from './words.ts';

interface SheetProps {
  title: string;
  /** What is read aloud: at once where the browser lets it, and at a press. */
  spoken: string;
  /** Without it there is no way around an answer. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** One whole screen above the page, for a child who may not read yet. */
export const Sheet = ({ title, spoken, onClose, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  useEffect(() => {
    readAloud(spoken);
    return stopReading;
  }, [spoken]);

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => {
        // Pressed twice, the browser closes it all the same.
        if (onClose) onClose();
        else dialog.current?.showModal();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.round}
            aria-label={words.readAloud}
            onClick={() => readAloud(spoken)}
          >
            <SpeakerSimpleHigh size={32} weight="fill" aria-hidden="true" />
          </button>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {onClose && (
            <button
              type="button"
              className={styles.round}
              aria-label={words.close}
              onClick={onClose}
            >
              <X size={28} weight="bold" aria-hidden="true" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
};
