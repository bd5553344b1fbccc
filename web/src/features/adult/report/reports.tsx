import { animals } from '../../../brand/animals.ts';
import { LinkButton } from '../../../ui/button.tsx';
import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { useChildren } from '../use-children.ts';
import { words } from '../words.ts';
import { FirstLook } from './family/first-look.tsx';
import { useFamilyReport } from './family/use-family-report.ts';
import own from './reports.module.css';

/** A first look at each child and the way to its report, first in the room. */
export const Reports = () => {
  const { data, isError, refetch } = useChildren();
  const looks = useFamilyReport();
  const lookAt = (id: string) => looks.data?.children.find(({ child }) => child === id);
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="reports-title">
      <h2 id="reports-title">{words.reports}</h2>
      <p className={styles.lead}>{words.reportsLead}</p>
      {!data && (
        <div className={own.waiting}>
          <Unread isPending={!isError} onAgain={() => void refetch()} />
        </div>
      )}
      {data && (
        <ul className={own.reports}>
          {data.children.map(({ id, nickname, animal }) => {
            const look = lookAt(id);
            return (
              <li key={id} className={own.child}>
                <img src={animals[animal]} alt="" width={48} height={48} />
                <LinkButton
                  kind="violet"
                  size="grownup"
                  className={own.way}
                  href={`/parents/report/${id}`}
                >
                  {words.reportOf(nickname ?? words.unnamedChild)}
                </LinkButton>
                <div>{look && <FirstLook look={look} />}</div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
