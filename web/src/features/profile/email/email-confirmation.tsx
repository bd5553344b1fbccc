import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from '../profile.module.css';
import { words } from '../words.ts';
import { useEmail } from './use-email.ts';

/** Digits as they are pasted from a letter: without the spaces around and between them. */
const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6);

interface DigitsProps {
  isBusy: boolean;
  onConfirm: (code: string) => void;
}

const Digits = ({ isBusy, onConfirm }: DigitsProps) => {
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsShort(code.length < 6);
    if (!isBusy && code.length === 6) onConfirm(code);
  };
  return (
    <form className={styles.digits} onSubmit={handleSubmit} noValidate>
      <Field
        name="code"
        label={words.emailDigits}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        readOnly={isBusy}
        error={isShort ? words.emailDigitsShort : undefined}
        onChange={(event) => setCode(digitsOf(event.target.value))}
      />
      <Button type="submit" busy={isBusy}>
        {words.emailConfirm}
      </Button>
    </form>
  );
};

/** A calm line while nobody has confirmed the address; nothing waits for it but letters. */
export const EmailConfirmation = () => {
  const { shown, confirmation, letter, notice } = useEmail();
  // An address that is confirmed, or not known yet, needs no words; without an answer nothing is missing.
  if (!shown.data) return null;
  const { email, is_confirmed: isConfirmed } = shown.data;
  if (isConfirmed) return <PassingNotice notice={notice} />;
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="email-title">
      <h2 id="email-title">{words.emailOpen}</h2>
      <p className={styles.lead}>{words.emailLead(email)}</p>
      <Digits
        isBusy={confirmation.isPending}
        onConfirm={(code) => {
          confirmation.mutate(code);
        }}
      />
      <Button kind="white" busy={letter.isPending} onClick={() => letter.mutate()}>
        {words.emailAgain}
      </Button>
      <PassingNotice notice={notice} />
    </section>
  );
};
