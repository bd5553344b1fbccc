import { useEffect, useId, useRef } from 'react';
import frame from '../ui/dialog.module.css';
import { PinSheet } from './pin-sheet.tsx';
import { words } from './words.ts';

/** Asks for the PIN above whatever is on the page, which stays as it is. */
export const PinDialog = ({ onAnswer }: { onAnswer: (isOpen: boolean) => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={frame.dialog}
      aria-labelledby={id}
      onClose={() => onAnswer(false)}
    >
      <h2 id={id}>{words.title}</h2>
      <PinSheet onOpen={() => onAnswer(true)} onClose={() => dialog.current?.close()} />
    </dialog>
  );
};
