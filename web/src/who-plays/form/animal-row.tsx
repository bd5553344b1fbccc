import { animalNames, animals } from '../../brand/animals.ts';
import type { Face } from '../faces.ts';
import { words } from '../words.ts';
import styles from './form.module.css';

interface AnimalRowProps {
  legend: string;
  chosen: Face['animal'];
  onChoose: (animal: Face['animal']) => void;
}

/** Six friends, of whom one is the child's face. */
export const AnimalRow = ({ legend, chosen, onChoose }: AnimalRowProps) => (
  <fieldset className={styles.animals}>
    <legend>{legend}</legend>
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
          <img src={animals[animal]} alt="" width={88} height={88} draggable={false} />
        </label>
      ))}
    </div>
  </fieldset>
);
