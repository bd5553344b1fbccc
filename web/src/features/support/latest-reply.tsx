import { wordsOfProblem } from '../../api.ts';
import { momentInWib } from '../../text/moments.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Nobi } from '../../ui/nobi.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './support.module.css';
import { talkPath } from './talk-path.ts';
import { useLatestReply } from './use-latest-reply.ts';
import { words } from './words.ts';

/** The newest answer, shown once; nothing at all when there is none. */
export const LatestReply = () => {
  const { reply, error, isFetching, lookAgain } = useLatestReply();
  if (error && !isFetching)
    return (
      <Notice
        tone="info"
        action={
          <Button kind="quiet" size="grownup" onClick={lookAgain}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.replyFailed} {wordsOfProblem(error)}
      </Notice>
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
        <LinkButton
          kind="white"
          size="grownup"
          className={styles.writeBack}
          href={talkPath(reply.ticket_id)}
        >
          {words.writeBack}
        </LinkButton>
      </div>
    </section>
  );
};
