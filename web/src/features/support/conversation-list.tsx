import { useState } from 'react';
import { wordsOfProblem } from '../../api.ts';
import { momentInWib } from '../../text/moments.ts';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/notice.tsx';
import styles from './conversation.module.css';
import { conversationPath, useConversations } from './use-conversations.ts';
import { words } from './words.ts';

const atFirst = 3;

/** What this family has asked before, each leading to its conversation; nothing when there is none. */
export const ConversationList = () => {
  const { data = [], error, isFetching, refetch } = useConversations();
  const [isWhole, setIsWhole] = useState(false);
  if (error && data.length === 0 && !isFetching)
    return (
      <RetryNotice tone="info" retry={words.tryAgain} onRetry={() => void refetch()}>
        {words.talksFailed} {wordsOfProblem(error)}
      </RetryNotice>
    );
  if (data.length === 0) return null;
  return (
    <section className={styles.talks} aria-labelledby="talks">
      <h2 id="talks">{words.talks}</h2>
      <ul className={styles.list}>
        {data.slice(0, isWhole ? undefined : atFirst).map((conversation) => (
          <li key={conversation.ticket_id}>
            <a className={styles.row} href={conversationPath(conversation.ticket_id)}>
              <span className={styles.subject}>{conversation.subject}</span>
              <span
                className={styles.state}
                data-state={conversation.is_unread ? 'new' : conversation.state}
              >
                {conversation.is_unread ? words.isNew : words.states[conversation.state]}
              </span>
              <span className={styles.when}>{words.lastAt(momentInWib(conversation.last_at))}</span>
            </a>
          </li>
        ))}
      </ul>
      {data.length > atFirst && !isWhole && (
        <Button kind="quiet" size="grownup" className={styles.all} onClick={() => setIsWhole(true)}>
          {words.allConversations(data.length)}
        </Button>
      )}
    </section>
  );
};
