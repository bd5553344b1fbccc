import { useId } from 'react';
import styles from '../../features/adult/adult.module.css';
import choices from '../../ui/choices.module.css';
import { type Allowance, budgets } from '../packs/allowance.rules.ts';
import { change, spentThisMonth } from '../packs/note.ts';
import { savesData } from '../packs/packs.ts';
import { useNote } from '../packs/use-packs.ts';
import { sizeOf } from '../screens/size.ts';
import { words as ofCards } from '../screens/words.ts';
import { words } from './words.ts';

interface ChoiceProps<Value> {
  title: string;
  offered: readonly Value[];
  chosen: Value;
  say: (value: Value) => string;
  onChoose: (value: Value) => void;
}

const Choice = <Value extends string | number | null>(props: ChoiceProps<Value>) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is a heading of the room.
    <div role="group" className={choices.group} aria-labelledby={id}>
      <h3 id={id}>{props.title}</h3>
      <div className={choices.choices}>
        {props.offered.map((value) => (
          <button
            key={String(value)}
            type="button"
            className={choices.choice}
            aria-pressed={value === props.chosen}
            onClick={() => props.onChoose(value)}
          >
            {props.say(value)}
          </button>
        ))}
      </div>
    </div>
  );
};

const savers = ['auto', 'on', 'off'] as const;
const size = (bytes: number) => sizeOf(bytes, ofCards.comma);

/** The family's data: how much a month, and when to hold back. */
export const AllowancePart = () => {
  const { allowance } = useNote();
  const set = (changed: Partial<Allowance>) => change({ allowance: { ...allowance, ...changed } });
  return (
    <section className={styles.part} tabIndex={-1}>
      <Choice
        title={words.data}
        offered={[...budgets, null]}
        chosen={allowance.budget}
        say={(bytes) => (bytes === null ? words.unlimited : `${bytes / 1_000_000} MB`)}
        onChoose={(budget) => set({ budget })}
      />
      <p className={styles.small}>{words.dataMore(size(spentThisMonth()))}</p>
      <Choice
        title={words.saver}
        offered={savers}
        chosen={allowance.saver}
        say={(saver) => words.savers[saver]}
        onChoose={(saver) => set({ saver })}
      />
      <p className={styles.small}>
        {words.saverMore} <strong>{words.saverIs[savesData() ? 'true' : 'false']}</strong>
      </p>
    </section>
  );
};
