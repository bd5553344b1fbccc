import { useState } from 'react';
import styles from '../adult.module.css';
import { ChildChoice } from '../care/child-choice.tsx';
import { Unread } from '../care/unread.tsx';
import { useSeveralChildren } from '../use-children.ts';
import { words } from '../words.ts';
import { ChildTimes } from './child-times.tsx';
import { useFamilyTimes } from './use-child-times.ts';

/** When each child may play. */
export const Playtime = () => {
  const { children, isFailed, refetch } = useFamilyTimes();
  const several = useSeveralChildren();
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? children?.[0]?.child.id;
  return (
    <section className={styles.card} tabIndex={-1} aria-labelledby="playtime-title">
      <h2 id="playtime-title">{words.playtime}</h2>
      <p className={styles.lead}>{words.playtimeLead}</p>
      {!children && <Unread isPending={!isFailed} onAgain={refetch} />}
      {several && (
        <ChildChoice title={words.whoseTimes} all={several} chosen={shown} onChoose={setChosen} />
      )}
      {children?.map(({ child, set }) => (
        // All stay: what was chosen for one waits while another is looked at.
        <div key={child.id} hidden={child.id !== shown}>
          <ChildTimes child={child} set={set} />
        </div>
      ))}
    </section>
  );
};
