import type { FactKind, Report } from '@nobi/contract';
import { Basis } from '../basis.tsx';
import { spanWords } from '../days.ts';
import { Facts } from '../facts.tsx';
import styles from '../report.module.css';
import { words } from '../words.ts';

const lineOf = ({ answers, skills, at_once, minutes }: Report['week'], name: string) => {
  if (answers > 0) return words.weekLine(name, { answers, skills, atOnce: at_once });
  return minutes > 0 ? words.weekPlayed(name) : words.weekNothing(name);
};

/** The week in one sentence, and three numbers beside it, which open. */
export const Week = ({ report, name }: { report: Report; name: string }) => {
  const { week, child, skills } = report;
  const facts = [
    ['minutes', words.time(week.minutes), week.minutes],
    ['works', week.works, week.works],
    ['questions', week.questions, week.questions],
  ] as const satisfies readonly (readonly [FactKind, string | number, number])[];
  return (
    <section className={styles.week} aria-labelledby="week-title">
      <h3 id="week-title">
        {words.week}
        <span className={styles.span}>{spanWords(week.from, week.to)}</span>
      </h3>
      <p className={styles.sentence}>{lineOf(week, name)}</p>
      {week.answers > 0 && (
        <Basis
          answers={week.answers}
          days={week.days}
          grounds={{ child: child.id, of: 'week' }}
          nameOf={(id) => skills.find((skill) => skill.id === id)?.name ?? id}
        />
      )}
      <div className={styles.facts}>
        {facts
          .filter(([, , count]) => count > 0)
          .map(([of, value]) => (
            <Facts key={of} child={child.id} of={of} className={styles.fact}>
              <strong>{value}</strong> <span>{words.facts[of]}</span>
            </Facts>
          ))}
      </div>
    </section>
  );
};
