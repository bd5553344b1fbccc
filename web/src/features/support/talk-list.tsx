import { useState } from 'react';
import { wordsOfProblem } from '../../api.ts';
import { momentInWib } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './talk.module.css';
import { talkPath } from './talk-path.ts';
import { useTalks } from './use-talk.ts';
import { words } from './words.ts';

const atFirst = 3;

/** What this family has asked before, each leading to its talk; nothing when there is none. */
export const TalkList = () => {
  const { data = [], error, isFetching, refetch } = useTalks();
  const [isWhole, setIsWhole] = useState(false);
  if (error && data.length === 0 && !isFetching)
    return (
      <Notice
        tone="info"
        action={
          <Button kind="quiet" size="grownup" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.talksFailed} {wordsOfProblem(error)}
      </Notice>
    );
  if (data.length === 0) return null;
  return (
    <section className={styles.talks} aria-labelledby="talks">
      <h2 id="talks">{words.talks}</h2>
      <ul className={styles.list}>
        {data.slice(0, isWhole ? undefined : atFirst).map((talk) => (
          <li key={talk.ticket_id}>
            <a className={styles.row} href={talkPath(talk.ticket_id)}>
              <span className={styles.subject}>{talk.subject}</span>
              <span className={styles.state} data-state={talk.is_unread ? 'new' : talk.state}>
                {talk.is_unread ? words.isNew : words.states[talk.state]}
              </span>
              <span className={styles.when}>{words.lastAt(momentInWib(talk.last_at))}</span>
            </a>
          </li>
        ))}
      </ul>
      {data.length > atFirst && !isWhole && (
        <Button kind="quiet" size="grownup" className={styles.all} onClick={() => setIsWhole(true)}>
          {words.talksAll(data.length)}
        </Button>
      )}
    </section>
  );
};
