import { Eye } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlash } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { currentLanguage } from '../text/language.ts';
import styles from './field.module.css';
import { wordsFor } from './words.ts';

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

/** The same, with a button that shows what was typed. */
export const PasswordField = (props: Omit<FieldProps, 'type'>) => {
  const [isShown, setIsShown] = useState(false);
  const words = wordsFor(currentLanguage());
  const Icon = isShown ? EyeSlash : Eye;

  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={26} weight="bold" aria-hidden="true" />
        </button>
      }
    />
  );
};
