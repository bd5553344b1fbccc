import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A labelled input; hint and error are announced with it. */
export const Field = ({ end, ...props }: FieldProps & { end?: ReactNode }) => {
  const { label, hint, error, className, id, ...input } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={fieldId}
          className={styles.input}
          data-end={end ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        />
        {end}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
