import type { GameCategory } from '@nobi/contract';
import styles from './category-bar.module.css';
import { words } from './words.ts';

const categories = [
  ['all', '★'],
  ['math', '+'],
  ['english', 'A'],
  ['coding', '▸'],
  ['spelling', 'b'],
] as const;

export type Shelf = GameCategory | 'all';

interface CategoryBarProps {
  chosen: string;
  onChoose: (shelf: Shelf) => void;
}

/** One button a subject; each has an address of its own, so that back and sharing work. */
export const CategoryBar = ({ chosen, onChoose }: CategoryBarProps) => (
  <fieldset className={styles.bar}>
    <legend className={styles.spoken}>{words.categories}</legend>
    {categories.map(([shelf, sign]) => (
      <button
        key={shelf}
        type="button"
        className={styles.category}
        data-category={shelf}
        aria-pressed={chosen === shelf}
        onClick={() => onChoose(shelf)}
      >
        <span className={styles.badge} aria-hidden="true">
          {sign}
        </span>
        {words[shelf]}
      </button>
    ))}
  </fieldset>
);
