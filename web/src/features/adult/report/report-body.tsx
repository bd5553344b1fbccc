import type { Report } from '@nobi/contract';
import type { ReactNode } from 'react';
import { Nobi } from '../../../ui/nobi.tsx';
import { AtHome } from './findings/at-home.tsx';
import { Moved } from './findings/moved.tsx';
import { Stuck } from './findings/stuck.tsx';
import { Week } from './findings/week.tsx';
import { WorksAndTopics } from './findings/works-and-topics.tsx';
import { isUnseen } from './map/counts.rules.ts';
import { SixthGrade } from './map/sixth-grade.tsx';
import { SkillMap } from './map/skill-map.tsx';
import { Months } from './months/months.tsx';
import styles from './report.module.css';
import { words } from './words.ts';

interface ReportBodyProps {
  report: Report;
  name: string;
  /** What may be done with it: after the first look, before what is below. */
  children: ReactNode;
}

const Empty = ({ name }: { name: string }) => (
  <section className={`${styles.card} ${styles.empty}`} aria-labelledby="empty-title">
    <Nobi mood="think" size={130} />
    <h3 id="empty-title">{words.empty(name)}</h3>
    <p>{words.emptyLine}</p>
  </section>
);

/** First what a parent with ten minutes wants to know; the map and the months below. */
export const ReportBody = ({ report, name, children }: ReportBodyProps) => (
  <>
    {isUnseen(report) ? (
      <>
        <Empty name={name} />
        <AtHome report={report} />
      </>
    ) : (
      <>
        <Week report={report} name={name} />
        <div className={styles.three}>
          <Moved report={report} />
          <Stuck report={report} />
          <AtHome report={report} />
        </div>
        <WorksAndTopics report={report} />
      </>
    )}
    {children}
    <SixthGrade report={report} />
    <SkillMap report={report} />
    {!isUnseen(report) && <Months months={report.months} />}
    <section className={styles.how} aria-labelledby="how-title">
      <h3 id="how-title">{words.how}</h3>
      <p>{words.howLine}</p>
      <p className={styles.small}>{words.rule(report.rule)}</p>
    </section>
  </>
);
