import { priceOf } from '../../../text/prices.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Nobi } from '../../../ui/nobi.tsx';
import type { InWords, Words } from '../words.ts';
import styles from './sections.module.css';

const planNames = ['regular', 'premium'] as const;

export const Steps = ({ words }: { words: Words['steps'] }) => (
  <section className={styles.section} aria-labelledby="steps-heading">
    <h2 id="steps-heading">{words.heading}</h2>
    <ol className={styles.steps}>
      {words.list.map(({ title, words: more }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p className={styles.quiet}>{more}</p>
        </li>
      ))}
    </ol>
  </section>
);

export const Plans = ({ words: { plans, register }, language }: InWords) => (
  <section className={styles.section} aria-labelledby="plans-heading">
    <div className={`${styles.panel} ${styles.plans}`}>
      <div>
        <h2 id="plans-heading">{plans.heading}</h2>
        <p className={styles.lead}>{plans.lead}</p>
        <div className={styles.row}>
          <LinkButton kind="violet" href="/signup" data-for="visitor">
            {register}
          </LinkButton>
          <LinkButton kind="quiet" href="/terms">
            {plans.terms}
          </LinkButton>
        </div>
      </div>
      {planNames.map((plan) => (
        <div key={plan} className={styles.plan} data-plan={plan}>
          <h3>{plans[plan].name}</h3>
          <p className={styles.price}>
            {priceOf(plan, language)}
            <span>{plans[plan].per}</span>
          </p>
          <p className={styles.quiet}>{plans[plan].words}</p>
        </div>
      ))}
    </div>
  </section>
);

export const Promises = ({ words }: { words: Words['promises'] }) => (
  <section className={styles.section} aria-labelledby="promises-heading">
    <div className={`${styles.panel} ${styles.night}`}>
      <Nobi mood="sleepy" size={180} loading="lazy" />
      <div>
        <h2 id="promises-heading">{words.heading}</h2>
        <ul className={styles.promises}>
          {words.list.map(({ title, words: more }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.quiet}>{more}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
