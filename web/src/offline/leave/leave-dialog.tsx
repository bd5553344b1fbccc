import { useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../ui/button.tsx';
import frame from '../../ui/dialog.module.css';
import { words } from './words.ts';

interface LeaveDialogProps {
  count: number;
  onAnswer: (mayLose: boolean) => void;
}

const LeaveDialog = ({ count, onAnswer }: LeaveDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={frame.dialog}
      aria-labelledby={id}
      onClose={() => onAnswer(false)}
    >
      <h2 id={id}>{words.title}</h2>
      <p>{words.body(count)}</p>
      <Button kind="violet" size="grownup" autoFocus onClick={() => dialog.current?.close()}>
        {words.stay}
      </Button>
      <Button kind="white" size="grownup" onClick={() => onAnswer(true)}>
        {words.leave}
      </Button>
    </dialog>
  );
};

/** Asks above whatever is on the page; true when the loss is accepted. */
export const askToLeave = async (count: number): Promise<boolean> => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const mayLose = await new Promise<boolean>((resolve) => {
    root.render(<LeaveDialog count={count} onAnswer={resolve} />);
  });
  root.unmount();
  place.remove();
  return mayLose;
};
