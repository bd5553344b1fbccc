import styles from '../adult.module.css';
import { Unread } from '../care/unread.tsx';
import { words } from '../words.ts';
import { ChildTimes } from './child-times.tsx';
import { useFamilyTimes } from './use-child-times.ts';

/** When each child may play. */
export const Playtime = () => {
  const { children, isFailed, refetch } = useFamilyTimes();
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="playtime-title">
      <h2 id="playtime-title">{words.playtime}</h2>
      <p className={styles.lead}>{words.playtimeLead}</p>
      {!children && <Unread isPending={!isFailed} onAgain={refetch} />}
      {children?.map(({ child, set }) => (
        <ChildTimes key={child.id} child={child} set={set} />
      ))}
    </section>
  );
};
