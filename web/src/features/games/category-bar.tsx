import type { GameCategory } from '@nobi/contract';
import { Code } from '@phosphor-icons/react/dist/csr/Code';
import { PlusMinus } from '@phosphor-icons/react/dist/csr/PlusMinus';
import { Star } from '@phosphor-icons/react/dist/csr/Star';
import { TextAa } from '@phosphor-icons/react/dist/csr/TextAa';
import { Translate } from '@phosphor-icons/react/dist/csr/Translate';
import styles from './category-bar.module.css';
import { words } from './words.ts';

const categories = [
  ['all', Star],
  ['math', PlusMinus],
  ['english', Translate],
  ['coding', Code],
  ['spelling', TextAa],
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
    {categories.map(([shelf, Icon]) => (
      <button
        key={shelf}
        type="button"
        className={styles.category}
        data-category={shelf}
        aria-pressed={chosen === shelf}
        onClick={() => onChoose(shelf)}
      >
        <span className={styles.badge} aria-hidden="true">
          <Icon size={24} weight="bold" />
        </span>
        {words[shelf]}
      </button>
    ))}
  </fieldset>
);
