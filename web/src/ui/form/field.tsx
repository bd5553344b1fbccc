import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';
import { Labelled, type LabelledProps } from './labelled.tsx';

export interface FieldProps extends ComponentProps<'input'>, LabelledProps {}

/** A labelled input; hint and error are announced with it. */
export const Field = ({ end, ...props }: FieldProps & { end?: ReactNode }) => {
  const { label, hint, error, className, id, ...input } = props;
  return (
    <Labelled label={label} hint={hint} error={error} className={className} id={id}>
      {(ties) => (
        <div className={styles.box}>
          <input {...input} {...ties} className={styles.input} data-end={end ? true : undefined} />
          {end}
        </div>
      )}
    </Labelled>
  );
};
