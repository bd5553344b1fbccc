import type { children, ReplyOf } from '@nobi/contract';
import { useId } from 'react';
import choices from '../../../ui/choices.module.css';
import { words as ofTheRoom } from '../words.ts';
import styles from './care.module.css';
import { words } from './words.ts';

interface ChildChoiceProps {
  all: ReplyOf<typeof children.list>['children'];
  chosen: string | undefined;
  onChoose: (child: string) => void;
}

/** Whose switches and age are shown below. */
export const ChildChoice = ({ all, chosen, onChoose }: ChildChoiceProps) => {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{words.whichChild}</h3>
      <div className={choices.choices}>
        {all.map((child) => (
          <button
            key={child.id}
            type="button"
            className={choices.choice}
            aria-pressed={child.id === chosen}
            onClick={() => onChoose(child.id)}
          >
            {child.nickname ?? ofTheRoom.unnamedChild}
          </button>
        ))}
      </div>
    </section>
  );
};
