import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** Shown at the end of the title's row, such as a price. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One choice of a few, as a card; put several with one `name` in a fieldset. */
export const RadioCard = ({ title, aside, children, className, ...input }: RadioCardProps) => {
  const id = useId();
  return (
    <label className={[styles.card, className].filter(Boolean).join(' ')}>
      <input
        {...input}
        type="radio"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-more`}
      />
      <span className={styles.about}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        <span id={`${id}-more`} className={styles.more}>
          {aside && <strong className={styles.aside}>{aside}</strong>}
          {children && <span>{children}</span>}
        </span>
      </span>
    </label>
  );
};
