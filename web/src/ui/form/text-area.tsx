import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Labelled, type LabelledProps } from './labelled.tsx';

interface TextAreaProps extends ComponentProps<'textarea'>, LabelledProps {}

/** A labelled field of several lines; it grows with what is typed where the browser can. */
export const TextArea = (props: TextAreaProps) => {
  const { label, hint, error, className, id, rows = 4, ...area } = props;
  return (
    <Labelled label={label} hint={hint} error={error} className={className} id={id}>
      {(ties) => (
        <textarea {...area} {...ties} rows={rows} className={`${styles.input} ${styles.area}`} />
      )}
    </Labelled>
  );
};
