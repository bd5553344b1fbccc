import { Problem, type ReplyOf, type support } from '@nobi/contract';
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { Suspense } from 'react';
import { wordsOfProblem } from '../../api.ts';
import back from '../../shell/navigation/back-link.module.css';
import { lazyPage } from '../../shell/navigation/lazy-page.ts';
import { usePage } from '../../shell/navigation/use-page.ts';
import { momentInWib } from '../../text/moments.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Notice, RetryNotice } from '../../ui/notice.tsx';
import styles from './conversation.module.css';
import { useConversation } from './use-conversations.ts';
import { words } from './words.ts';

// Needed only beneath a question that was asked: whoever asks for the first time does not fetch it.
const WriteAgain = lazyPage(async () => (await import('./write-again.tsx')).loadWriteAgain());

type Conversation = ReplyOf<typeof support.question>;

const Messages = ({ messages }: Pick<Conversation, 'messages'>) => (
  <ol className={styles.said}>
    {messages.map(({ is_ours, text, picture, at }) => (
      <li key={`${at} ${is_ours}`} className={styles.message} data-ours={is_ours || undefined}>
        <p className={styles.who}>
          {is_ours ? words.ours : words.you}
          <span className={styles.when}>{momentInWib(at)}</span>
        </p>
        {picture ? (
          <a href={picture} target="_blank" rel="noopener">
            <img className={styles.picture} src={picture} alt={words.pictureAlt} />
          </a>
        ) : (
          <p className={styles.text}>{text}</p>
        )}
      </li>
    ))}
  </ol>
);

interface MissingProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** In the place of a conversation that did not come. */
const Missing = ({ error, onAgain }: MissingProps) => {
  if (error instanceof Problem && error.code === 'not_found')
    return <Notice tone="info">{words.talkMissing}</Notice>;
  return (
    <RetryNotice tone="error" retry={words.tryAgain} onRetry={onAgain}>
      {words.talkFailed} {wordsOfProblem(error)}
    </RetryNotice>
  );
};

const Whole = ({ conversation }: { conversation: Conversation }) => (
  <>
    <p className={styles.facts}>
      <span className={styles.state} data-state={conversation.state}>
        {words.states[conversation.state]}
      </span>
      <span>{words.categories[conversation.category]}</span>
    </p>
    <Messages messages={conversation.messages} />
    <Suspense>
      <WriteAgain conversation={conversation} />
    </Suspense>
  </>
);

/** One conversation with the people behind Nobi: what was said, and a place to write again. */
export const ConversationPage = ({ ticket }: { ticket: string }) => {
  usePage(words.talk);
  const { data: conversation, error, isFetching, refetch } = useConversation(ticket);
  return (
    <AdultPage
      title={conversation?.subject ?? words.talk}
      wide
      above={
        <a className={back.back} href="/support">
          <ArrowLeft size={24} weight="bold" aria-hidden="true" />
          {words.talkBack}
        </a>
      }
    >
      <div className={styles.place}>
        {!conversation && isFetching && <p role="status">{words.talkLoading}</p>}
        {!conversation && error && !isFetching && (
          <Missing error={error} onAgain={() => void refetch()} />
        )}
        {conversation && <Whole conversation={conversation} />}
      </div>
    </AdultPage>
  );
};
