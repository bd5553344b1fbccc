import type { Report } from '@nobi/contract';
import { Basis } from '../basis.tsx';
import styles from '../report.module.css';
import { words } from '../words.ts';
import { Mistake } from './mistake.tsx';

/** The one skill that is hardest now, with its last mistake. */
export const Stuck = ({ report }: { report: Report }) => {
  const { stuck, child, skills } = report;
  const skill = skills.find(({ id }) => id === stuck?.skill);
  return (
    <section className={styles.card} aria-labelledby="stuck-title">
      <h3 id="stuck-title">{words.stuck}</h3>
      {stuck && skill ? (
        <>
          <p>{words.stuckLine(skill.name, stuck.misses, stuck.answers)}</p>
          <Basis
            answers={stuck.answers}
            days={stuck.days}
            grounds={{ child: child.id, of: 'practice', skill: stuck.skill }}
          />
          {stuck.mistake && <Mistake mistake={stuck.mistake} criterion={skill.criterion} />}
        </>
      ) : (
        <p>{words.stuckNone}</p>
      )}
    </section>
  );
};
