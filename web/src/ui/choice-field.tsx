import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface ChoiceFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
}

/** A labelled list of which one is chosen; the browser's own, so that it fits every device. */
export const ChoiceField = ({ label, className, id, children, ...select }: ChoiceFieldProps) => {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
      </label>
      <div className={styles.box}>
        <select {...select} id={fieldId} className={`${styles.input} ${styles.choice}`}>
          {children}
        </select>
        <CaretDown className={styles.caret} size={24} weight="bold" aria-hidden="true" />
      </div>
    </div>
  );
};
