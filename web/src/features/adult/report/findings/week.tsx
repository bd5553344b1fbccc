import type { FactKind, Report } from '@nobi/contract';
import { Basis } from '../basis.tsx';
import { spanWords } from '../days.ts';
import { Facts } from '../facts.tsx';
import styles from '../report.module.css';
import { words } from '../words.ts';
import { isQuiet, weekSays } from './week.rules.ts';

const lineOf = (report: Report, name: string) => {
  const { answers, skills, minutes } = report.week;
  const says = weekSays(report);
  if (answers > 0)
    return isQuiet(says) ? words.weekQuiet(name, skills) : words.weekLine(name, says);
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
      <p className={styles.sentence}>{lineOf(report, name)}</p>
      {week.answers > 0 && (
        <Basis
          answers={week.answers}
          days={week.days}
          says={words.weekBasis(week.answers, week.days, week.at_once)}
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
