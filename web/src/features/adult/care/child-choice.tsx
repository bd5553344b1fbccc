import type { children, ReplyOf } from '@nobi/contract';
import { useId } from 'react';
import choices from '../../../ui/choices.module.css';
import { words as ofTheRoom } from '../words.ts';
import styles from './care.module.css';
import { words } from './words.ts';

interface ChildChoiceProps {
  /** Whose what is shown below, as a question. */
  title?: string;
  all: ReplyOf<typeof children.list>['children'];
  chosen: string | undefined;
  onChoose: (child: string) => void;
}

/** Which child's part is shown below. */
export const ChildChoice = ({
  title = words.whichChild,
  all,
  chosen,
  onChoose,
}: ChildChoiceProps) => {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
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
