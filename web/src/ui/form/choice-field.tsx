import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Labelled } from './labelled.tsx';

interface ChoiceFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
}

/** A labelled list of which one is chosen; the browser's own, so that it fits every device. */
export const ChoiceField = ({ label, className, id, children, ...select }: ChoiceFieldProps) => (
  <Labelled label={label} className={className} id={id}>
    {(ties) => (
      <div className={styles.box}>
        <select {...select} {...ties} className={`${styles.input} ${styles.choice}`}>
          {children}
        </select>
        <CaretDown className={styles.caret} size={24} weight="bold" aria-hidden="true" />
      </div>
    )}
  </Labelled>
);
