import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { NewPinForm } from './new-pin-form.tsx';
import styles from './pin.module.css';
import { PinForm } from './pin-form.tsx';
import { useAdult } from './use-adult.ts';
import { words } from './words.ts';

interface PinSheetProps {
  onOpen: () => void;
  onClose?: () => void;
}

/** Asks for the PIN, or for a first or a new one against the password. */
export const PinSheet = ({ onOpen, onClose }: PinSheetProps) => {
  const { shown, set } = useAdult();
  const [isForgotten, setForgotten] = useState(false);
  const handleOpen = (seconds: number) => {
    set(seconds);
    onOpen();
  };
  if (!shown.data)
    return (
      <div className={styles.form}>
        <p role={shown.isError ? 'alert' : 'status'}>
          {shown.isError ? words.unread : words.loading}
        </p>
        <div className={styles.row}>
          {onClose && (
            <Button kind="quiet" size="grownup" onClick={onClose}>
              {words.close}
            </Button>
          )}
          {shown.isError && (
            <Button kind="violet" size="grownup" onClick={() => void shown.refetch()}>
              {words.tryAgain}
            </Button>
          )}
        </div>
      </div>
    );
  const isNew = isForgotten || !shown.data.has_pin;
  return isNew ? (
    <NewPinForm
      lead={shown.data.has_pin ? words.forgottenLead : words.firstLead}
      onDone={handleOpen}
      {...(isForgotten ? { onClose: () => setForgotten(false) } : onClose && { onClose })}
    />
  ) : (
    <PinForm
      onOpen={handleOpen}
      onForgotten={() => setForgotten(true)}
      {...(onClose && { onClose })}
    />
  );
};
