import choices from '../../../ui/choices.module.css';
import { words } from '../words.ts';
import styles from './times.module.css';

/** What is offered for a day; what stands already is offered as well. */
const usual = [null, 0, 30, 60, 90, 120] as const;

interface MinutesChoiceProps {
  label: string;
  chosen: number | null;
  suggested: number | null;
  onChoose: (minutes: number | null) => void;
}

/** How many minutes such a day has. */
export const MinutesChoice = ({ label, chosen, suggested, onChoose }: MinutesChoiceProps) => {
  const offered = [...new Set<number | null>([...usual, suggested, chosen])].sort(
    (one, other) => (one ?? -1) - (other ?? -1),
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={choices.choices}>
        {offered.map((minutes) => (
          <button
            key={String(minutes)}
            type="button"
            className={`${choices.choice} ${styles.minutes}`}
            aria-pressed={minutes === chosen}
            onClick={() => onChoose(minutes)}
          >
            {words.playtimeLimit(minutes)}
          </button>
        ))}
      </div>
    </fieldset>
  );
};
