import type { Report } from '@nobi/contract';
import { Basis } from '../basis.tsx';
import styles from '../report.module.css';
import { StateChip, stateWords } from '../state-chip.tsx';
import { words } from '../words.ts';

/** Up to three skills that stand elsewhere than a week ago. */
export const Moved = ({ report }: { report: Report }) => {
  const nameOf = (id: string) => report.skills.find((skill) => skill.id === id)?.name ?? id;
  return (
    <section className={styles.card} aria-labelledby="moved-title">
      <h3 id="moved-title">{words.moved}</h3>
      {report.moved.length === 0 && <p>{words.movedNone}</p>}
      <ul className={styles.list}>
        {report.moved.map(({ skill, from, to, answers, days }) => (
          <li key={skill}>
            <strong>{nameOf(skill)}</strong>
            <p className={styles.line}>
              <StateChip state={to} />
              <span className={styles.small}>{words.movedBefore(stateWords(from))}</span>
            </p>
            <Basis
              {...{ answers, days }}
              grounds={{ child: report.child.id, of: 'state', skill }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
