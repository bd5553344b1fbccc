import styles from './rating.module.css';
import { words } from './words.ts';

const choices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface StarChoiceProps {
  chosen: number | undefined;
  onChoose: (stars: number) => void;
}

/** One of ten numbers: radio buttons, so that the arrow keys walk through them. */
export const StarChoice = ({ chosen, onChoose }: StarChoiceProps) => (
  <fieldset className={styles.choice}>
    <legend className={styles.legend}>
      {words.stars}
      {chosen !== undefined && <span className={styles.chosen}> · {words.chosen(chosen)}</span>}
    </legend>
    <div className={styles.numbers}>
      {choices.map((stars) => (
        <label
          key={stars}
          className={styles.number}
          data-filled={(chosen !== undefined && stars <= chosen) || undefined}
        >
          <input
            type="radio"
            name="stars"
            value={stars}
            checked={stars === chosen}
            onChange={() => onChoose(stars)}
          />
          {stars}
        </label>
      ))}
    </div>
    <p className={styles.ends} aria-hidden="true">
      <span>{words.least}</span>
      <span>{words.most}</span>
    </p>
  </fieldset>
);
