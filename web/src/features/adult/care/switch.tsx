import { useId } from 'react';
import styles from './care.module.css';
import { words } from './words.ts';

interface SwitchProps {
  says: string;
  more: string;
  isOn: boolean;
  isBusy: boolean;
  onTurn: (isOn: boolean) => void;
}

/** On or off, at once; what it means stands below. */
export const Switch = ({ says, more, isOn, isBusy, onTurn }: SwitchProps) => {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-disabled={isBusy}
        aria-describedby={id}
        onClick={({ detail }) => {
          // The second click of a double click may come after the answer to the first; it turns nothing back.
          if (!isBusy && detail < 2) onTurn(!isOn);
        }}
      >
        <span>{says}</span>
        <span className={styles.state} aria-hidden="true">
          {isOn ? words.on : words.off}
        </span>
      </button>
      <p id={id} className={styles.more}>
        {more}
      </p>
    </div>
  );
};
