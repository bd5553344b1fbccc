import { adult, Problem } from '@nobi/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ask, wordsOfProblem } from '../api.ts';
import { Button } from '../ui/button.tsx';
import styles from './pin.module.css';
import { PinField } from './pin-field.tsx';
import { words } from './words.ts';

interface PinFormProps {
  onOpen: (seconds: number) => void;
  onForgotten: () => void;
  onClose?: () => void;
}

/** The PIN that the server checks. */
export const PinForm = ({ onOpen, onForgotten, onClose }: PinFormProps) => {
  const [pin, setPin] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  // A press that comes before the button shows it is one guess, not two.
  const isOnItsWay = useRef(false);
  const open = async () => {
    isOnItsWay.current = true;
    setBusy(true);
    try {
      const { open_seconds } = await ask(adult.open, { body: { pin } });
      onOpen(open_seconds);
    } catch (problem) {
      setPin('');
      setError(wordsOfProblem(problem instanceof Problem ? problem : new Problem('unexpected')));
      field.current?.focus();
    }
    isOnItsWay.current = false;
    setBusy(false);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnItsWay.current) return;
    setError(pin.length === 6 ? undefined : words.sixDigits);
    if (pin.length === 6) void open();
    else field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <p className={styles.lead}>{words.lead}</p>
      <PinField ref={field} label={words.pin} error={error} value={pin} onType={setPin} />
      <div className={styles.row}>
        <button type="button" className={styles.link} onClick={onForgotten}>
          {words.forgotten}
        </button>
        {onClose && (
          <Button kind="quiet" size="grownup" onClick={onClose}>
            {words.close}
          </Button>
        )}
        <Button type="submit" kind="violet" size="grownup" busy={isBusy}>
          {isBusy ? words.opening : words.open}
        </Button>
      </div>
    </form>
  );
};
