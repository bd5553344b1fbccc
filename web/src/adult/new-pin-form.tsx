import { adult } from '@nobi/contract';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../api.ts';
import { OwnerForm } from './owner-form.tsx';
import styles from './pin.module.css';
import { PinField } from './pin-field.tsx';
import { words } from './words.ts';

interface NewPinFormProps {
  lead: string;
  onDone: (seconds: number) => void;
  onClose?: () => void;
}

/** A first PIN or a new one, against the password or the provider. */
export const NewPinForm = ({ lead, onDone, onClose }: NewPinFormProps) => {
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const isReady = () => {
    const isWhole = pin.length === 6;
    setError(isWhole ? undefined : words.sixDigits);
    if (!isWhole) field.current?.focus();
    return isWhole;
  };

  return (
    <OwnerForm
      button={words.setPin}
      isReady={isReady}
      onProof={async (id_token) => {
        const { open_seconds } = await ask(adult.setPin, { body: { pin, id_token } });
        onDone(open_seconds);
      }}
      {...(onClose && { onClose })}
    >
      <p className={styles.lead}>{lead}</p>
      <PinField
        ref={field}
        label={words.newPin}
        hint={words.newPinHint}
        error={error}
        value={pin}
        onType={setPin}
      />
    </OwnerForm>
  );
};
