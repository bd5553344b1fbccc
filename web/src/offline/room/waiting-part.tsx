import { currentLanguage } from '@nobi/client/language';
import styles from '../../features/adult/adult.module.css';
import { Button } from '../../ui/button.tsx';
import { type AsideGroup, useWaiting } from './use-waiting.ts';
import { words } from './words.ts';

interface EntryProps {
  group: AsideGroup;
  title: string | undefined;
}

const Entry = ({ group, title }: EntryProps) => {
  const { what, count, at, text } = group;
  const day = new Date(at).toLocaleDateString(currentLanguage(), {
    day: 'numeric',
    month: 'long',
  });
  return (
    <li className={styles.entry} data-aside={what}>
      <p>
        <strong>{words.asideWhat[what](count)}</strong>
        <span className={styles.small}>{title === undefined ? day : `${title} · ${day}`}</span>
        {text !== undefined && <span className={styles.small}>{text}</span>}
      </p>
    </li>
  );
};

/** What has yet to reach Nobi, and what it would not have: nothing is dropped unseen. */
export const WaitingPart = ({ titleOf }: { titleOf: (id: string) => string }) => {
  const { waiting, aside, isBusy, sendAgain, drop } = useWaiting();
  if (waiting === 0 && aside.length === 0) return null;
  return (
    <section className={styles.part} tabIndex={-1}>
      {waiting > 0 && <p role="status">{words.waiting(waiting)}</p>}
      {aside.length > 0 && (
        <>
          <h3>{words.aside}</h3>
          <p className={styles.small}>{words.asideMore}</p>
          <ul className={styles.list}>
            {aside.map((group) => (
              <Entry
                key={group.key}
                group={group}
                title={group.item === undefined ? undefined : titleOf(group.item)}
              />
            ))}
          </ul>
          <div className={styles.ways}>
            <Button kind="violet" size="grownup" busy={isBusy} onClick={sendAgain}>
              {words.asideAgain}
            </Button>
            <Button kind="white" size="grownup" onClick={drop}>
              {words.asideDrop}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
