import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface LabelledProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** What ties a control to its label, its hint and what is wrong with it. */
interface Ties {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends LabelledProps {
  id: string | undefined;
  className: string | undefined;
  children: (ties: Ties) => ReactNode;
}

/** A control under its label; hint and error stand below it and are announced with it. */
export const Labelled = ({ label, hint, error, id, className, children }: FieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = [
    { name: 'hint', note: hint, style: styles.hint },
    { name: 'error', note: error, style: styles.error },
  ].filter(({ note }) => note);
  const describedBy = notes.map(({ name }) => `${fieldId}-${name}`).join(' ');

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {notes.map(({ name, note, style }) => (
        <p key={name} id={`${fieldId}-${name}`} className={style}>
          {note}
        </p>
      ))}
    </div>
  );
};
