import { type Animal, animalNames, animals } from '../../../brand/animals.ts';
import styles from '../profile.module.css';
import { words } from '../words.ts';

interface AnimalChoiceProps {
  chosen: Animal | undefined;
  isBusy: boolean;
  onChoose: (animal: Animal) => void;
}

/** Six friends: nobody has to show a face. */
export const AnimalChoice = ({ chosen, isBusy, onChoose }: AnimalChoiceProps) => (
  <fieldset className={styles.animals} disabled={isBusy}>
    <legend className={styles.legend}>{words.friends}</legend>
    <div className={styles.friends}>
      {animalNames.map((animal) => (
        <label key={animal} className={styles.animal} title={words.animals[animal]}>
          <input
            type="radio"
            name="animal"
            value={animal}
            checked={animal === chosen}
            aria-label={words.animals[animal]}
            onChange={() => onChoose(animal)}
          />
          <img src={animals[animal]} alt="" width={72} height={72} />
        </label>
      ))}
    </div>
  </fieldset>
);
