import type { FormEvent, ReactNode } from 'react';
import styles from './sign-in.module.css';

interface StepFormProps {
  readonly title: string;
  readonly lead: string;
  /** Why the last try failed; empty while it has not. */
  readonly message: string;
  readonly onSubmit: (data: FormData) => void;
  readonly children: ReactNode;
}

/** One step of signing in. */
export const StepForm = ({ title, lead, message, onSubmit, children }: StepFormProps) => {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form className={styles.step} onSubmit={handleSubmit}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
      {message && (
        <div role="alert" className={styles.error}>
          {message}
        </div>
      )}
    </form>
  );
};

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  /** What stands there at first. */
  readonly value?: string;
}

export const Field = ({
  label,
  type = 'text',
  autoFocus = false,
  value = '',
  ...input
}: FieldProps) => (
  <label className={styles.field}>
    {label}
    {/* biome-ignore lint/a11y/noAutofocus: the step holds nothing else to do, and it was asked for. */}
    <input {...input} defaultValue={value} type={type} autoFocus={autoFocus} required />
  </label>
);
