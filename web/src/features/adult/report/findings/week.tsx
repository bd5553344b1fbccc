import type { Report } from '@nobi/contract';
import { Basis } from '../basis.tsx';
import { spanWords } from '../days.ts';
import styles from '../report.module.css';
import { words } from '../words.ts';

const lineOf = ({ answers, skills, at_once, minutes }: Report['week'], name: string) => {
  if (answers > 0) return words.weekLine(name, { answers, skills, atOnce: at_once });
  return minutes > 0 ? words.weekPlayed(name) : words.weekNothing(name);
};

/** The week in one sentence, and three numbers beside it. */
export const Week = ({ report, name }: { report: Report; name: string }) => {
  const { week, child, skills } = report;
  const facts = [
    [words.time(week.minutes), words.facts.minutes],
    [week.works, words.facts.works],
    [week.questions, words.facts.questions],
  ] as const satisfies readonly (readonly [string | number, string])[];
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
      <dl className={styles.facts}>
        {facts
          .filter(([value]) => value !== 0)
          .map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
