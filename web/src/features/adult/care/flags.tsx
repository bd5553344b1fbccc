import { momentInWib } from '../../../text/moments.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { PassingNotice } from '../../../ui/passing-notice.tsx';
import { useSeveralChildren } from '../use-children.ts';
import { words as ofTheRoom } from '../words.ts';
import styles from './care.module.css';
import { Unread } from './unread.tsx';
import { useFlags } from './use-care.ts';
import { words } from './words.ts';

const nameOf = (topic: string): string =>
  Object.entries(words.topics).find(([name]) => name === topic)?.[1] ?? words.otherTopic;

/** What the adult should know of, the newest first. */
export const Flags = () => {
  const { shown, seeing, notice } = useFlags();
  const list = shown.data;
  const several = useSeveralChildren();
  return (
    <section className={styles.part} tabIndex={-1}>
      <h3>{words.flags}</h3>
      <p className={styles.more}>{words.flagsLead}</p>
      {!list && <Unread isPending={!shown.isError} onAgain={() => void shown.refetch()} />}
      {list?.flags.length === 0 && <p>{words.noFlags}</p>}
      {list && list.flags.length > 0 && (
        <ul className={styles.flags}>
          {list.flags.map(({ flag_id, at, severity, topic, prompt, is_seen, nickname }) => (
            <li key={flag_id} className={styles.flag} data-severity={severity}>
              <p className={styles.topic}>
                {nameOf(topic)}
                {!is_seen && <span className={styles.new}>{words.newFlag}</span>}
              </p>
              <p className={styles.more}>
                {several && `${nickname ?? ofTheRoom.unnamedChild} · `}
                {words.severity[severity]} · {momentInWib(at)}
              </p>
              <p>{prompt === null ? words.unquoted : words.wrote(prompt)}</p>
            </li>
          ))}
        </ul>
      )}
      {list && list.unseen > 0 && (
        <FocusKeeper>
          <Button
            kind="white"
            busy={seeing.isPending}
            className={styles.own}
            onClick={() => seeing.mutate()}
          >
            {words.flagsSee}
          </Button>
        </FocusKeeper>
      )}
      <PassingNotice notice={notice} />
    </section>
  );
};
