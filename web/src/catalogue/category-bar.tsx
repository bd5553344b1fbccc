import styles from './category-bar.module.css';

interface CategoryBarProps<Name extends string> {
  label: string;
  categories: readonly { readonly name: Name; readonly sign: string; readonly word: string }[];
  chosen: string;
  onChoose: (name: Name) => void;
}

/** One button a category; the chosen one is pressed. */
export const CategoryBar = <Name extends string>(props: CategoryBarProps<Name>) => (
  <fieldset className={styles.bar}>
    <legend className="spoken">{props.label}</legend>
    {props.categories.map(({ name, sign, word }) => (
      <button
        key={name}
        type="button"
        className={styles.category}
        data-category={name}
        aria-pressed={props.chosen === name}
        onClick={() => props.onChoose(name)}
      >
        <span className={styles.badge} aria-hidden="true">
          {sign}
        </span>
        {word}
      </button>
    ))}
  </fieldset>
);
