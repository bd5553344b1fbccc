import { Problem, type ReplyOf, type support } from '@nobi/contract';
import { ArrowLeft } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { wordsOfProblem } from '../../api.ts';
import back from '../../shell/back-link.module.css';
import { usePage } from '../../shell/use-page.ts';
import { momentInWib } from '../../text/moments.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FollowUpForm } from './follow-up-form.tsx';
import styles from './talk.module.css';
import { useTalk } from './use-talk.ts';
import { words } from './words.ts';

type Talk = ReplyOf<typeof support.question>;

const Said = ({ messages }: Pick<Talk, 'messages'>) => (
  <ol className={styles.said}>
    {messages.map(({ is_ours, text, at }) => (
      <li key={`${at} ${is_ours}`} className={styles.message} data-ours={is_ours || undefined}>
        <p className={styles.who}>
          {is_ours ? words.ours : words.you}
          <span className={styles.when}>{momentInWib(at)}</span>
        </p>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ol>
);

interface MissingProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** In the place of a talk that did not come. */
const Missing = ({ error, onAgain }: MissingProps) => {
  if (error instanceof Problem && error.code === 'not_found')
    return <Notice tone="info">{words.talkMissing}</Notice>;
  return (
    <Notice
      tone="error"
      action={
        <Button kind="quiet" size="grownup" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.talkFailed} {wordsOfProblem(error)}
    </Notice>
  );
};

const Whole = ({ talk }: { talk: Talk }) => (
  <>
    <p className={styles.facts}>
      <span className={styles.state} data-state={talk.state}>
        {words.states[talk.state]}
      </span>
      <span>{words.categories[talk.category]}</span>
    </p>
    <Said messages={talk.messages} />
    <FollowUpForm talk={talk} />
  </>
);

/** One talk with the people behind Nobi: what was said, and a place to write again. */
export const TalkPage = ({ ticket }: { ticket: string }) => {
  usePage(words.talk);
  const { data: talk, error, isFetching, refetch } = useTalk(ticket);
  return (
    <AdultPage
      title={talk?.subject ?? words.talk}
      wide
      above={
        <a className={back.back} href="/support">
          <ArrowLeft size={24} weight="bold" aria-hidden="true" />
          {words.talkBack}
        </a>
      }
    >
      <div className={styles.place}>
        {!talk && isFetching && <p role="status">{words.talkLoading}</p>}
        {!talk && error && !isFetching && <Missing error={error} onAgain={() => void refetch()} />}
        {talk && <Whole talk={talk} />}
      </div>
    </AdultPage>
  );
};
