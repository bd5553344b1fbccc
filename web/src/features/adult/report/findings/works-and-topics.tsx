import type { Report } from '@nobi/contract';
import { Facts } from '../facts.tsx';
import styles from '../report.module.css';
import { words } from '../words.ts';

const Works = ({ works, child }: Pick<Report, 'works' | 'child'>) => (
  <section className={styles.card} aria-labelledby="works-title">
    <h3 id="works-title">{words.works}</h3>
    <ul className={styles.works}>
      {works.map(({ title, picture }) => (
        <li key={picture}>
          <img src={picture} alt="" />
          <span>{title || words.untitled}</span>
        </li>
      ))}
    </ul>
    <Facts child={child.id} of="works">
      {words.perDay}
    </Facts>
  </section>
);

const Topics = ({ topics, week, child }: Pick<Report, 'topics' | 'week' | 'child'>) => {
  const sorted = topics.reduce((sum, { questions }) => sum + questions, 0);
  return (
    <section className={styles.card} aria-labelledby="topics-title">
      <h3 id="topics-title">{words.topics}</h3>
      <ul className={styles.topics}>
        {topics.map(({ topic, questions }) => (
          <li key={topic}>
            {words.topic[topic]} <strong>{questions}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{words.topicsMore(sorted, week.questions)}</p>
      <Facts child={child.id} of="questions">
        {words.perDay}
      </Facts>
    </section>
  );
};

/** What was made, and what Nobi was asked about; nothing where there was nothing. */
export const WorksAndTopics = ({ report: { works, topics, week, child } }: { report: Report }) => {
  if (works.length === 0 && topics.length === 0) return null;
  return (
    <div className={styles.pair}>
      {works.length > 0 && <Works {...{ works, child }} />}
      {topics.length > 0 && <Topics {...{ topics, week, child }} />}
    </div>
  );
};
