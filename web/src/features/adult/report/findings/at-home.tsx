import type { Report } from '@nobi/contract';
import styles from '../report.module.css';
import { words } from '../words.ts';

/** One thing to do together, in five minutes, with what a home has. */
export const AtHome = ({ report }: { report: Report }) => {
  const { home, skills } = report;
  if (!home) return null;
  const skill = skills.find(({ id }) => id === home.skill);
  return (
    <section className={`${styles.card} ${styles.home}`} aria-labelledby="home-title">
      <h3 id="home-title">{words.home}</h3>
      <p>
        <strong className={styles.activity}>{home.title}</strong>
        {skill && <span className={styles.small}>{words.homeFor(skill.name)}</span>}
      </p>
      {home.things.length > 0 && (
        <p>
          {words.things}: {home.things.join(', ')}
        </p>
      )}
      <ol className={styles.steps}>
        {home.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {home.caution && <p className={styles.small}>{home.caution}</p>}
    </section>
  );
};
