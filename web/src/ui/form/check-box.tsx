import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  error?: string | undefined;
}

/** A tick box whose whole row can be pressed. */
export const CheckBox = ({ children, error, className, ...input }: CheckBoxProps) => {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
