import { support } from '@nobi/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, wordsOfProblem } from '../../api.ts';
import { useSession } from '../../session.ts';
import { momentInWib } from '../../text/moments.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { RetryNotice } from '../../ui/notice.tsx';
import styles from './support.module.css';
import { conversationPath } from './use-conversations.ts';
import { words } from './words.ts';

/** The newest reply not read yet. Once it is on the screen the server is told, and does not send it again. */
const useLatestReply = () => {
  const { token } = useSession();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['unread-replies', token],
    queryFn: ({ signal }) => ask(support.unread, { signal }),
    // What is on the screen must not vanish while somebody reads it, nor come back on the next visit.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const reply = data?.[0];

  useEffect(() => {
    if (!reply) return;
    // If it does not arrive the reply is shown once more, which is better than never.
    ask(support.markRead, { body: reply.ticket_id ? { ticket_id: reply.ticket_id } : {} }).catch(
      () => {},
    );
  }, [reply]);

  return { reply, error, isFetching, lookAgain: () => void refetch() };
};

/** The newest answer, shown once; nothing at all when there is none. */
export const LatestReply = () => {
  const { reply, error, isFetching, lookAgain } = useLatestReply();
  if (error && !isFetching)
    return (
      <RetryNotice tone="info" retry={words.tryAgain} onRetry={lookAgain}>
        {words.replyFailed} {wordsOfProblem(error)}
      </RetryNotice>
    );
  if (!reply) return null;
  return (
    <section className={styles.reply} aria-labelledby="latest-reply">
      <div className={styles.nobi}>
        <Nobi mood="happy" size={76} />
      </div>
      <div className={styles.replyWords}>
        <h2 id="latest-reply">{words.replyTitle}</h2>
        <p className={styles.replyTo}>{words.replyTo(reply.subject)}</p>
        <p className={styles.response}>{reply.response}</p>
        <p className={styles.when}>{words.repliedOn(momentInWib(reply.responded_at))}</p>
        {reply.ticket_id && (
          <LinkButton
            kind="white"
            size="grownup"
            className={styles.writeBack}
            href={conversationPath(reply.ticket_id)}
          >
            {words.writeBack}
          </LinkButton>
        )}
      </div>
    </section>
  );
};
