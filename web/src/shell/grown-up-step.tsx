import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import frame from '../ui/dialog.module.css';
import { Field } from '../ui/field.tsx';
import styles from './grown-up-step.module.css';
import { newSum } from './sum.ts';
import { words } from './words.ts';

interface GrownUpStepProps {
  onPassed: () => void;
  onClose: () => void;
}

const SumForm = ({ onPassed, onClose }: GrownUpStepProps) => {
  const [{ a, b }, setSum] = useState(newSum);
  const [answer, setAnswer] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (Number(answer.trim()) === a * b) {
      onPassed();
      return;
    }
    setIsWrong(true);
    setSum(newSum());
    setAnswer('');
    field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        ref={field}
        label={words.grownUpQuestion(a, b)}
        error={isWrong ? words.grownUpWrong : undefined}
        name="sum"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className={styles.row}>
        <Button kind="quiet" onClick={onClose}>
          {words.close}
        </Button>
        <Button type="submit" kind="violet">
          {words.grownUpGo}
        </Button>
      </div>
    </form>
  );
};

/** Stands before paying and settings: a sum that a small child cannot do yet, and nothing secret. */
export const GrownUpStep = ({ onPassed, onClose }: GrownUpStepProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={frame.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{words.grownUpTitle}</h2>
      <p id={`${id}-words`} className={styles.words}>
        {words.grownUpBody}
      </p>
      <SumForm onPassed={onPassed} onClose={() => dialog.current?.close()} />
    </dialog>
  );
};
