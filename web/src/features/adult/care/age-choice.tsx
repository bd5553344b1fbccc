import { ageBands } from '@nobi/contract';
import { useId } from 'react';
import choices from '../../../ui/choices.module.css';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import styles from './care.module.css';
import { type OfChild, useSwitches } from './use-care.ts';
import { words } from './words.ts';

/** Which words Nobi chooses: an adult may say how old the child is, and need not. */
export const AgeChoice = ({ child }: OfChild) => {
  const { shown, change, notice } = useSwitches(child);
  const id = useId();
  const set = shown.data;
  // Without the switches, which tell of it, there is nothing to choose here either.
  if (!set) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{words.age}</h3>
      <p className={styles.more}>{words.ageLead}</p>
      <div className={choices.choices}>
        {[...ageBands, null].map((band) => (
          <button
            key={band}
            type="button"
            className={choices.choice}
            aria-pressed={band === set.age_band}
            aria-disabled={change.isPending}
            onClick={() => {
              if (!change.isPending && band !== set.age_band) change.mutate({ age_band: band });
            }}
          >
            {band === null ? words.ageUnsaid : words.ageOf(band)}
          </button>
        ))}
      </div>
      <PassingNotice notice={notice} />
    </section>
  );
};
