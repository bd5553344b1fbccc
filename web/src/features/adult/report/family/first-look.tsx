import type { FamilyReportChild } from '@nobi/contract';
import { Basis } from '../basis.tsx';
import { StateChip } from '../state-chip.tsx';
import { words } from '../words.ts';
import styles from './first-look.module.css';

const Moved = ({ child, moved }: Pick<FamilyReportChild, 'child' | 'moved'>) => {
  const [first, ...others] = moved;
  if (!first) return null;
  const { skill, name, to, answers, days } = first;
  return (
    <div>
      <p className={styles.line}>
        <StateChip state={to} /> <strong>{name}</strong>
        {others.length > 0 && (
          <span className={styles.more}>{words.family.more(others.length)}</span>
        )}
      </p>
      <Basis {...{ answers, days }} grounds={{ child, of: 'state', skill }} />
    </div>
  );
};

/** What she can now, what not yet, and what now; nothing by which children could be compared. */
export const FirstLook = ({ look }: { look: FamilyReportChild }) => {
  const { child, has_played: hasPlayed, moved, stuck, home } = look;
  const isQuiet = moved.length === 0 && stuck === null;
  return (
    <div className={styles.look}>
      {isQuiet && <p>{hasPlayed ? words.family.steady : words.family.away}</p>}
      <Moved {...{ child, moved }} />
      {stuck && (
        <div>
          <p>{words.family.stuck(stuck.name)}</p>
          <Basis
            answers={stuck.answers}
            days={stuck.days}
            grounds={{ child, of: 'practice', skill: stuck.skill }}
          />
        </div>
      )}
      {home && <p>{words.family.home(home)}</p>}
    </div>
  );
};
