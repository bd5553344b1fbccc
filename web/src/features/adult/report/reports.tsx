import { animals } from '../../../brand/animals.ts';
import { LinkButton } from '../../../ui/button.tsx';
import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { useChildren } from '../use-children.ts';
import { words } from '../words.ts';
import own from './reports.module.css';

/** The way to each child's report, first in the room. */
export const Reports = () => {
  const { data, isError, refetch } = useChildren();
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="reports-title">
      <h2 id="reports-title">{words.reports}</h2>
      <p className={styles.lead}>{words.reportsLead}</p>
      {!data && <Unread isPending={!isError} onAgain={() => void refetch()} />}
      {data && (
        <ul className={own.reports}>
          {data.children.map(({ id, nickname, animal }) => (
            <li key={id}>
              <img src={animals[animal]} alt="" width={48} height={48} />
              <LinkButton kind="violet" size="grownup" href={`/parents/report/${id}`}>
                {words.reportOf(nickname ?? words.unnamedChild)}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
